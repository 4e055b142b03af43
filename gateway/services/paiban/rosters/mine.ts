import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { myRoster } from '#bridge/calls/paiban/rosters.ts';
import { daysFrom, type RosterPlan } from '#bridge/calls/paiban/rotation.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { readTrainingTimes } from '../../elephantstep/enrolment/training-times.ts';
import { type DayRange, readCompanyDays, readPlans } from '../../kaoqin/days/read-plans.ts';
import { readRosterDays } from './roster-days.ts';
import { unitOf } from './roster-rows.ts';
import { readRosterShifts } from './roster-shifts.ts';

type Answer = ResultOf<typeof myRoster>;

/** Returns the published days of the caller, and the sessions of training on them. @throws {RefusedError} `notFound` for an account without an employment. */
export async function answerMyRoster(
  context: CallContext,
  { month }: ParsedRequestOf<typeof myRoster>,
): Promise<Answer> {
  const employmentId = ownEmployment(context);
  const range = unitOf({ organId: '', month });
  const kept = await readRosterDays(context, [employmentId], range);
  const source = kept.length > 0 ? 'roster' : 'usual';
  const planned =
    source === 'roster'
      ? new Map(kept.map((one) => [one.day, one.published]))
      : await readUsual(context, employmentId, range);
  const named = new Set([...planned.values()].map((plan) => plan ?? ''));
  const shifts = new Map((await readRosterShifts(context, named)).map((one) => [one.id, one]));
  const training = Map.groupBy(
    await readTrainingTimes(context, [employmentId], range),
    ({ day }) => day,
  );
  const calendar = await readCompanyDays(context, range);
  const days = daysFrom(range.from, range.to).map((day): Answer['days'][number] => {
    const plan = planned.get(day) ?? null;
    const shift = shifts.get(plan ?? '') ?? null;
    const shown = shift === null ? ('open' as const) : ('shift' as const);
    return {
      day,
      ...calendar(day),
      shift,
      plan: plan === 'rest' ? 'rest' : shown,
      training: (training.get(day) ?? []).map(({ name, place, from, to }) => ({
        name,
        place,
        from,
        to,
      })),
    };
  });
  return {
    today: dayOf(context.now()),
    source,
    days,
    minutes: days.reduce((sum, { shift }) => sum + (shift?.minutes ?? 0), 0),
  };
}

/** What attendance asks of days that no roster has; who works by roster or at free hours has no plan. */
async function readUsual(
  context: CallContext,
  employmentId: string,
  range: DayRange,
): Promise<ReadonlyMap<string, RosterPlan>> {
  const plans = await readPlans(context, [employmentId], range);
  return new Map(
    daysFrom(range.from, range.to).map((day): [string, RosterPlan] => {
      const planned = plans.planOf(employmentId, day);
      if (planned === null) return [day, null];
      if (planned.shift !== null) return [day, planned.shift.id];
      const rests =
        planned.plan.kind === 'rest' && plans.groupOf(employmentId, day)?.kind !== 'roster';
      return [day, rests ? 'rest' : null];
    }),
  );
}
