import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { computeDispatchMonth } from '#bridge/calls/outsourcing/settle.ts';
import { outsourcingCodes } from '#bridge/calls/outsourcing/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { commitSave } from '#gateway/record/save/commit.ts';
import { type AskedRow, planSave } from '#gateway/record/save/plan.ts';
import { refuseOne } from '#gateway/record/save/problems.ts';
import { noteRows } from '#gateway/record/save/verbs.ts';
import { openScope, type Scope } from '#gateway/record/scope.ts';
import { isMonthClosed } from '../../kaoqin/months/read-totals.ts';
import { records } from '../../records.ts';
import { dispatchSettlements } from '../records/index.ts';
import { readCorrected, readWorked, type Worked, workingDays } from './read-worked.ts';
import { timeOf } from './values.ts';

interface Kept {
  readonly id: string;
  readonly employmentId: string;
  readonly corrects: string | null;
  readonly open: boolean;
}

/**
 * Makes the settlements of a month out of its closed attendance: one for each worker, and one for each earlier month that
 * attendance has corrected since. A second time the drafts follow; what was approved, disputed or paid stays as it is.
 */
export async function computeMonth(
  context: CallContext,
  { month }: ParsedRequestOf<typeof computeDispatchMonth>,
): Promise<ResultOf<typeof computeDispatchMonth>> {
  const { database, tenantId } = context;
  if (!month.endsWith('-01'))
    throw new RefusedError('badInput', { fields: [{ path: 'month', issue: 'month' }] });
  await sql`select pg_advisory_xact_lock(hashtextextended(${`dispatch-month:${tenantId}`}, 0))`.execute(
    database,
  );
  if (!(await isMonthClosed(database, tenantId, month)))
    throw new RefusedError(outsourcingCodes.monthOpen);
  const scope = await openScope(context, dispatchSettlements, records);
  const reached = await reachedOf(scope, [
    ...(await readWorked(context, month)),
    ...(await readCorrected(context, month)),
  ]);
  const kept = await readKept(context, month);
  const made = reached.filter((one) => !kept.has(keyOf(one)));
  const followed = reached.filter((one) => kept.get(keyOf(one))?.open);
  const dueIn = await dueDays(context, month, reached);
  const asked = [...made, ...followed].map((one): AskedRow => {
    const id = kept.get(keyOf(one))?.id ?? null;
    const { employmentId: employment, corrects } = one;
    const time = timeOf(one, dueIn.get(corrects ?? month) ?? 0);
    const key = { employment, month, ...(corrects === null ? {} : { corrects }) };
    return { id, values: { ...(id === null ? key : {}), ...time }, custom: {} };
  });
  const plan = await planSave(scope, asked);
  refuseOne(plan, 'values');
  await commitSave(scope, plan.planned);
  noteRows(scope, plan.planned);
  await keepMinutes(context, month, [...made, ...followed]);
  return {
    made: made.length,
    changed: plan.planned.filter(({ before }) => before !== null).length,
    kept: reached.length - made.length - followed.length,
    corrections: made.filter(({ corrects }) => corrects !== null).length,
  };
}

const keyOf = ({ employmentId, corrects }: Pick<Worked, 'employmentId' | 'corrects'>): string =>
  `${employmentId} ${corrects ?? ''}`;

async function reachedOf(
  { context, reach }: Scope,
  all: readonly Worked[],
): Promise<readonly Worked[]> {
  const people = await reachedPeople(context, reach)
    .where(sql<boolean>`e.id = any(${all.map((one) => one.employmentId)}::uuid[])`)
    .select('e.id')
    .execute();
  const ids = new Set(people.map(({ id }) => id));
  return all.filter(({ employmentId }) => ids.has(employmentId));
}

async function readKept(
  { database, tenantId }: CallContext,
  month: string,
): Promise<ReadonlyMap<string, Kept>> {
  const { rows } = await sql<Kept>`select id, employment_id as "employmentId",
      to_char(corrects, 'YYYY-MM-DD') as corrects, (state = 'draft' and pending is null) as open
    from dispatch_settlement where tenant_id = ${tenantId} and month = ${month}::date
      and removed_at is null`.execute(database);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

async function dueDays(
  context: CallContext,
  month: string,
  all: readonly Worked[],
): Promise<ReadonlyMap<string, number>> {
  const months = new Set(all.map(({ corrects }) => corrects ?? month));
  const counted: [string, number][] = [];
  for (const one of months) counted.push([one, await workingDays(context, one)]);
  return new Map(counted);
}

/** Amounts are made of minutes: a third of an hour is no whole number of hundredths. */
async function keepMinutes(
  { database, tenantId }: CallContext,
  month: string,
  all: readonly Worked[],
): Promise<void> {
  await sql`update dispatch_settlement s set minutes = x.minutes, minutes150 = x."minutes150",
      minutes200 = x."minutes200", minutes300 = x."minutes300"
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as x("employmentId" uuid, corrects date,
      minutes int, "minutes150" int, "minutes200" int, "minutes300" int)
    where s.tenant_id = ${tenantId} and s.month = ${month}::date and s.removed_at is null
      and s.employment_id = x."employmentId" and s.corrects is not distinct from x.corrects`.execute(
    database,
  );
}
