import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { quoteResumes } from '#bridge/calls/recruit/resumes.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { isReadable, rightEverywhere } from '#gateway/record/rights.ts';
import { inReach, openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { candidates } from '../records/index.ts';
import { linesAs } from './find-in-resumes.ts';
import { askedWord } from './resume-words.ts';

/** Characters before the word, and of the whole quote. */
const before = 12;
const length = 90;

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
