import { expect, test } from 'vitest';
import { comparedSpan, monthsOf, spanOf } from './period.ts';

const today = '2026-11-23';

test('a period of months ends today, one of months before ends with the last month', () => {
  expect(spanOf({ kind: 'months', count: 12 }, today)).toEqual({ from: '2025-12-01', to: today });
  expect(spanOf({ kind: 'monthsBefore', count: 3 }, today)).toEqual({
    from: '2026-08-01',
    to: '2026-10-31',
  });
  expect(spanOf({ kind: 'year' }, today)).toEqual({ from: '2026-01-01', to: today });
});

test('the months of a span are cut at its ends', () => {
  expect(monthsOf({ from: '2026-01-15', to: '2026-03-02' })).toEqual([
    { key: '2026-01', from: '2026-01-15', to: '2026-01-31' },
    { key: '2026-02', from: '2026-02-01', to: '2026-02-28' },
    { key: '2026-03', from: '2026-03-01', to: '2026-03-02' },
  ]);
});

test('a span is compared with as many months before, a whole month with a whole month', () => {
  expect(comparedSpan({ from: '2026-02-01', to: '2026-02-28' }, 'previous')).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
  });
  expect(comparedSpan({ from: '2026-01-01', to: today }, 'previous')).toEqual({
    from: '2025-02-01',
    to: '2025-12-23',
  });
  expect(comparedSpan({ from: today, to: today }, 'previous')).toEqual({
    from: '2026-10-23',
    to: '2026-10-23',
  });
  expect(comparedSpan({ from: '2024-02-01', to: '2024-02-29' }, 'yearBefore')).toEqual({
    from: '2023-02-01',
    to: '2023-02-28',
  });
  expect(comparedSpan({ from: '2026-11-10', to: '2026-11-19' }, 'previous')).toEqual({
    from: '2026-10-31',
    to: '2026-11-09',
  });
});
