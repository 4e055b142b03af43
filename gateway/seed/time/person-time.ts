import { addDays } from '#gateway/kernel/people/calendar.ts';
import { evaluatePerson } from '#gateway/services/kaoqin/days/evaluate-person.ts';
import type { AssignedShift, GroupRule } from '#gateway/services/kaoqin/days/plan-day.ts';
import { companyDay, planDay } from '#gateway/services/kaoqin/days/plan-day.ts';
import {
  dayStart,
  type PersonFacts,
  type StoredPunch,
} from '#gateway/services/kaoqin/days/read-facts.ts';
import type { Plans } from '#gateway/services/kaoqin/days/read-plans.ts';
import { type ResultRow, resultRow } from '#gateway/services/kaoqin/days/reevaluate.ts';
import { type ShiftRule, shiftSpan } from '#gateway/services/kaoqin/engine/shift.ts';
import type { Random } from '../random.ts';

/** How many days of punches a demo has. */
export const daysOfHistory = 92;

/** A person whose days are made up. */
export interface TimePerson {
  readonly id: string;
  readonly joinedOn: string;
  readonly leftOn: string | null;
  readonly group: GroupRule;
  readonly assigned: readonly AssignedShift[];
  /** Leave, by day. */
  readonly halves: ReadonlyMap<string, 'whole' | 'am' | 'pm'>;
  /** Overtime after the shift in minutes, by day. */
  readonly overtime: ReadonlyMap<string, number>;
}

/** The plan of one person, without a database. */
export function plansOf(person: TimePerson): Plans {
  const calendarOf = (day: string) => companyDay(day, new Map());
  return {
    calendarOf,
    groupOf: () => person.group,
    planOf: (_, day) =>
      day < person.joinedOn || (person.leftOn !== null && day > person.leftOn)
        ? null
        : planDay(day, calendarOf(day), person.group, person.assigned),
  };
}

/** The days of the history on which a person has a shift. */
export function shiftDays(person: TimePerson, anchor: string): readonly string[] {
  const plans = plansOf(person);
  return Array.from({ length: daysOfHistory }, (_, at) =>
    addDays(anchor, at - daysOfHistory),
  ).filter((day) => plans.planOf(person.id, day)?.plan.kind === 'shift');
}

function around(random: Random, mean: number, spread: number): number {
  const sum = random.next() + random.next() + random.next() + random.next();
  return Math.round(mean + (sum - 2) * spread * 1.7);
}

/** Makes up the punches of a day: a few come late, forget one, or tap twice; each part of a shift has its own. */
function punchesOf(
  random: Random,
  { segments }: ShiftRule,
  half: 'whole' | 'am' | 'pm' | undefined,
  overtime: number,
): readonly number[] {
  if (half === 'whole') return [];
  const { from, to } = shiftSpan({ segments });
  const middle = Math.round((from + to) / 2);
  const start = half === 'am' ? middle + 30 : from;
  const end = half === 'pm' ? middle - 60 : to;
  const late = random.next();
  const shift = late < 0.006 ? random.integer(40, 90) : late < 0.05 ? random.integer(31, 45) : 0;
  const comes = start + (shift > 0 ? shift : Math.min(0, around(random, -9, 7)));
  const goes = end + overtime + Math.max(shift > 0 ? 5 : 0, around(random, 30, 12));
  const gaps = segments.slice(1).flatMap(({ on }, at) => [(segments[at]?.off ?? on) + 4, on - 6]);
  const punches = [comes, ...gaps.filter((minute) => minute > start && minute < end), goes];
  if (random.chance(0.009)) punches.splice(random.integer(0, 1), 1);
  else if (random.chance(0.06)) punches.push(comes);
  return punches.sort((one, other) => one - other);
}

/** The punches and results of a person's last three months. */
export interface PersonHistory {
  readonly punches: readonly StoredPunch[];
  readonly results: readonly ResultRow[];
}

/** Lives through the days of a person, and judges them by the functions that judge real ones. */
export function liveThrough(person: TimePerson, anchor: string, random: Random): PersonHistory {
  const plans = plansOf(person);
  const punches = shiftDays(person, anchor).flatMap((day): StoredPunch[] => {
    const shift = plans.planOf(person.id, day)?.shift;
    if (shift === undefined || shift === null) return [];
    const minutes = punchesOf(
      random,
      shift.rule,
      person.halves.get(day),
      person.overtime.get(day) ?? 0,
    );
    return minutes.map((minute, at) => {
      const second = (dayStart(day) + minute) * 60 + 7 + at * 19;
      return { id: random.id(), minute: Math.floor(second / 60), second, source: 'device' };
    });
  });
  const facts: PersonFacts = {
    punches,
    decisions: new Map(),
    covers: new Map(
      [...person.halves].map(([day, half]) => [
        day,
        [{ kind: 'leave' as const, day, half, from: null, to: null }],
      ]),
    ),
    overtime: new Map(
      [...person.overtime].flatMap(([day, minutes]) => {
        const shift = plans.planOf(person.id, day)?.shift;
        if (shift === undefined || shift === null) return [];
        const { to } = shiftSpan(shift.rule);
        return [[day, [{ from: to, to: to + minutes }]] as const];
      }),
    ),
  };
  const range = { from: addDays(anchor, -daysOfHistory), to: anchor };
  const nowSecond = dayStart(anchor) * 60 + 8 * 3600;
  const days = evaluatePerson({ employmentId: person.id, plans, facts, nowSecond }, range);
  return { punches, results: days.map((day) => resultRow(person.id, day)) };
}
