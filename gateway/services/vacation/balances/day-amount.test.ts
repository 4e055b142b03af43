import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockText } from '../../kaoqin/engine/clock.ts';
import type { ShiftRule } from '../../kaoqin/engine/shift.ts';
import { hourPart } from './day-amount.ts';

const office: ShiftRule = {
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
const night: ShiftRule = { ...office, segments: [{ on: 1320, off: 1800 }], breaks: [] };
const split: ShiftRule = {
  ...office,
  segments: [
    { on: 510, off: 720 },
    { on: 990, off: 1260 },
  ],
  breaks: [],
  paidBreaks: [],
};

function times(fromAt: string | null, toAt: string | null, shift: ShiftRule | null) {
  return hourPart({ day: '2026-05-06', half: 'whole', fromAt, toAt }, shift);
}

test('an hour is a part of the shift of its day, and its break takes nothing', () => {
  expect(times('11:00', '14:00', office)).toMatchObject({ minutes: 120, amount: 2500 });
  expect(times('12:00', '13:00', office)).toMatchObject({ minutes: 0, amount: 0 });
  expect(times('10:00', '18:00', split)).toMatchObject({ minutes: 210, amount: 4375 });
});

test('a night goes on after midnight', () => {
  const part = times('24:30', '26:30', night);
  expect(part).toEqual({
    half: 'times',
    fromAt: '24:30',
    toAt: '26:30',
    minutes: 120,
    amount: 2500,
  });
});

test('times beyond the shift are those of the shift, and all of it is a day', () => {
  expect(times('06:00', '11:00', office)).toMatchObject({ fromAt: '09:00', minutes: 120 });
  expect(times('08:00', '20:00', office)).toMatchObject({ half: 'whole', amount: 10_000 });
  expect(times(null, null, office)).toMatchObject({ half: 'whole', amount: 10_000 });
});

test('the first and the last day of a longer leave have their own time only', () => {
  expect(times('16:00', null, office)).toMatchObject({ toAt: '18:00', minutes: 120 });
  expect(times(null, '10:00', office)).toMatchObject({ fromAt: '09:00', minutes: 60 });
});

test('a day without a shift has eight hours', () => {
  expect(times('09:00', '11:00', null)).toMatchObject({ minutes: 120, amount: 2500 });
  expect(times('06:00', '22:00', null)).toMatchObject({ half: 'whole', minutes: 480 });
});

test('two parts that meet take what they take together', () => {
  const minute = fc.integer({ min: 0, max: 2100 });
  fc.assert(
    fc.property(
      fc.constantFrom(office, night, split),
      fc.uniqueArray(minute, { minLength: 3, maxLength: 3 }),
      (shift, minutes) => {
        const [from = 0, middle = 0, to = 0] = minutes.toSorted((a, b) => a - b);
        const part = (start: number, end: number) =>
          times(clockText(start), clockText(end), shift).minutes ?? 0;
        expect(part(from, middle) + part(middle, to)).toBe(part(from, to));
      },
    ),
  );
});
