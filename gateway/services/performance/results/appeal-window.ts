import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { isWorkDay } from './work-days.ts';

/** The last day on which a result of a cycle can be appealed; null before it is released. */
export async function lastAppealDay(
  context: CallContext,
  { releasedOn, appealDays }: { readonly releasedOn: string | null; readonly appealDays: number },
): Promise<string | null> {
  if (releasedOn === null) return null;
  let day = releasedOn;
  for (let left = appealDays; left > 0; ) {
    day = addDays(day, 1);
    if (await isWorkDay(context, day)) left -= 1;
  }
  return day;
}
