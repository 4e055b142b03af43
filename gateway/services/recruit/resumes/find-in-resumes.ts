import { type RawBuilder, sql } from 'kysely';
import { type AskedWord, askedWord } from './resume-words.ts';

/** Fewer letters than this are in nearly every résumé: they find none. */
const fewestLetters = 2;

/**
 * The condition that the résumé of a candidate (`r`) has what is typed. Its words are looked up, and only texts that have
 * them all are read; none is read for a word that is looked up as a whole.
 */
export function hasInResume(tenantId: string, typed: string): RawBuilder<boolean> {
  const asked = askedWord(typed);
  if ([...asked.plain].length < fewestLetters) return sql<boolean>`false`;
  return sql<boolean>`r.resume_id in (select t.file_id from resume_text t
    where t.tenant_id = ${tenantId} and ${textHas(tenantId, asked)})`;
}

/** Whether a text (`t`) has it: words decide where they are kept. */
function textHas(tenantId: string, asked: AskedWord): RawBuilder<boolean> {
  const { words, isWord } = asked;
  const isIn = isInText(asked);
  if (words.length === 0) return isIn;
  const hasWords = sql<boolean>`t.candidate_id in (select w.candidate_id from resume_word w
    where w.tenant_id = ${tenantId} and w.word = any(${words}::text[])
    group by w.candidate_id having count(*) = ${words.length})`;
  if (isWord) return sql<boolean>`case when t.has_words then ${hasWords} else ${isIn} end`;
  return sql<boolean>`case when t.has_words and not ${hasWords} then false else ${isIn} end`;
}

/** A space may be the end of a line, also between Chinese words. */
function isInText({ plain, joins }: AskedWord): RawBuilder<boolean> {
  const isIn = sql<boolean>`strpos(t.plain, ${plain}) > 0`;
  if (!joins || !plain.includes(' ')) return isIn;
  return sql<boolean>`(${isIn} or strpos(lower(${linesAs(' ')}), ${plain}) > 0)`;
}

/** A text (`t`) with something else between its lines. */
export function linesAs(between: string): RawBuilder<string> {
  return sql<string>`replace(t.text, E'\n', ${between})`;
}
