import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { readDayKinds } from '#gateway/kernel/people/company-days.ts';

/** The last day on which a result of a cycle can be appealed; null before it is released. */
export async function lastAppealDay(
  { database, tenantId }: CallContext,
  { releasedOn, appealDays }: { readonly releasedOn: string | null; readonly appealDays: number },
): Promise<string | null> {
  if (releasedOn === null) return null;
  // Far enough for a company whose calendar has twice as many days off as workdays.
  const to = addDays(releasedOn, appealDays * 3 + 31);
  const kindOf = await readDayKinds(database, tenantId, { from: releasedOn, to });
  let day = releasedOn;
  for (let left = appealDays; left > 0; ) {
    day = addDays(day, 1);
    if (kindOf(day) === 'workday') left -= 1;
  }
  return day;
}
