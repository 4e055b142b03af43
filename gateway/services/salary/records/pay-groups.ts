import { payGroup } from '#bridge/calls/salary/records/pay-group.ts';
import { payGroupWords } from '#bridge/calls/salary/records/pay-group.words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { bindRecord } from '#gateway/record/binding.ts';

/** Pay groups in their table. One with runs is not removed. */
export const payGroups = bindRecord(payGroup, {
  table: 'pay_group',
  words: payGroupWords,
  rules: { inUse: groupsWithRuns },
});

async function groupsWithRuns(
  ids: readonly string[],
  { database, tenantId }: CallContext,
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const used = await database
    .selectFrom('pay_run as r')
    .where('r.tenant_id', '=', tenantId)
    .where('r.pay_group_id', 'in', [...ids])
    .select('r.pay_group_id as id')
    .distinct()
    .execute();
  return used.map(({ id }) => id);
}
