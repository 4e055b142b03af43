import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { reevaluate } from '#gateway/services/kaoqin/days/reevaluate.ts';
import { punchMoment } from '#gateway/services/kaoqin/engine/punch-moment.ts';
import { insertRows } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import type { Structure } from '../tenant/structure.ts';

const at = '12:31';

/** A punch of a terminal that is not connected, added by a sheet. */
export async function importPunch(
  transaction: DatabaseTransaction,
  { tenantId, anchor }: Structure,
  random: Random,
  device: string,
): Promise<void> {
  const { rows } = await sql<{ employment: string; day: string }>`
    select employment_id as employment, day from day_result
    where tenant_id = ${tenantId} and day <= ${addDays(anchor, -1)}::date
    order by day desc, employment_id limit 1`.execute(transaction);
  const [one] = rows;
  if (one === undefined) return;
  const { employment, day } = one;
  const id = random.id();
  const common = { tenant_id: tenantId, employment_id: employment };
  await insertRows(transaction, 'imported_punch', [{ ...common, id, day, at, device }]);
  await insertRows(transaction, 'punch', [
    {
      ...common,
      id: random.id(),
      at: punchMoment(day, at).toISOString(),
      zone: 'Asia/Shanghai',
      source: 'import',
      source_id: `${id}@${employment}@${punchMoment(day, at).toISOString()}`,
      added_at: anchor,
    },
  ]);
  const now = () => new Date(`${anchor}T00:00:00Z`);
  const context = { database: transaction, tenantId, now };
  await reevaluate(context, [employment], { from: day, to: day }, 'import');
}
