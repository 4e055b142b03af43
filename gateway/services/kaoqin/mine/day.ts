import type { myDay, punchToday } from '#bridge/calls/kaoqin/mine.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { evaluatePerson } from '../days/evaluate-person.ts';
import { dayStart, readFacts, siteSecond } from '../days/read-facts.ts';
import { readPlans } from '../days/read-plans.ts';
import { dayMinutes, localTime } from '../engine/clock.ts';
import { shiftSpan } from '../engine/shift.ts';
import { presentShift } from './month.ts';
import { isOutside } from './punch.ts';

/** How the result of a day of the caller came about. */
export function answerMyDay(
  context: CallContext,
  { day }: ParsedRequestOf<typeof myDay>,
): Promise<ResultOf<typeof myDay>> {
  return explainDay(context, ownEmployment(context), day);
}

/** How the result of a day came about: judged again, step by step. */
export async function explainDay(
  context: CallContext,
  employmentId: string,
  day: string,
): Promise<ResultOf<typeof myDay>> {
  const { plans, evaluated, punches } = await judge(context, employmentId, day);
  const group = plans.groupOf(employmentId, day);
  const [own] = evaluated.filter((one) => one.day === day);
  const start = dayStart(day);
  const shift = own?.planned.shift ?? null;
  const end = shift === null ? dayMinutes : Math.max(dayMinutes, shiftSpan(shift.rule).to + 360);
  return {
    reasons: [...(own?.result.trace ?? [])],
    punches: punches
      .map(({ id, minute, source, distance = null }) => ({
        id,
        minute: minute - start,
        source,
        distance,
        outside: isOutside(group, distance),
      }))
      .filter(({ minute, id }) => (minute >= 0 && minute < end) || own?.counted.includes(id))
      .map((punch) => ({ ...punch, counts: own?.counted.includes(punch.id) ?? false })),
  };
}

async function judge(context: CallContext, employmentId: string, day: string) {
  const range = { from: addDays(day, -1), to: addDays(day, 1) };
  const plans = await readPlans(context, [employmentId], range);
  const facts = (await readFacts(context, [employmentId], range)).get(employmentId);
  if (facts === undefined) return { plans, evaluated: [], punches: [] };
  const nowSecond = siteSecond(context.now());
  const evaluated = evaluatePerson({ employmentId, plans, facts, nowSecond }, range);
  return { plans, evaluated, punches: facts.punches };
}

/** What a punch of the caller would belong to now: a night shift goes on after midnight. */
export async function answerToday(context: CallContext): Promise<ResultOf<typeof punchToday>> {
  const today = dayOf(context.now());
  const employmentId = ownEmployment(context);
  const { plans, evaluated, punches } = await judge(context, employmentId, today);
  const minute = Math.floor(siteSecond(context.now()) / 60);
  const yesterday = addDays(today, -1);
  const night = evaluated.find(({ day }) => day === yesterday);
  const nightShift = night?.planned.shift ?? null;
  const nightEnd = nightShift === null ? 0 : shiftSpan(nightShift.rule).to;
  const isNight =
    nightEnd > dayMinutes && minute <= dayStart(yesterday) + nightEnd + 60 && nightShift !== null;
  const day = isNight ? yesterday : today;
  const own = evaluated.find((one) => one.day === day);
  const group = plans.groupOf(employmentId, today);
  const start = dayStart(day);
  return {
    day,
    now: localTime(minute),
    minute: minute - start,
    shift: presentShift(own?.planned.shift ?? null),
    punches: punches
      .filter(({ id }) => own?.counted.includes(id))
      .map((punch) => punch.minute - start),
    placeRule: group?.placeRule ?? 'none',
    radius: group?.radius ?? null,
  };
}
