import { describe, expect, it } from 'vitest';
import { clockMinute } from './clock.ts';
import { type DayFacts, evaluateDay } from './day-result.ts';
import { middlePause, type ShiftRule } from './shift.ts';

const at = clockMinute;

const office: ShiftRule = {
  segments: [{ on: at('09:00'), off: at('18:00') }],
  breaks: [{ from: at('12:00'), to: at('13:00') }],
  paidBreaks: [],
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
  paidBreaks: [],
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

  it('takes several breaks off, counts paid ones as work, and says so', () => {
    const rests: ShiftRule = {
      ...office,
      breaks: [
        { from: at('10:00'), to: at('10:15') },
        { from: at('12:00'), to: at('13:00') },
      ],
      paidBreaks: [{ from: at('15:00'), to: at('15:20') }],
    };
    const result = day(rests, ['09:00', '18:00']);
    expect(result).toMatchObject({ dueMinutes: 465, workedMinutes: 465, presentMinutes: 465 });
    expect(result.trace.filter(({ step }) => step === 'break')).toEqual([
      { step: 'break', from: at('10:00'), to: at('10:15'), paid: false },
      { step: 'break', from: at('12:00'), to: at('13:00'), paid: false },
      { step: 'break', from: at('15:00'), to: at('15:20'), paid: true },
    ]);
    // Leaving in the second break: the first one is off, nothing of the paid one is worked.
    expect(day(rests, ['09:00', '12:30'])).toMatchObject({
      workedMinutes: 165,
      exceptions: ['early'],
    });
    expect(
      day(rests, ['09:00', '20:00'], { overtime: [{ from: at('18:00'), to: at('20:00') }] }),
    ).toMatchObject({ workedMinutes: 465, overtime: { workday: 120 } });
    // An absence counts what was due, without the breaks.
    expect(day(rests, []).absentMinutes).toBe(465);
  });

  it('takes a break after midnight off a night, and not where leave covers it', () => {
    const guarded: ShiftRule = {
      ...night,
      breaks: [
        { from: at('24:30'), to: at('25:00') },
        { from: at('28:00'), to: at('28:15') },
      ],
    };
    expect(day(guarded, ['21:55', '30:00'])).toMatchObject({ dueMinutes: 435, workedMinutes: 435 });
    const leave = [{ kind: 'leave', from: at('26:00'), to: at('32:00') } as const];
    const half = day(guarded, ['21:55', '26:00'], { covers: leave });
    expect(half).toMatchObject({ state: 'normal', workedMinutes: 210, leaveMinutes: 225 });
    expect(half.trace.filter(({ step }) => step === 'break')).toHaveLength(1);
  });

  it('finds the middle of a shift at its longest break or gap', () => {
    const pause = (from: string, to: string) => ({ from: at(from), to: at(to) });
    const rests = { ...office, paidBreaks: [pause('10:00', '10:15'), pause('15:00', '15:15')] };
    expect(middlePause(rests)).toEqual(pause('12:00', '13:00'));
    expect(middlePause({ ...rests, breaks: [] })).toEqual(pause('15:00', '15:15'));
    expect(middlePause({ ...rests, breaks: [], paidBreaks: [] })).toBeNull();
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
    // A single punch is shown as what it was taken for.
    expect(day(office, ['17:55'])).toMatchObject({
      exceptions: ['no-punch-in', 'early'],
      punchIn: null,
      punchOut: at('17:55'),
    });
    expect(day(office, ['08:55'])).toMatchObject({ punchIn: at('08:55'), punchOut: null });
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
      paidBreaks: [],
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
