import { payItem } from '#bridge/calls/salary/records/pay-item.ts';
import { payItemWords } from '#bridge/calls/salary/records/pay-item.words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { bindRecord, type Change, type ChangeIssue } from '#gateway/record/binding.ts';
import { compilePlan } from '../formula/plan.ts';
import { doesTestFail, readItems } from './read-items.ts';

type Fields = (typeof payItem)['fields'];

/** Pay items in their table. A formula is parsed and checked with all other items and tests when it is saved. */
export const payItems = bindRecord(payItem, {
  table: 'pay_item',
  words: payItemWords,
  rules: { check: checkFormulas },
});

async function checkFormulas(
  changes: readonly Change<Fields>[],
  context: CallContext,
): Promise<readonly ChangeIssue<'formula'>[]> {
  const saved = changes.filter(({ action }) => action === 'create' || action === 'update');
  if (saved.length === 0) return [];
  const changed = new Set(saved.map(({ id }) => id));
  const others = (await readItems(context)).filter(({ id }) => !changed.has(id));
  const items = [...others, ...saved.map(({ after }) => after)];
  const { faults } = compilePlan(items);
  const wrong = saved.flatMap(({ id, after }) =>
    faults
      .filter(({ code }) => code === after.code)
      .slice(0, 1)
      .map(({ error }) => ({ id, field: 'formula', issue: 'formula', min: error.at }) as const),
  );
  if (wrong.length > 0 || faults.length > 0) return wrong;
  if (!(await doesTestFail(context, items))) return [];
  return saved
    .filter(({ changed: fields }) => fields.has('formula'))
    .map(({ id }) => ({ id, field: 'formula', issue: 'payTestFails' }) as const);
}
