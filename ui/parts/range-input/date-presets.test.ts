import { expect, test } from 'vitest';
import { datePresets, localToday, presetRange } from './date-presets.ts';

test.each([
  ['today', '2026-11-21', '2026-11-21', '2026-11-21'],
  ['week', '2026-11-21', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['week', '2027-01-01', '2026-12-28', '2027-01-03'],
  ['month', '2024-02-10', '2024-02-01', '2024-02-29'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last30', '2026-03-01', '2026-01-31', '2026-03-01'],
  ['year', '2026-11-21', '2026-01-01', '2026-12-31'],
] as const)('%s seen from %s is %s to %s', (preset, today, from, to) => {
  expect(presetRange(preset, today)).toEqual({ from, to });
});

test('every preset is a range of days', () => {
  for (const preset of datePresets) {
    const { from, to } = presetRange(preset, '2028-02-29');
    expect(from <= to).toBe(true);
  }
});

test("today is the day on the person's own calendar", () => {
  expect(localToday(new Date(2026, 10, 21, 0, 30))).toBe('2026-11-21');
});
