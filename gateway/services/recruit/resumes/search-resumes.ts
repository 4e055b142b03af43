import { type RawBuilder, sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { quoteResumes } from '#bridge/calls/recruit/resumes.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { isReadable, rightEverywhere } from '#gateway/record/rights.ts';
import { inReach, openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { candidates } from '../records/index.ts';
import { type AskedWord, askedWord } from './resume-words.ts';

/** Characters before the word, and of the whole quote. */
const before = 24;
const length = 90;

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

function linesAs(between: string): RawBuilder<string> {
  return sql<string>`replace(t.text, E'\n', ${between})`;
}

/** Quotes the résumés of candidates in reach around a word, for those who may read every résumé. */
export async function answerQuotes(
  context: CallContext,
  { keyword, candidateIds }: ParsedRequestOf<typeof quoteResumes>,
): Promise<ResultOf<typeof quoteResumes>> {
  const scope = await openScope(context, candidates, records);
  const asked = askedWord(keyword);
  if (asked.plain === '' || !isReadable(rightEverywhere(scope, 'resume'))) return [];
  const { database, tenantId } = context;
  // Only a word that goes over the end of a line is quoted without the ends of lines.
  const { rows } = await sql<{
    candidateId: string;
    quote: string;
    isStart: boolean;
    isEnd: boolean;
  }>`
    select r.id as "candidateId", substr(q.text, greatest(1, q.place - ${before}::int), ${length}::int) as quote,
      q.place <= ${before + 1}::int as "isStart",
      char_length(q.text) < greatest(1, q.place - ${before}::int) + ${length}::int as "isEnd"
    from candidate r
    join resume_text t on t.tenant_id = r.tenant_id and t.file_id = r.resume_id
    cross join lateral (select s.text, strpos(lower(s.text), ${asked.plain}) as place
      from (values (1, ${linesAs(' ')}), (2, ${linesAs('')})) s (serial, text)
      where (s.serial = 1 or ${asked.joins}::boolean) and strpos(lower(s.text), ${asked.plain}) > 0
      order by s.serial limit 1) q
    where r.tenant_id = ${tenantId} and r.id = any(${candidateIds}::uuid[])
      and r.removed_at is null and ${inReach(scope)}
    order by r.id`.execute(database);
  const first = new Map(rows.map((row) => [row.candidateId, row]));
  return [...first.values()].map(({ candidateId, quote, isStart, isEnd }) => ({
    candidateId,
    quote: `${isStart ? '' : '…'}${quote.trim()}${isEnd ? '' : '…'}`,
  }));
}
