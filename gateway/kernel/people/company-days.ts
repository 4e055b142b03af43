import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { calendarDay, type DayKind, noticeOfYear } from '../law/holidays.ts';

/**
 * What the days of a range are in a company: its own calendar decides, and the public one where it
 * says nothing. Days outside the range follow the public calendar alone.
 */
export async function readDayKinds(
  database: DatabaseTransaction,
  tenantId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<(day: string) => DayKind> {
  const own = await database
    .selectFrom('calendar_day as d')
    .where('d.tenant_id', '=', tenantId)
    .where('d.removed_at', 'is', null)
    .where('d.day', '>=', from)
    .where('d.day', '<=', to)
    .select(['d.day', 'd.kind'])
    .execute();
  const kinds = new Map(own.map(({ day, kind }) => [day, kind]));
  return (day) => kinds.get(day) ?? calendarDay(day, noticeOfYear(Number(day.slice(0, 4)))).kind;
}
