import { expect, test } from 'vitest';
import type { DayKind } from '#gateway/kernel/law/holidays.ts';
import { type DayFacts, type DayPlan, evaluateDay } from './day-result.ts';
import { type HoursRule, standardHours, underHours } from './working-hours.ts';

const shift = {
  segments: [{ on: 540, off: 1080 }],
  breaks: [{ from: 720, to: 780 }],
  paidBreaks: [],
  minutesBefore: 120,
  minutesAfter: 300,
  flexLate: 0,
  flexEarly: 0,
  lateFrom: 1,
  seriousLateFrom: null,
  absentFrom: null,
  earlyFrom: 1,
  needsIn: true,
  needsOut: true,
  halfDayBelow: null,
  absentBelow: null,
};
const atWork: DayPlan = { kind: 'shift', shift };
const comprehensive: HoursRule = { ...standardHours, system: 'comprehensive', cycle: 'month' };
const flexible: HoursRule = { ...standardHours, system: 'flexible' };

/** A day from 9:00 to 20:00, two hours of it after the shift. */
function day(plan: DayPlan, kind: DayKind, hours: HoursRule, more: Partial<DayFacts> = {}) {
  const result = evaluateDay({
    plan,
    kinds: [kind, 'workday'],
    punches: [540, 1200],
    covers: [],
    overtime: [],
    policy: { basis: 'punches', minutesAtLeast: 0, stepMinutes: 0, beforeShift: false },
    now: 4000,
    ...more,
  });
  return underHours(result, plan, hours);
}

const none = { workday: 0, 'rest-day': 0, 'statutory-holiday': 0 };

test('standard hours stay as they are', () => {
  const { result, cycle } = day(atWork, 'workday', standardHours);
  expect([result.overtime.workday, cycle]).toEqual([120, null]);
});

test('comprehensive hours count the shift and what is beyond in the cycle, and no overtime of the day', () => {
  const { result, cycle } = day(atWork, 'workday', comprehensive);
  expect(result.overtime).toEqual(none);
  expect(cycle).toEqual({ cycle: 'month', minutes: 600, holidaysInNorm: false });
  expect(result.trace.at(-1)).toEqual({ step: 'cycle-hours', cycle: 'month', minutes: 600 });
  expect(result.trace.some(({ step }) => step === 'overtime')).toBe(false);
});

test('comprehensive hours on a rest day are hours like others', () => {
  const { result, cycle } = day({ kind: 'rest' }, 'rest-day', comprehensive);
  expect([result.overtime, cycle?.minutes]).toEqual([none, 660]);
});

test('comprehensive hours on a holiday by law pay at once, and are no more than the presence of the day', () => {
  const { result, cycle } = day(atWork, 'statutory-holiday', comprehensive);
  expect(result.overtime).toEqual({ ...none, 'statutory-holiday': 600 });
  expect(cycle?.minutes).toBe(600);
});

test('a trip is work in the cycle, leave is not', () => {
  const covers = [{ kind: 'trip' as const, from: 540, to: 1080 }];
  const trip = day(atWork, 'workday', comprehensive, { punches: [], covers });
  expect(trip.cycle?.minutes).toBe(480);
  const away = [{ kind: 'leave' as const, from: 540, to: 1080 }];
  const leave = day(atWork, 'workday', comprehensive, { punches: [], covers: away });
  expect(leave.cycle?.minutes).toBe(0);
});

test('free days count all their presence once', () => {
  const { cycle } = day({ kind: 'free' }, 'workday', comprehensive);
  expect(cycle?.minutes).toBe(660);
});

test('flexible hours have no overtime, but on holidays by law where the place pays them', () => {
  const usual = day(atWork, 'workday', flexible);
  expect([usual.result.overtime, usual.cycle]).toEqual([none, null]);
  expect(usual.result.trace.at(-1)).toEqual({ step: 'flexible-hours' });
  expect(day(atWork, 'statutory-holiday', flexible).result.overtime).toEqual(none);
  const paid = day(atWork, 'statutory-holiday', { ...flexible, holidayPay: true });
  expect(paid.result.overtime).toEqual({ ...none, 'statutory-holiday': 600 });
  const restDay = day({ kind: 'rest' }, 'rest-day', { ...flexible, holidayPay: true });
  expect(restDay.result.overtime).toEqual(none);
});
