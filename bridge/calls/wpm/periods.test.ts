import { expect, test } from 'vitest';
import { neighbourOf, workPeriodOf } from './periods.ts';

test('a week goes from Monday to Sunday, a month to its last day', () => {
  expect(workPeriodOf('weekly', '2026-11-22')).toEqual({
    fromOn: '2026-11-16',
    toOn: '2026-11-22',
  });
  expect(workPeriodOf('weekly', '2026-11-23')).toEqual({
    fromOn: '2026-11-23',
    toOn: '2026-11-29',
  });
  expect(workPeriodOf('monthly', '2028-02-10')).toEqual({
    fromOn: '2028-02-01',
    toOn: '2028-02-29',
  });
  expect(workPeriodOf('daily', '2026-01-01')).toEqual({ fromOn: '2026-01-01', toOn: '2026-01-01' });
});

test('the periods beside one touch it', () => {
  const january = workPeriodOf('monthly', '2026-01-15');
  expect(neighbourOf('monthly', january, -1)).toEqual({ fromOn: '2025-12-01', toOn: '2025-12-31' });
  expect(neighbourOf('weekly', workPeriodOf('weekly', '2026-01-01'), 1).fromOn).toBe('2026-01-05');
  expect(neighbourOf('daily', workPeriodOf('daily', '2026-03-01'), -1).fromOn).toBe('2026-02-28');
});
