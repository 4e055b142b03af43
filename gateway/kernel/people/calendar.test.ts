import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayOf,
  hourOf,
  latestBirthDate,
  tenthsOfYears,
  wholeYears,
} from './calendar.ts';

test('knows the day where the tenants work, not the day of Greenwich', () => {
  expect(dayOf(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
  expect(dayOf(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
});

test('knows the hour where the tenants work, midnight as 0', () => {
  expect(hourOf(new Date('2026-11-20T15:59:59Z'))).toBe(23);
  expect(hourOf(new Date('2026-11-20T16:00:00Z'))).toBe(0);
});

test('ends a month on its last day when the day does not exist', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
  expect(addMonths('2026-08-31', -2)).toBe('2026-06-30');
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
});

test('makes somebody born on 29 February a year older on the 28th in common years', () => {
  expect(wholeYears('2004-02-29', '2023-02-27')).toBe(18);
  expect(wholeYears('2004-02-29', '2023-02-28')).toBe(19);
  expect(wholeYears('2004-02-29', '2024-02-28')).toBe(19);
  expect(wholeYears('2004-02-29', '2024-02-29')).toBe(20);
});

test('cuts seniority off and never rounds it up', () => {
  expect(tenthsOfYears('2016-11-22', '2026-11-21')).toBe(9.9);
  expect(tenthsOfYears('2016-11-21', '2026-11-21')).toBe(10);
  expect(tenthsOfYears('2021-03-15', '2026-11-21')).toBe(5.6);
  expect(tenthsOfYears('2026-12-01', '2026-11-21')).toBe(0);
});

test('agrees with itself about who is old enough, on every day around a leap day', () => {
  for (let offset = -400; offset <= 800; offset += 1) {
    const day = addDays('2024-02-29', offset);
    for (const years of [1, 15, 20, 25]) {
      const latest = latestBirthDate(day, years);
      expect(wholeYears(latest, day)).toBeGreaterThanOrEqual(years);
      expect(wholeYears(addDays(latest, 1), day)).toBeLessThan(years);
    }
  }
});
