import { sql } from 'kysely';
import type { adviseTransfer } from '#bridge/calls/joyhr/life.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { articles } from '../law/texts/articles.ts';
import { readStoredRecord } from '../record/read-record.ts';
import { type Finding, readFullPosition } from './advise-entry.ts';
import { adviceWords } from './texts/advice-words.ts';

type Request = ParsedRequestOf<typeof adviseTransfer>;

/**
 * Returns what plan and law say of a transfer.
 * @throws {RefusedError} `notFound` for somebody out of reach.
 */
export async function answerTransferAdvice(
  context: CallContext,
  request: Request,
): Promise<ResultOf<typeof adviseTransfer>> {
  const { values } = await readStoredRecord(
    context,
    await readReach(context),
    request.employmentId,
  );
  const { locale } = context;
  const { postId, organId } = request;
  const isOtherPost = postId !== undefined && postId !== values.postId;
  const isElsewhere = organId !== undefined && organId !== values.organId;
  const written: Finding = {
    tone: 'info',
    text: adviceWords[locale].writtenChange,
    source: articles.change[locale],
  };
  return {
    findings: [
      ...(await planFindings(context, request)),
      ...(isElsewhere ? await headFindings(context, request) : []),
      ...(isOtherPost ? [written] : []),
    ],
  };
}

async function planFindings(
  context: CallContext,
  { positionId, effectiveOn: day, employmentId: besides }: Request,
): Promise<readonly Finding[]> {
  if (positionId === undefined) return [];
  const seats = await readFullPosition(context, { positionId, day, besides });
  if (seats === undefined) return [];
  const text = adviceWords[context.locale].overPlanMoved(seats.planned, seats.filled);
  return [{ tone: 'warn', text, source: null }];
}

/** What somebody heads goes on under them until another head is named. */
async function headFindings(
  { database, tenantId, locale }: CallContext,
  { employmentId, effectiveOn }: Request,
): Promise<readonly Finding[]> {
  const { rows } = await sql<{ name: string }>`select o.name from organ_row o
    join organ g on g.tenant_id = o.tenant_id and g.id = o.organ_id
    where o.tenant_id = ${tenantId} and o.leader_id = ${employmentId} and ${onDay('o', effectiveOn)}
      and (g.closed_on is null or g.closed_on > ${effectiveOn}::date)
    order by o.path`.execute(database);
  if (rows.length === 0) return [];
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    rows.map(({ name }) => name),
  );
  return [{ tone: 'warn', text: adviceWords[locale].stillHeads(names), source: null }];
}
