import { expect, test } from 'vitest';
import { isFree, momentOf, proposeTimes } from './panel.ts';

test('a time that only meets another one is free', () => {
  const busy = [{ on: '2026-11-24', from: 600, until: 660 }];
  expect(isFree(busy, { on: '2026-11-24', from: 540 }, 60)).toBe(true);
  expect(isFree(busy, { on: '2026-11-24', from: 660 }, 60)).toBe(true);
  expect(isFree(busy, { on: '2026-11-24', from: 599 }, 10)).toBe(false);
  expect(isFree(busy, { on: '2026-11-25', from: 600 }, 60)).toBe(true);
});

test('a moment is counted in the time zone of the company', () => {
  expect(momentOf({ on: '2026-11-24', from: 570 }).toISOString()).toBe('2026-11-24T01:30:00.000Z');
});

test('ten times are proposed, two a working day, in free working hours after the lead', () => {
  // A Thursday, ten in the morning.
  const earliest = new Date('2026-11-26T10:00:00+08:00');
  const busy = [{ on: '2026-11-27', from: 0, until: 720 }];
  const times = proposeTimes(busy, 60, earliest);
  expect(times).toHaveLength(10);
  expect(times.slice(0, 4)).toEqual([
    { on: '2026-11-26', from: 600 },
    { on: '2026-11-26', from: 810 },
    { on: '2026-11-27', from: 810 },
    { on: '2026-11-30', from: 540 },
  ]);
  expect(proposeTimes(busy, 480, earliest)).toEqual([]);
});
