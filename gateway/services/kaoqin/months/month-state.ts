import { sql } from 'kysely';
import { addDays, addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import type { DayRange, TimeContext } from '../days/read-plans.ts';

/** The last day that is closed, or null: everything up to the latest closed month is. */
export async function closedUntil({
  database,
  tenantId,
}: Pick<TimeContext, 'database' | 'tenantId'>): Promise<string | null> {
  const { rows } = await sql<{ month: string | null }>`select max(month) as month
    from attendance_month where tenant_id = ${tenantId} and state = 'closed'`.execute(database);
  const month = rows[0]?.month ?? null;
  return month === null ? null : lastDayOf(month);
}

/** The last day of a month that is given by its first. */
export function lastDayOf(month: string): string {
  return addDays(addMonths(month, 1), -1);
}

/** The days of a month that is given by one of them. */
export function rangeOfMonth(day: string): DayRange {
  const from = monthStart(day);
  return { from, to: lastDayOf(from) };
}

/**
 * Keeps closing and judging apart until the transaction ends: days are judged side by side, a month is closed or reopened
 * alone.
 */
export async function lockMonths(
  { database, tenantId }: Pick<TimeContext, 'database' | 'tenantId'>,
  how: 'judge' | 'close',
): Promise<void> {
  const name = `attendance-months:${tenantId}`;
  await (how === 'close'
    ? sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`
    : sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`
  ).execute(database);
}
