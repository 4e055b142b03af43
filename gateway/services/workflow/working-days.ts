/** Which days a company works: its own days of the calendar, then those of the state. */
import type { Route } from '#bridge/calls/workflow/route.ts';
import { calendarDay, noticeOfYear } from '#gateway/kernel/law/holidays.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import type { PeopleContext } from './people.ts';

/** Reads it from today on, where a step of the route has a time at all. */
export async function readWorkdays(
  { database, tenantId, now }: PeopleContext,
  { nodes }: Route,
): Promise<(day: string) => boolean> {
  const isTimed = nodes.some((node) => 'dueHours' in node && node.dueHours !== null);
  const own = isTimed
    ? await database
        .selectFrom('calendar_day')
        .select(['day', 'kind'])
        .where('tenant_id', '=', tenantId)
        .where('removed_at', 'is', null)
        .where('day', '>=', dayOf(now()))
        .execute()
    : [];
  const kinds = new Map(own.map(({ day, kind }) => [day, kind]));
  return (day) => {
    const kind = kinds.get(day) ?? calendarDay(day, noticeOfYear(Number(day.slice(0, 4)))).kind;
    return kind === 'workday';
  };
}
