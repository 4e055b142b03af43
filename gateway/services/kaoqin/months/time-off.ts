import { sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { divide, ratio } from '#gateway/kernel/exact/ratio.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { amount, amountOf, amountText } from '../../vacation/engine/amount.ts';
import type { TimeContext } from '../days/read-plans.ts';

/** Minutes of a day of time off. */
const minutesOfDay = 480;

/** What a person is to have, and has already, for the overtime of a month. */
interface DueTimeOff {
  readonly employment: string;
  readonly minutes: number;
  readonly lotId: string | null;
  readonly granted: string;
}

/**
 * Gives the overtime of a closed month back that is settled by time off, with what became known about months before.
 * Closed again after a change, it writes the difference.
 */
export async function grantTimeOff(context: TimeContext, month: string): Promise<void> {
  const { database, tenantId, now } = context;
  const type = await database
    .selectFrom('leave_type')
    .where('tenant_id', '=', tenantId)
    .where('code', '=', 'compensatory')
    .where('has_balance', '=', true)
    .where('removed_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (type === undefined) return;
  const key = `overtime:${month.slice(0, 7)}`;
  for (const one of await readDue(context, month, type.id, key)) {
    const due = amountOf(divide(ratio(one.minutes), ratio(minutesOfDay)));
    const difference = due - amount(one.granted);
    if (difference === 0) continue;
    const lotId = one.lotId ?? uuid7();
    const stamp = { tenant_id: tenantId, created_at: now() };
    if (one.lotId === null)
      await database
        .insertInto('leave_lot')
        .values({
          ...stamp,
          id: lotId,
          employment_id: one.employment,
          type_id: type.id,
          source_key: key,
          valid_from: month,
          valid_to: null,
        })
        .execute();
    await database
      .insertInto('leave_ledger')
      .values({
        ...stamp,
        id: uuid7(),
        lot_id: lotId,
        kind: one.lotId === null ? 'grant' : 'adjust',
        on_day: dayOf(now()),
        amount: amountText(difference),
        note: key,
      })
      .execute();
  }
}

async function readDue(
  { database, tenantId }: TimeContext,
  month: string,
  typeId: string,
  key: string,
): Promise<readonly DueTimeOff[]> {
  const { rows } = await sql<DueTimeOff>`
    with due as (
      select employment_id, overtime_time_off as minutes from attendance_month_total
      where tenant_id = ${tenantId} and month = ${month}::date and overtime_time_off <> 0
      union all
      select employment_id, (after->'figures'->>'overtime_time_off')::int
        - (before->'figures'->>'overtime_time_off')::int
      from attendance_correction where tenant_id = ${tenantId} and counted_month = ${month}::date
    ), lots as (
      select l.id, l.employment_id, coalesce(sum(g.amount), 0) as granted from leave_lot l
      left join leave_ledger g on g.tenant_id = l.tenant_id and g.lot_id = l.id
        and g.kind in ('grant', 'adjust')
      where l.tenant_id = ${tenantId} and l.type_id = ${typeId} and l.source_key = ${key}
      group by l.id, l.employment_id
    ), sums as (
      select employment_id, sum(minutes)::int as minutes from due group by employment_id
    )
    select coalesce(s.employment_id, l.employment_id) as employment,
      coalesce(s.minutes, 0) as minutes, l.id as "lotId", coalesce(l.granted, 0)::text as granted
    from sums s full join lots l on l.employment_id = s.employment_id`.execute(database);
  return rows;
}
