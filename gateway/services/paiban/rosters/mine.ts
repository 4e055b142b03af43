import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { myRoster } from '#bridge/calls/paiban/rosters.ts';
import { daysFrom } from '#bridge/calls/paiban/rotation.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { readCompanyDays } from '../../kaoqin/days/read-plans.ts';
import { readRosterDays } from './roster-days.ts';
import { unitOf } from './roster-rows.ts';
import { readRosterShifts } from './roster-shifts.ts';

/** Returns the published days of the caller. @throws {RefusedError} `notFound` for an account without an employment. */
export async function answerMyRoster(
  context: CallContext,
  { month }: ParsedRequestOf<typeof myRoster>,
): Promise<ResultOf<typeof myRoster>> {
  const employmentId = ownEmployment(context);
  const { from, to } = unitOf({ organId: '', month });
  const kept = await readRosterDays(context, [employmentId], { from, to });
  const published = new Map(kept.map((one) => [one.day, one.published]));
  const named = new Set(kept.map((one) => one.published ?? ''));
  const shifts = new Map((await readRosterShifts(context, named)).map((one) => [one.id, one]));
  const calendar = await readCompanyDays(context, { from, to });
  const days = daysFrom(from, to).map((day) => {
    const plan = published.get(day) ?? null;
    const shift = shifts.get(plan ?? '') ?? null;
    return {
      day,
      ...calendar(day),
      shift,
      plan:
        plan === 'rest'
          ? ('rest' as const)
          : shift === null
            ? ('open' as const)
            : ('shift' as const),
    };
  });
  return {
    today: dayOf(context.now()),
    days,
    minutes: days.reduce((sum, { shift }) => sum + (shift?.minutes ?? 0), 0),
  };
}
