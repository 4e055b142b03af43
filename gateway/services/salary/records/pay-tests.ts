import { payTest } from '#bridge/calls/salary/records/pay-test.ts';
import { payTestWords } from '#bridge/calls/salary/records/pay-test.words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { bindRecord, type Change, type ChangeIssue } from '#gateway/record/binding.ts';
import { faultOfTest } from '../formula/plan-test.ts';
import { chosenItems, readItems, readPlans } from './read-items.ts';

type Fields = (typeof payTest)['fields'];

/** Tests of formulas in their table. Saving one runs it. */
export const payTests = bindRecord(payTest, {
  table: 'pay_test',
  words: payTestWords,
  rules: { check: runTests },
});

async function runTests(
  changes: readonly Change<Fields>[],
  context: CallContext,
): Promise<readonly ChangeIssue<'given' | 'expected'>[]> {
  const saved = changes.filter(
    ({ action, after }) => (action === 'create' || action === 'update') && !after.disabled,
  );
  if (saved.length === 0) return [];
  const items = await readItems(context);
  const plans = await readPlans(context);
  const scope = { place: 'CN', asOf: dayOf(context.now()) };
  return saved.flatMap(({ id, after }) => {
    const plan = after.plan === null ? null : (plans.get(after.plan) ?? null);
    const fault = faultOfTest(after, chosenItems(items, plan), scope);
    return fault === null
      ? []
      : [{ id, field: fault.part, issue: 'payTest', min: fault.line } as const];
  });
}
