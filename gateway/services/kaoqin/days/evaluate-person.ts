import { addDays, daysBetween } from '#gateway/kernel/people/calendar.ts';
import { dayMinutes } from '../engine/clock.ts';
import { type DayFacts, type DayResult, evaluateDay } from '../engine/day-result.ts';
import { decided, withDecided } from '../engine/decide.ts';
import { type PlannedShift, punchWindows, windowAt } from '../engine/match.ts';
import { withoutDoubleTaps } from '../engine/pair.ts';
import { type CycleDay, standardHours, underHours } from '../engine/working-hours.ts';
import type { PlannedDay } from './plan-day.ts';
import { coverSpan, dayStart, type PersonFacts, type StoredPunch } from './read-facts.ts';
import type { DayRange, Plans } from './read-plans.ts';

/** Punches of one person within a minute of a kept one are one punch. */
const doubleTapSeconds = 60;

/** A person's day with what it was judged by. */
export interface EvaluatedDay {
  readonly day: string;
  readonly planned: PlannedDay;
  readonly result: DayResult;
  /** What it counts in the cycle of comprehensive hours; null under other hours. */
  readonly cycle: CycleDay | null;
  /** The ids of the punches that count for this day. */
  readonly counted: readonly string[];
}

/** What the days of a person are judged from. */
export interface PersonDaysFacts {
  readonly employmentId: string;
  readonly plans: Plans;
  readonly facts: PersonFacts;
  readonly nowSecond: number;
}

/** Judges the days of a person; the days before and after decide which punches are theirs. */
export function evaluatePerson(person: PersonDaysFacts, { from, to }: DayRange): EvaluatedDay[] {
  const { plans, employmentId, facts } = person;
  const days = Array.from({ length: daysBetween(from, to) + 3 }, (_, at) => addDays(from, at - 1));
  const planned = new Map(days.map((day) => [day, plans.planOf(employmentId, day)]));
  const punches = punchesByDay(planned, facts.punches);
  return days.slice(1, -1).flatMap((day) => {
    const plan = planned.get(day);
    if (plan === null || plan === undefined) return [];
    const own = punches.get(day) ?? [];
    const decision = facts.decisions.get(day);
    const judged = factsOf(person, day, plan, own);
    const punched = withDecided(judged.punches, decision);
    const result = decided(evaluateDay({ ...judged, punches: punched }), decision);
    const hours = plans.groupOf(employmentId, day)?.hours ?? standardHours;
    const counted = own.map(({ id }) => id);
    return [{ day, planned: plan, ...underHours(result, plan.plan, hours), counted }];
  });
}

function factsOf(
  { plans, employmentId, facts, nowSecond }: PersonDaysFacts,
  day: string,
  { plan }: PlannedDay,
  punches: readonly StoredPunch[],
): DayFacts {
  const start = dayStart(day);
  const shift = plan.kind === 'shift' ? plan.shift : null;
  return {
    plan,
    kinds: [plans.calendarOf(day).kind, plans.calendarOf(addDays(day, 1)).kind],
    punches: punches.map(({ minute }) => minute - start),
    covers: (facts.covers.get(day) ?? []).map((cover) => coverSpan(cover, shift)),
    overtime: facts.overtime.get(day) ?? [],
    policy: plans.groupOf(employmentId, day)?.policy ?? {
      basis: 'lesser',
      minutesAtLeast: 30,
      stepMinutes: 30,
      beforeShift: false,
    },
    now: Math.floor(nowSecond / 60) - start,
  };
}

/** Gives each punch to the day of its shift; outside every window, to its own day where that has no shift. */
function punchesByDay(
  planned: ReadonlyMap<string, PlannedDay | null>,
  punches: readonly StoredPunch[],
): ReadonlyMap<string, readonly StoredPunch[]> {
  const shifts = [...planned].flatMap(([day, plan]): PlannedShift[] =>
    plan?.plan.kind === 'shift' ? [{ id: day, day, shift: plan.plan.shift }] : [],
  );
  const windows = punchWindows(shifts);
  const kept = new Set(
    withoutDoubleTaps(
      punches.map(({ second }) => second),
      doubleTapSeconds,
    ),
  );
  const byDay = new Map<string, StoredPunch[]>();
  for (const punch of punches) {
    if (!kept.delete(punch.second)) continue;
    const day = windowAt(windows, punch.minute)?.day ?? offDayOf(planned, punch);
    if (day !== null) byDay.set(day, [...(byDay.get(day) ?? []), punch]);
  }
  return byDay;
}

function offDayOf(
  planned: ReadonlyMap<string, PlannedDay | null>,
  { minute }: StoredPunch,
): string | null {
  const number = Math.floor(minute / dayMinutes);
  const day = new Date(number * 86_400_000).toISOString().slice(0, 10);
  const plan = planned.get(day);
  return plan === null || plan === undefined || plan.plan.kind === 'shift' ? null : day;
}
