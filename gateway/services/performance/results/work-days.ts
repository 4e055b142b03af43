import type { CallContext } from '#gateway/kernel/handler.ts';
import { calendarDay, noticeOfYear } from '#gateway/kernel/law/holidays.ts';

/** Whether people work on a day: the company's own calendar decides, the public one where it says nothing. */
export async function isWorkDay(
  { database, tenantId }: CallContext,
  day: string,
): Promise<boolean> {
  const own = await database
    .selectFrom('calendar_day as d')
    .where('d.tenant_id', '=', tenantId)
    .where('d.day', '=', day)
    .where('d.removed_at', 'is', null)
    .select('d.kind')
    .executeTakeFirst();
  const kind = own?.kind ?? calendarDay(day, noticeOfYear(Number(day.slice(0, 4)))).kind;
  return kind === 'workday';
}
