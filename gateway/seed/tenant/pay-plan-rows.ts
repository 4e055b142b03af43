import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { createRandom } from '../random.ts';
import { payDemoWords } from './pay-words.ts';
import type { Structure } from './structure.ts';

/** Writes a plan beside the usual one, and tests that keep formulas as they are meant. */
export async function writePayPlans(
  transaction: DatabaseTransaction,
  { tenantId: tenant_id, plan, anchor }: Structure,
): Promise<void> {
  // A source of its own: the figures of the demo stay as they are.
  const random = createRandom(plan.seed + 700_031, Date.parse(anchor));
  const words = payDemoWords[plan.locale];
  await insertRows(transaction, 'pay_plan', [
    {
      tenant_id,
      id: random.id(),
      name: words.internPlan,
      items: 'base_pay\nallowance\nunpaid_days\nunpaid_leave\nbonus\ndeduction',
      note: words.internNote,
    },
  ]);
  const test = (name: string, given: string, expected: string): Row<'pay_test'> => ({
    tenant_id,
    id: random.id(),
    name,
    plan_id: null,
    given,
    expected,
    disabled: false,
  });
  await insertRows(transaction, 'pay_test', [
    test(words.unpaidTest, 'file.total = 8700\nunpaid_days = 1', 'unpaid_leave = -400'),
    test(words.sickTest, 'file.total = 8700\nsick_days = 2', 'sick_leave = -320'),
    test(words.overtimeTest, 'file.base = 8700\novertime_hours = 10', 'overtime_pay = 750'),
  ]);
}
