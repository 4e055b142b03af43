import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays, daysBetween } from '#gateway/kernel/people/calendar.ts';
import { openFileOf } from '#gateway/services/performance/files.ts';
import { settleScore } from '#gateway/services/performance/reviews/settle.ts';
import { insertRows } from '../insert-rows.ts';
import { createRandom } from '../random.ts';
import type { Maker } from './performance-maker.ts';

/** The day of the half-year on which somebody gets another manager. */
const transferDay = 100;

interface Shared {
  readonly id: string;
  readonly employmentId: string;
  readonly managerId: string;
  readonly reviewId: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly jobId: string;
  readonly fromOn: string;
  readonly toOn: string;
}

/** Gives one person of a reviewed cycle two managers, who share the review by their days. */
export async function shareOne(
  transaction: DatabaseTransaction,
  { tenant_id, anchor, members, words, meeting }: Maker,
  cycleId: string,
  seed: number,
): Promise<void> {
  const random = createRandom(seed + 910_003, Date.parse(anchor));
  const known = members.filter(
    ({ person }) => person.fixed === null && !person.leads && !meeting?.levels.has(person),
  );
  const file = await findShared(
    transaction,
    tenant_id,
    cycleId,
    known.map(({ person }) => person.employmentId),
  );
  if (file === undefined) return;
  const earlier = members.find(({ manager }) => manager.employmentId !== file.managerId)?.manager;
  if (earlier === undefined || earlier.employmentId === file.employmentId) return;
  const on = addDays(file.fromOn, transferDay);
  await transferOne(transaction, tenant_id, file, {
    earlierId: earlier.employmentId,
    on,
    id: random.id(),
  });
  await sql`update review set days = ${daysBetween(on, file.toOn) + 1}
    where tenant_id = ${tenant_id} and id = ${file.reviewId}`.execute(transaction);
  // A level of each score more than the later manager gave, where there is one.
  const answers = Object.fromEntries(
    Object.entries(file.answers).map(([item, score]) => [
      item,
      score === '5' ? '5' : `${Number(score) + 1}`,
    ]),
  );
  await insertRows(transaction, 'review', [
    {
      tenant_id,
      id: random.id(),
      appraisal_id: file.id,
      reviewer_id: earlier.employmentId,
      role: 'former',
      state: 'submitted',
      decline_why: null,
      answers: answers as never,
      comment: random.pick(words.managerComments),
      version: 1,
      days: transferDay,
    },
  ]);
  const reader = { database: transaction, tenantId: tenant_id, locale: 'zh-CN' as const };
  await settleScore(reader, await openFileOf(reader, file.id));
}

/** Somebody with one job for all of the cycle, whose manager has submitted. */
async function findShared(
  transaction: DatabaseTransaction,
  tenantId: string,
  cycleId: string,
  employments: readonly string[],
): Promise<Shared | undefined> {
  const { rows } = await sql<Shared>`select a.id, a.employment_id as "employmentId",
      a.manager_id as "managerId", v.id as "reviewId", v.answers, j.id as "jobId",
      c.from_on as "fromOn", c.to_on as "toOn"
    from appraisal a
    join performance_cycle c on c.tenant_id = a.tenant_id and c.id = a.cycle_id
    join review v on v.tenant_id = a.tenant_id and v.appraisal_id = a.id
      and v.role = 'manager' and v.state = 'submitted'
    join job_row j on j.tenant_id = a.tenant_id and j.employment_id = a.employment_id
      and j.to_on is null and j.from_on < c.from_on
    where a.tenant_id = ${tenantId} and a.cycle_id = ${cycleId} and a.not_rated is null
      and a.employment_id = any(${employments}::uuid[])
    order by a.id limit 1`.execute(transaction);
  return rows[0];
}

async function transferOne(
  transaction: DatabaseTransaction,
  tenantId: string,
  { jobId, managerId }: Shared,
  { earlierId, on, id }: { readonly earlierId: string; readonly on: string; readonly id: string },
): Promise<void> {
  await sql`update job_row set to_on = ${addDays(on, -1)}::date, manager_id = ${earlierId}
    where tenant_id = ${tenantId} and id = ${jobId}`.execute(transaction);
  await sql`insert into job_row select (jsonb_populate_record(j, jsonb_build_object(
      'id', ${id}::text, 'from_on', ${on}::text, 'to_on', null, 'reason', 'transfer',
      'manager_id', ${managerId}::text))).*
    from job_row j where j.tenant_id = ${tenantId} and j.id = ${jobId}`.execute(transaction);
}
