import { expect, test } from 'vitest';
import { clockWords, daysBefore, hoursOf, hoursToPay, monthAfter, readClock } from './clock.ts';

test('says times after midnight as those of the next day', () => {
  expect(clockWords(545, (time) => `+${time}`)).toBe('09:05');
  expect(clockWords(1440 + 360, (time) => `+${time}`)).toBe('+06:00');
});

test('writes minutes as hours, and counts months over the end of a year', () => {
  expect([hoursOf(90), hoursOf(480), hoursOf(50)]).toEqual(['1.5', '8', '0.8']);
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

test('writes hours that are paid so that they add up', () => {
  expect([12_660, 10_821, 1839].map(hoursToPay)).toEqual(['211', '180.35', '30.65']);
});

test('begins weeks on Monday', () => {
  expect([daysBefore('2026-11'), daysBefore('2026-06')]).toEqual([6, 0]);
});

test('reads a time as it is typed on a phone, which has no colon beside its digits', () => {
  expect(['9:30', '0930', '930', '9：30', '30:00', '1800'].map(readClock)).toEqual([
    ...['09:30', '09:30', '09:30', '09:30', '30:00', '18:00'],
  ]);
  expect(['', '9', '24:60', '36:00', 'noon'].map(readClock)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
