import { describe, expect, it } from 'vitest';
import { clockMinute } from './clock.ts';
import { type DayFacts, evaluateDay } from './day-result.ts';
import type { ShiftRule } from './shift.ts';

const at = clockMinute;

const office: ShiftRule = {
  segments: [{ on: at('09:00'), off: at('18:00') }],
  breaks: [{ from: at('12:00'), to: at('13:00') }],
  minutesBefore: 120,
  minutesAfter: 360,
  lateFrom: 1,
  seriousLateFrom: 30,
  absentFrom: 120,
  earlyFrom: 1,
  flexLate: 0,
  flexEarly: 0,
  needsIn: true,
  needsOut: true,
  halfDayBelow: null,
  absentBelow: null,
};

const night: ShiftRule = {
  ...office,
  segments: [{ on: at('22:00'), off: at('30:00') }],
  breaks: [],
};

function day(shift: ShiftRule, punches: readonly string[], more: Partial<DayFacts> = {}) {
  return evaluateDay({
    plan: { kind: 'shift', shift },
    kinds: ['workday', 'workday'],
    punches: punches.map(at),
    covers: [],
    overtime: [],
    policy: { basis: 'lesser', minutesAtLeast: 30, stepMinutes: 30, beforeShift: false },
    now: at('48:00'),
    ...more,
  });
}

describe('the result of a day', () => {
  it('takes the break off a whole day', () => {
    expect(day(office, ['08:55', '18:02'])).toMatchObject({
      state: 'normal',
      dueMinutes: 480,
      workedMinutes: 480,
      lateMinutes: 0,
    });
  });

  it('does not depend on the order in which punches arrive', () => {
    expect(day(office, ['18:02', '12:10', '09:20'])).toEqual(
      day(office, ['09:20', '12:10', '18:02']),
    );
  });

  it('lets a morning of leave move the start', () => {
    const leave = [{ kind: 'leave', from: at('09:00'), to: at('13:00') } as const];
    expect(day(office, ['12:58', '18:00'], { covers: leave })).toMatchObject({
      state: 'normal',
      dueMinutes: 300,
      workedMinutes: 300,
      leaveMinutes: 180,
    });
    expect(
      day(office, [], { covers: [{ kind: 'leave', from: 0, to: at('24:00') }] }),
    ).toMatchObject({ state: 'leave', dueMinutes: 0, leaveMinutes: 480, exceptions: [] });
  });

  it('says which punch is missing, and invents none', () => {
    expect(day(office, ['08:50'])).toMatchObject({
      state: 'exception',
      exceptions: ['no-punch-out'],
      workedMinutes: 0,
    });
    expect(day(office, ['17:55'])).toMatchObject({ exceptions: ['no-punch-in', 'early'] });
  });

  it('stays open until the window closes, then is an absence', () => {
    expect(day(office, [], { now: at('20:00') })).toMatchObject({ state: 'open', exceptions: [] });
    expect(day(office, [])).toMatchObject({
      state: 'absent',
      exceptions: ['absent'],
      absentMinutes: 480,
    });
  });

  it('asks each half of a split day for its own punches', () => {
    const split: ShiftRule = {
      ...office,
      breaks: [],
      segments: [
        { on: at('08:00'), off: at('12:00') },
        { on: at('14:00'), off: at('18:00') },
      ],
    };
    expect(day(split, ['07:58', '12:05', '14:10', '18:00'])).toMatchObject({
      exceptions: ['late'],
      lateMinutes: 10,
      workedMinutes: 470,
    });
    expect(day(split, ['07:58', '12:05'])).toMatchObject({
      exceptions: ['absent'],
      absentMinutes: 240,
    });
  });

  it('counts a night up to midnight as it is, and after it as the holiday that begins', () => {
    const result = day(night, ['21:50', '30:05'], { kinds: ['workday', 'statutory-holiday'] });
    expect(result).toMatchObject({ state: 'normal', workedMinutes: 480 });
    expect(result.overtime).toEqual({ workday: 0, 'rest-day': 0, 'statutory-holiday': 360 });
  });

  it('counts what is both approved and worked, in whole steps', () => {
    const overtime = [{ from: at('18:30'), to: at('21:00') }];
    const worked = day(office, ['08:55', '20:20'], { overtime });
    expect(worked.overtime.workday).toBe(90);
    expect(day(office, ['08:55', '18:45'], { overtime }).overtime.workday).toBe(0);
    const rest = day(office, ['10:00', '15:10'], {
      plan: { kind: 'rest' },
      kinds: ['rest-day', 'rest-day'],
      overtime: [{ from: at('10:00'), to: at('16:00') }],
    });
    expect(rest).toMatchObject({ state: 'overtime', overtime: { 'rest-day': 300 } });
  });
});
