import { expect, test } from 'vitest';
import { nextOccurrence, type Schedule } from './schedule.ts';

const shanghai = 'Asia/Shanghai';
const newYork = 'America/New_York';

/** The next moments at which a schedule is due, in UTC. */
function due(schedule: Schedule, timeZone: string, after: string, count: number): string[] {
  const moments: string[] = [];
  for (let last = new Date(after); moments.length < count; ) {
    last = nextOccurrence(schedule, timeZone, last);
    moments.push(last.toISOString().slice(0, 16));
  }
  return moments;
}

test('a daily schedule follows the clock of the company', () => {
  const nightly: Schedule = { every: 'day', at: '03:10' };
  expect(due(nightly, shanghai, '2026-03-01T00:00:00Z', 2)).toEqual([
    '2026-03-01T19:10',
    '2026-03-02T19:10',
  ]);
  expect(due(nightly, shanghai, '2026-03-01T19:09:59Z', 1)).toEqual(['2026-03-01T19:10']);
});

test('a time that the clock skips in spring is moved by the skipped hour, once', () => {
  // On 8 March 2026 the clocks of New York go from 02:00 to 03:00.
  expect(due({ every: 'day', at: '02:30' }, newYork, '2026-03-07T00:00:00Z', 3)).toEqual([
    '2026-03-07T07:30',
    '2026-03-08T07:30',
    '2026-03-09T06:30',
  ]);
});

test('a time that the clock shows twice in autumn is due at the first of them only', () => {
  // On 1 November 2026 the clocks of New York go from 02:00 back to 01:00.
  expect(due({ every: 'day', at: '01:30' }, newYork, '2026-10-31T00:00:00Z', 3)).toEqual([
    '2026-10-31T05:30',
    '2026-11-01T05:30',
    '2026-11-02T06:30',
  ]);
});

test('a midnight that the clock skips is due at the first moment of that day', () => {
  // On 24 April 2026 the clocks of Cairo go from 00:00 to 01:00.
  expect(due({ every: 'day', at: '00:00' }, 'Africa/Cairo', '2026-04-23T00:00:00Z', 2)).toEqual([
    '2026-04-23T22:00',
    '2026-04-24T21:00',
  ]);
});

test('a day that a month lacks is its last one', () => {
  expect(
    due({ every: 'month', day: 31, at: '08:00' }, shanghai, '2026-01-31T01:00:00Z', 3),
  ).toEqual(['2026-02-28T00:00', '2026-03-31T00:00', '2026-04-30T00:00']);
});

test('a week begins on Monday', () => {
  expect(
    due({ every: 'week', weekday: 7, at: '23:59' }, shanghai, '2026-11-20T00:00:00Z', 2),
  ).toEqual(['2026-11-22T15:59', '2026-11-29T15:59']);
});

test('an interval counts from the full hour, whatever the zone', () => {
  expect(due({ every: 'interval', minutes: 15 }, newYork, '2026-11-01T05:07:00Z', 2)).toEqual([
    '2026-11-01T05:15',
    '2026-11-01T05:30',
  ]);
});

test('a time of day that does not exist is refused', () => {
  expect(() => nextOccurrence({ every: 'day', at: '24:00' }, shanghai, new Date())).toThrow(
    '"24:00" is no time of day.',
  );
});
