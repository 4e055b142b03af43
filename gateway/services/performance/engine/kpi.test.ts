import { expect, test } from 'vitest';
import { decimalText } from '#gateway/kernel/exact/rounding.ts';
import { type Kpi, kpiResult, kpiScore } from './kpi.ts';

const percent = (kpi: Kpi, cap = 120): string | null => {
  const result = kpiResult(kpi, cap);
  return result === null ? null : decimalText(result, 2);
};
const score = (kpi: Kpi, cap = 120): string => {
  const result = kpiResult(kpi, cap);
  return result === null ? '' : kpiScore(result, cap, 5);
};

test('4: more or less than the target is worth its share, up to the cap', () => {
  expect(percent({ direction: 'up', target: '80', actual: '75' })).toBe('93.75');
  expect(percent({ direction: 'up', target: '80', actual: '200' })).toBe('120.00');
  expect(percent({ direction: 'down', target: '200', actual: '320' })).toBe('62.50');
  expect(percent({ direction: 'down', target: '2', actual: '0' })).toBe('120.00');
  expect(percent({ direction: 'down', target: '2', actual: '0' }, 150)).toBe('150.00');
});

test('what is done or not is all or nothing, and nothing is said without a figure', () => {
  expect(percent({ direction: 'done', target: null, actual: '1' })).toBe('100.00');
  expect(percent({ direction: 'done', target: null, actual: '0' })).toBe('0.00');
  expect(percent({ direction: 'up', target: '80', actual: null })).toBeNull();
});

test('the cap is the best score, and none is below 1', () => {
  expect(score({ direction: 'up', target: '80', actual: '75' })).toBe('3.91');
  expect(score({ direction: 'up', target: '80', actual: '80' })).toBe('4.17');
  expect(score({ direction: 'up', target: '80', actual: '96' })).toBe('5.00');
  expect(score({ direction: 'up', target: '80', actual: '0' })).toBe('1.00');
});
