/** Which days a company works, for the steps of a route that have a time. */
import type { Route } from '#bridge/calls/workflow/route.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { readDayKinds } from '#gateway/kernel/people/company-days.ts';
import { mostDays } from './engine/working-time.ts';
import type { PeopleContext } from './people.ts';

/** Reads it from today on; where no step of the route has a time, no day is looked at. */
export async function readWorkdays(
  { database, tenantId, now }: PeopleContext,
  { nodes }: Route,
): Promise<(day: string) => boolean> {
  const isTimed = nodes.some((node) => 'dueHours' in node && node.dueHours !== null);
  if (!isTimed) return () => true;
  const from = dayOf(now());
  const kindOf = await readDayKinds(database, tenantId, { from, to: addDays(from, mostDays) });
  return (day) => kindOf(day) === 'workday';
}
