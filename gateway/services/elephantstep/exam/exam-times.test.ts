import { expect, test } from 'vitest';
import { closingOf, deadlineOf } from './exam-times.ts';

test('9: an attempt ends when the exam closes, on the clock of the company', () => {
  const closing = closingOf({ closesOn: '2026-03-02', closesAt: 600 });
  expect(closing).toEqual(new Date('2026-03-02T02:00:00Z'));
  expect(deadlineOf(new Date('2026-03-02T01:50:00Z'), 30, closing)).toEqual(closing);
  const early = new Date('2026-03-02T01:00:00Z');
  expect(deadlineOf(early, 30, closing)).toEqual(new Date('2026-03-02T01:30:00Z'));
  expect(closingOf({ closesOn: '2026-03-02', closesAt: null })).toEqual(
    new Date('2026-03-02T16:00:00Z'),
  );
  expect(closingOf({ closesOn: null, closesAt: 600 })).toBeNull();
});
