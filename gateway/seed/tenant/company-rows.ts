import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { writeStartingDictionaries } from '#gateway/services/company/starting-dictionaries.ts';
import { insertRows } from '../insert-rows.ts';
import { createRandom } from '../random.ts';
import type { Structure } from './structure.ts';

/** Writes what a company says about itself: its numbers, places of work, legal entity and lists of words. */
export async function writeCompanyRows(
  transaction: DatabaseTransaction,
  { tenantId: tenant_id, plan, anchor }: Structure,
  employments: number,
): Promise<void> {
  // A source of their own, far from those of the plan's other rows: no id comes twice.
  const random = createRandom(plan.seed + 500_009, Date.parse(anchor));
  const newRow = () => ({ tenant_id, id: random.id() });
  await insertRows(transaction, 'employee_number_rule', [
    {
      tenant_id,
      prefix: plan.staffPrefix,
      digits: plan.staffDigits,
      next_number: employments + 1,
    },
  ]);
  await insertRows(
    transaction,
    'work_place',
    plan.workPlaces.map((name) => ({ ...newRow(), name })),
  );
  await insertRows(transaction, 'legal_entity', [{ ...newRow(), name: plan.legalEntity }]);
  await writeStartingDictionaries(transaction, tenant_id, () => random.id());
}
