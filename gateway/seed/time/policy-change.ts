import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { amount, amountText, oneUnit } from '#gateway/services/vacation/engine/amount.ts';
import { insertRows } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import type { Structure } from '../tenant/structure.ts';
import type { TimeSettings } from './settings-rows.ts';

/** The company's own leave was a day shorter until the year began: no one's balance of this year changed by that. */
export async function writePolicyChange(
  transaction: DatabaseTransaction,
  { tenantId, anchor }: Structure,
  { leaveTypes: { company } }: TimeSettings,
  random: Random,
): Promise<void> {
  const after = {
    hasBalance: true,
    grantRule: company.grant_rule,
    perYear: company.per_year ?? null,
    carryMonths: company.carry_months ?? null,
  };
  const before = { ...after, perYear: amountText(amount(company.per_year ?? '1') - oneUnit) };
  await insertRows(transaction, 'leave_policy_change', [
    {
      tenant_id: tenantId,
      id: random.id(),
      type_id: company.id,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      changed_at: `${Number(anchor.slice(0, 4)) - 1}-12-20T02:00:00Z`,
    },
  ]);
}
