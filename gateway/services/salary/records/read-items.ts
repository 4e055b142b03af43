import { itemsOfPlan } from '#bridge/calls/salary/records/pay-plan.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import type { RunItem } from '../engine/person-slip.ts';
import { compilePlan, type PlanItem } from '../formula/plan.ts';
import { faultOfTest } from '../formula/plan-test.ts';

type Scope = Pick<CallContext, 'database' | 'tenantId' | 'now'>;

/** An item with the id of its row. */
export type StoredItem = PlanItem & { readonly id: string };

/** The items of the company. */
export async function readItems({
  database,
  tenantId,
}: Pick<CallContext, 'database' | 'tenantId'>): Promise<readonly StoredItem[]> {
  const rows = await database
    .selectFrom('pay_item')
    .select(['id', 'code', 'name_zh', 'unit', 'formula'])
    .where('tenant_id', '=', tenantId)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map(({ id, code, name_zh, unit, formula }) => ({
    id,
    code,
    unit,
    formula,
    nameZh: name_zh,
  }));
}

/** The items of a plan; all of them where there is none. */
export function chosenItems<Item extends Pick<PlanItem, 'code' | 'nameZh'>>(
  items: readonly Item[],
  plan: string | null,
): readonly Item[] {
  if (plan === null) return items;
  const wanted = new Set(itemsOfPlan(plan));
  return items.filter(({ code, nameZh }) => wanted.has(code) || wanted.has(nameZh));
}

/** An item that amounts are entered under. */
export interface EntryItem extends Pick<RunItem, 'code' | 'treatment'> {
  readonly id: string;
}

/**
 * Items of these codes that amounts are entered under by hand and that a plan pays: what is entered under another one
 * would never be paid.
 */
export async function entryItems(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  codes: readonly string[],
  plan: string | null,
): Promise<readonly EntryItem[]> {
  const known = await database
    .selectFrom('pay_item')
    .where('tenant_id', '=', tenantId)
    .where('code', 'in', codes)
    .where('source', '=', 'entry')
    .where('disabled', '=', false)
    .where('removed_at', 'is', null)
    .select(['id', 'code', 'treatment', 'name_zh as nameZh'])
    .execute();
  return chosenItems(known, plan);
}

/** The first line of a plan that names no item, or one whose formula is wrong among those of the plan; null where none is. */
export function wrongLine(items: readonly PlanItem[], plan: string): number | null {
  const { faults } = compilePlan(chosenItems(items, plan));
  const at = itemsOfPlan(plan).findIndex((name) => {
    const item = items.find(({ code, nameZh }) => code === name || nameZh === name);
    return item === undefined || faults.some(({ code }) => code === item.code);
  });
  return at < 0 ? null : at + 1;
}

/** The items of the plans of the company by plan. */
export async function readPlans({
  database,
  tenantId,
}: Pick<CallContext, 'database' | 'tenantId'>): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('pay_plan')
    .where('tenant_id', '=', tenantId)
    .where('removed_at', 'is', null)
    .select(['id', 'items'])
    .execute();
  return new Map(rows.map(({ id, items }) => [id, items]));
}

/** Whether a test that is in use fails with these items. */
export async function doesTestFail(
  { database, tenantId, now }: Scope,
  items: readonly PlanItem[],
): Promise<boolean> {
  const tests = await database
    .selectFrom('pay_test as t')
    .leftJoin('pay_plan as p', (join) =>
      join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.id', '=', 't.plan_id'),
    )
    .where('t.tenant_id', '=', tenantId)
    .where('t.removed_at', 'is', null)
    .where('t.disabled', '=', false)
    .select(['t.given', 't.expected', 'p.items'])
    .execute();
  const scope = { place: 'CN', asOf: dayOf(now()) };
  return tests.some((test) => faultOfTest(test, chosenItems(items, test.items), scope) !== null);
}
