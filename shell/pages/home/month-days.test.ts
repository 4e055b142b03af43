import { expect, test } from 'vitest';
import { addMonths, dayAfterKey, weeksOf } from './month-days.ts';

test('the sheet of a month begins on a Monday and holds every day of it', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
  expect(weeks.flat().filter((day) => day.startsWith('2026-11'))).toHaveLength(30);
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(weeksOf('2024-02').flat()).toContain('2024-02-29');
});

test('months go over the turn of the year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

test('keys move by days, weeks and months, and to the last day where a month is shorter', () => {
  const after = (key: string) => dayAfterKey(key, '2026-01-31');
  expect(after('ArrowRight')).toBe('2026-02-01');
  expect(after('ArrowUp')).toBe('2026-01-24');
  expect(after('PageDown')).toBe('2026-02-28');
  expect(after('PageUp')).toBe('2025-12-31');
  expect(after('a')).toBeUndefined();
});
