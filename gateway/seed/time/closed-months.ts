import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays, addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import { reevaluate } from '#gateway/services/kaoqin/days/reevaluate.ts';
import { keepMonth } from '#gateway/services/kaoqin/months/keep-month.ts';
import { grantTimeOff } from '#gateway/services/kaoqin/months/time-off.ts';
import { insertRows } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import { payDemoWords } from '../tenant/pay-words.ts';
import type { Structure } from '../tenant/structure.ts';

/** What the months of a demo are closed with. */
interface MonthsWork {
  readonly structure: Structure;
  readonly random: Random;
  readonly patchReason: string;
}

/**
 * Closes the months that are over; a company of the demo that speaks English leaves the last one to be tried. A missing
 * punch that was approved too late is a correction of a closed day.
 */
export async function closeMonths(
  transaction: DatabaseTransaction,
  work: MonthsWork,
): Promise<void> {
  const { tenantId, anchor, plan } = work.structure;
  const first = await firstMonth(transaction, tenantId);
  if (first === null) return;
  const end = addMonths(monthStart(anchor), plan.locale === 'en' ? -1 : 0);
  for (let month = first; month < end; month = addMonths(month, 1)) {
    await keepMonth(transaction, tenantId, month);
    const now = () => new Date(`${anchor}T00:00:00Z`);
    await grantTimeOff({ database: transaction, tenantId, now }, month);
    await insertRows(transaction, 'attendance_month_step', [
      {
        tenant_id: tenantId,
        id: work.random.id(),
        month,
        action: 'closed',
        account_id: null,
        actor_name: payDemoWords[plan.locale].maker,
        note: null,
        at: `${addDays(addMonths(month, 1), 2)}T02:00:00Z`,
      },
    ]);
  }
  if (first < end) await patchLate(transaction, work, addMonths(end, -1));
}

async function firstMonth(
  transaction: DatabaseTransaction,
  tenantId: string,
): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select min(day) as day from day_result
    where tenant_id = ${tenantId}`.execute(transaction);
  const day = rows[0]?.day ?? null;
  return day === null ? null : monthStart(day);
}

/** A punch that was forgotten on a day of the last closed month, and approved by now. */
async function patchLate(
  transaction: DatabaseTransaction,
  { structure, random, patchReason }: MonthsWork,
  month: string,
): Promise<void> {
  const { tenantId, anchor } = structure;
  const { rows } = await sql<{ employment: string; day: string }>`
    select d.employment_id as employment, d.day from day_result d
    join shift s on s.tenant_id = d.tenant_id and s.id = d.shift_id and s.off_at = '18:00'
    where d.tenant_id = ${tenantId} and d.day >= ${month}::date
      and d.day < (${month}::date + interval '1 month')::date and d.exceptions = array['no-punch-out']
    order by d.day desc, d.employment_id limit 1`.execute(transaction);
  const [forgotten] = rows;
  if (forgotten === undefined) return;
  const { employment, day } = forgotten;
  const id = random.id();
  const common = { tenant_id: tenantId, employment_id: employment };
  await insertRows(transaction, 'punch_patch', [
    { ...common, id, day, at: '18:05', reason: patchReason, state: 'approved' },
  ]);
  await insertRows(transaction, 'punch', [
    {
      ...common,
      id: random.id(),
      at: `${day}T10:05:00Z`,
      zone: 'Asia/Shanghai',
      source: 'patch',
      source_id: id,
      added_at: anchor,
    },
  ]);
  const now = () => new Date(`${anchor}T00:00:00Z`);
  const context = { database: transaction, tenantId, now };
  await reevaluate(context, [employment], { from: day, to: day }, 'patch');
}
