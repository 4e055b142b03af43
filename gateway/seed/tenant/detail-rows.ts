import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { insertRows } from '../insert-rows.ts';
import { createRandom } from '../random.ts';
import type { Occupant } from './occupants.ts';
import { recordWordsFor } from './record-words.ts';
import type { Structure } from './structure.ts';

/** Writes what else is kept of most employees: where they come from, and words of the company's own lists. */
export async function writeDetailRows(
  transaction: DatabaseTransaction,
  { tenantId: tenant_id, plan, anchor }: Structure,
  occupants: readonly Occupant[],
): Promise<void> {
  // A source of its own: what others draw stays as it was.
  const random = createRandom(plan.seed + 910_007, Date.parse(anchor));
  const { towns, strengths } = recordWordsFor(plan.locale);
  const known = occupants.filter(({ sameAs }) => sameAs === null && random.chance(0.8));
  const rows = known.map(({ employmentId }) => ({
    tenant_id,
    id: random.id(),
    employment_id: employmentId,
    native_place: random.pick(towns),
    household_place: random.pick(towns),
    archive_place: null,
    strengths: random.chance(0.3) ? random.pick(strengths) : null,
  }));
  const custom = rows.map(({ id }) => ({
    id,
    custom: {
      political_status: random.pick(['member', 'league', 'masses', 'masses']),
      household_type: random.pick(['localUrban', 'otherUrban', 'otherRural']),
      found_by: random.pick(['website', 'website', 'referral', 'campus']),
    },
  }));
  await insertRows(transaction, 'employee_detail', rows);
  await sql`update employee_detail r set custom = x.custom
    from jsonb_populate_recordset(null::employee_detail, ${JSON.stringify(custom)}::jsonb) x
    where r.tenant_id = ${tenant_id} and r.id = x.id`.execute(transaction);
  await sql`insert into custom_value (tenant_id, field_id, row_id, word)
    select r.tenant_id, f.id, r.id, r.custom ->> f.code from employee_detail r
    join custom_field f on f.tenant_id = r.tenant_id and f.record = 'employeeDetail' and f.listed
    where r.tenant_id = ${tenant_id} and r.custom ? f.code`.execute(transaction);
}
