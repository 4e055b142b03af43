import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { endCycle } from '../months/corrections.ts';
import { closedUntil } from '../months/month-state.ts';
import type { TimeContext } from './read-plans.ts';
import { reevaluate } from './reevaluate.ts';

/**
 * Judges the days after a last day that is over already. Results of open months are removed; those of closed ones become
 * corrections, and the cycle of comprehensive hours that ended with it counts in the first open month.
 */
export async function judgeLeaving(
  context: TimeContext,
  employmentId: string,
  lastDay: string,
): Promise<void> {
  const today = dayOf(context.now());
  if (lastDay >= today) return;
  await reevaluate(context, [employmentId], { from: lastDay, to: today }, 'leaving');
  const until = await closedUntil(context);
  if (until === null || lastDay > until) return;
  await endCycle(context, { employment_id: employmentId, day: lastDay }, until);
}
