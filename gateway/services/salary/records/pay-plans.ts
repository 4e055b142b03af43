import { sql } from 'kysely';
import { payPlan } from '#bridge/calls/salary/records/pay-plan.ts';
import { payPlanWords } from '#bridge/calls/salary/records/pay-plan.words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { bindRecord, type Change, type ChangeIssue } from '#gateway/record/binding.ts';
import { readItems, wrongLine } from './read-items.ts';

type Fields = (typeof payPlan)['fields'];

/** Pay plans in their table. A plan holds items that are there, with all that their formulas read. */
export const payPlans = bindRecord(payPlan, {
  table: 'pay_plan',
  words: payPlanWords,
  rules: { check: checkPlans, inUse: plansInUse },
});

async function checkPlans(
  changes: readonly Change<Fields>[],
  context: CallContext,
): Promise<readonly ChangeIssue<'items'>[]> {
  const saved = changes.filter(({ action }) => action === 'create' || action === 'update');
  if (saved.length === 0) return [];
  const items = await readItems(context);
  return saved.flatMap(({ id, after }) => {
    const line = wrongLine(items, after.items);
    return line === null ? [] : [{ id, field: 'items', issue: 'planItem', min: line } as const];
  });
}

/** Plans that groups are paid by, and those that tests are for. */
async function plansInUse(
  ids: readonly string[],
  { database, tenantId }: CallContext,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select g.plan_id as id from pay_group g
    where g.tenant_id = ${tenantId} and g.removed_at is null and g.plan_id = any(${ids}::uuid[])
    union
    select t.plan_id from pay_test t
    where t.tenant_id = ${tenantId} and t.removed_at is null and t.plan_id = any(${ids}::uuid[])`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}
