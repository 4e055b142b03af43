import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Reach } from '#gateway/kernel/people/reach.ts';
import { addToChain } from '../life/save-chain.ts';
import { refuseFields } from './check-changes.ts';
import type { StoredRecord } from './read-record.ts';
import { columnsOf, type FieldChanges } from './record-fields.ts';

type JobReason = 'transfer' | 'promotion';

/**
 * Changes the job from today on. On the day a job began, and for somebody who is not here yet or not
 * any more, the change corrects the row; otherwise the row ends yesterday and a new one begins. Planned transfers keep what
 * they set themselves.
 */
export async function saveJob(
  context: CallContext,
  { day }: Reach,
  record: StoredRecord,
  changes: FieldChanges,
): Promise<void> {
  const columns = columnsOf(changes, 'job');
  if (Object.keys(columns).length === 0) return;
  const job = await context.database
    .selectFrom('job_row as j')
    .where('j.tenant_id', '=', context.tenantId)
    .where('j.id', '=', record.jobId)
    .select(['j.from_on', 'j.reason'])
    .executeTakeFirstOrThrow();
  const gone = record.leftOn !== null && record.leftOn <= day;
  const corrects = job.from_on >= day || gone;
  await addToChain(context, record.id, {
    from: corrects ? job.from_on : day,
    values: columns,
    reason: corrects ? job.reason : await reasonOf(context, record, changes),
    changeId: null,
  });
}

/** A higher grade in the same organisation is a promotion; everything else is a transfer. */
async function reasonOf(
  { database, tenantId }: CallContext,
  record: StoredRecord,
  changes: FieldChanges,
): Promise<JobReason> {
  if (changes.organId !== undefined || !changes.gradeCode) return 'transfer';
  const grades = await database
    .selectFrom('grade as g')
    .where('g.tenant_id', '=', tenantId)
    .where('g.code', 'in', [changes.gradeCode, record.values.gradeCode ?? ''])
    .select(['g.code', 'g.rank'])
    .execute();
  const rankOf = new Map(grades.map(({ code, rank }) => [code, rank]));
  const before = rankOf.get(record.values.gradeCode ?? '') ?? 0;
  return (rankOf.get(changes.gradeCode) ?? 0) > before ? 'promotion' : 'transfer';
}

/**
 * Moves the beginning of the first job with the day of joining.
 * @throws {RefusedError} `badInput` when that day lies after the first job's end.
 */
export async function moveFirstJob(
  { database, tenantId }: CallContext,
  { id }: StoredRecord,
  joinedOn: string,
): Promise<void> {
  const first = await database
    .selectFrom('job_row as j')
    .where('j.tenant_id', '=', tenantId)
    .where('j.employment_id', '=', id)
    .orderBy('j.from_on')
    .limit(1)
    .select(['j.id', 'j.to_on'])
    .executeTakeFirstOrThrow();
  if (first.to_on !== null && joinedOn > first.to_on) refuseFields([['joinedOn', 'dateOrder']]);
  await database
    .updateTable('job_row')
    .set({ from_on: joinedOn })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', first.id)
    .execute();
}
