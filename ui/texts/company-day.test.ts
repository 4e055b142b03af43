import { expect, test } from 'vitest';
import { companyToday } from './company-day.ts';

test('the day of the companies begins at their midnight', () => {
  expect(companyToday(new Date('2026-11-24T15:59:59Z'))).toBe('2026-11-24');
  expect(companyToday(new Date('2026-11-24T16:00:00Z'))).toBe('2026-11-25');
});
