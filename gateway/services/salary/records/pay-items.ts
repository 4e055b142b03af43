import { payItem } from '#bridge/calls/salary/records/pay-item.ts';
import { payItemWords } from '#bridge/calls/salary/records/pay-item.words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { bindRecord, type Change, type ChangeIssue } from '#gateway/record/binding.ts';
import { compilePlan, type PlanItem } from '../formula/plan.ts';

type Fields = (typeof payItem)['fields'];

/** Pay items in their table. A formula is parsed and checked with all other items when it is saved. */
export const payItems = bindRecord(payItem, {
  table: 'pay_item',
  words: payItemWords,
  rules: { check: checkFormulas },
});

async function checkFormulas(
  changes: readonly Change<Fields>[],
  { database, tenantId }: CallContext,
): Promise<readonly ChangeIssue<'formula'>[]> {
  const saved = changes.filter(({ action }) => action === 'create' || action === 'update');
  if (saved.length === 0) return [];
  const rows = await database
    .selectFrom('pay_item')
    .select(['id', 'code', 'name_zh', 'unit', 'formula'])
    .where('tenant_id', '=', tenantId)
    .where('removed_at', 'is', null)
    .execute();
  const changed = new Map(saved.map(({ id, after }) => [id, after]));
  const others = rows
    .filter(({ id }) => !changed.has(id))
    .map(
      ({ code, name_zh, unit, formula }): PlanItem => ({ code, nameZh: name_zh, unit, formula }),
    );
  const { faults } = compilePlan([...others, ...saved.map(({ after }) => after)]);
  return saved.flatMap(({ id, after }) =>
    faults
      .filter(({ code }) => code === after.code)
      .slice(0, 1)
      .map(({ error }) => ({ id, field: 'formula', issue: 'formula', min: error.at }) as const),
  );
}
