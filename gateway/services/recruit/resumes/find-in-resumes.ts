import { type RawBuilder, sql } from 'kysely';
import { type AskedWord, askedWord } from './resume-words.ts';

/** The condition that the résumé of a candidate (`r`) has what is typed: its words are looked up, and only texts that have them all are read. */
export function hasInResume(tenantId: string, typed: string): RawBuilder<boolean> {
  const asked = askedWord(typed);
  if (asked.plain === '') return sql<boolean>`false`;
  return sql<boolean>`r.resume_id in (select t.file_id from resume_text t
    where t.tenant_id = ${tenantId}
      and case when ${hasWords(tenantId, asked)} then ${placeIn(asked)} > 0 else false end)`;
}

/** Texts (`t`) that may have it. */
function hasWords(tenantId: string, { words }: AskedWord): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`true`;
  return sql<boolean>`(not t.has_words or t.candidate_id in (select w.candidate_id from resume_word w
    where w.tenant_id = ${tenantId} and w.word = any(${words}::text[])
    group by w.candidate_id having count(*) = ${words.length}))`;
}

/** Where a text (`t`) has it, 0 for nowhere. */
function placeIn({ plain, joins }: AskedWord): RawBuilder<number> {
  const spaced = sql<number>`strpos(lower(${linesAs(' ')}), ${plain})`;
  if (!joins) return spaced;
  return sql<number>`greatest(${spaced}, strpos(lower(${linesAs('')}), ${plain}))`;
}

/** A text (`t`) with something else between its lines. */
export function linesAs(between: string): RawBuilder<string> {
  return sql<string>`replace(t.text, E'\n', ${between})`;
}
