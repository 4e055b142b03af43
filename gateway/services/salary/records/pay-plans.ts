import { itemsOfPlan, payPlan } from '#bridge/calls/salary/records/pay-plan.ts';
import { payPlanWords } from '#bridge/calls/salary/records/pay-plan.words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { bindRecord, type Change, type ChangeIssue } from '#gateway/record/binding.ts';
import { compilePlan } from '../formula/plan.ts';
import { chosenItems, readItems } from './read-items.ts';

type Fields = (typeof payPlan)['fields'];

/** Pay plans in their table. A plan holds items that are there, with all that their formulas read. */
export const payPlans = bindRecord(payPlan, {
  table: 'pay_plan',
  words: payPlanWords,
  rules: { check: checkPlans, inUse: plansOfGroups },
});

async function checkPlans(
  changes: readonly Change<Fields>[],
  context: CallContext,
): Promise<readonly ChangeIssue<'items'>[]> {
  const saved = changes.filter(({ action }) => action === 'create' || action === 'update');
  if (saved.length === 0) return [];
  const items = await readItems(context);
  return saved.flatMap(({ id, after }) => {
    const names = itemsOfPlan(after.items);
    const isKnown = (name: string) =>
      items.some(({ code, nameZh }) => code === name || nameZh === name);
    const { faults } = compilePlan(chosenItems(items, after.items));
    const wrong = names.findIndex(
      (name) =>
        !isKnown(name) ||
        faults.some(({ code }) =>
          items.some((item) => item.code === code && (name === code || name === item.nameZh)),
        ),
    );
    if (wrong < 0) return [];
    return [{ id, field: 'items', issue: 'planItem', min: wrong + 1 } as const];
  });
}

async function plansOfGroups(
  ids: readonly string[],
  { database, tenantId }: CallContext,
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const groups = await database
    .selectFrom('pay_group as g')
    .where('g.tenant_id', '=', tenantId)
    .where('g.removed_at', 'is', null)
    .where('g.plan_id', 'in', [...ids])
    .select('g.plan_id as id')
    .distinct()
    .execute();
  return groups.flatMap(({ id }) => (id === null ? [] : [id]));
}
