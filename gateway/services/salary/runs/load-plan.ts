import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import type { RuleSet } from '#gateway/kernel/law/own-rule.ts';
import { addDays, addMonths, daysThrough } from '#gateway/kernel/people/calendar.ts';
import { readDayKinds } from '#gateway/kernel/people/company-days.ts';
import { loadRuleSet } from '../../ruleEngine/company-rules/load-rules.ts';
import type { RunFacts, RunItem } from '../engine/person-slip.ts';
import { compilePlan } from '../formula/plan.ts';
import { chosenItems } from '../records/read-items.ts';
import type { Run } from './open-run.ts';

/** What holds for everybody in a run: its days and the compiled items. */
export async function loadRunFacts(
  database: DatabaseTransaction,
  tenantId: string,
  run: Pick<Run, 'from_on' | 'to_on' | 'tax_month' | 'part_month' | 'plan_items'>,
): Promise<RunFacts> {
  const items = await database
    .selectFrom('pay_item as i')
    .where('i.tenant_id', '=', tenantId)
    .where('i.removed_at', 'is', null)
    .where('i.disabled', '=', false)
    .orderBy('i.sort_order')
    .orderBy('i.code')
    .select([
      'i.code',
      'i.name_zh as nameZh',
      'i.name_en as nameEn',
      'i.source',
      'i.unit',
      'i.treatment',
      'i.formula',
      'i.sort_order as sortOrder',
    ])
    .execute();
  const { order, faults } = compilePlan<RunItem>(chosenItems(items, run.plan_items));
  const [fault] = faults;
  // Saving an item checks all of them, so this is a fault of ours.
  if (fault !== undefined) throw new Error(`The pay item ${fault.code} does not compile.`);
  const kindOf = await readDayKinds(database, tenantId, { from: run.from_on, to: run.to_on });
  const rules = await rulesOfRun(database, tenantId, run);
  return {
    fromOn: run.from_on,
    toOn: run.to_on,
    method: run.part_month,
    payMonth: run.tax_month.slice(0, 7),
    plan: order,
    rules,
    dueOn: daysThrough(run.from_on, run.to_on).filter((day) => kindOf(day) !== 'rest-day'),
  };
}

/** The rules that hold in the month of payment of a run. */
export function rulesOfRun(
  database: DatabaseTransaction,
  tenantId: string,
  { tax_month: from }: Pick<Run, 'tax_month'>,
): Promise<RuleSet> {
  return loadRuleSet(database, tenantId, { from, to: addDays(addMonths(from, 1), -1) });
}
