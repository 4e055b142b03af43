import { expect, test } from 'vitest';
import type { RunItem } from '../engine/person-slip.ts';
import { compilePlan } from '../formula/plan.ts';
import { startingItems } from '../texts/starting-items.ts';
import { reasonsOf, type SlipNow } from './compare.ts';

const { order: plan } = compilePlan<RunItem>(
  startingItems.map((item, at) => ({ ...item, sortOrder: at })),
);

const slip: SlipNow = {
  net: 0n,
  ownContributions: 0n,
  specialAdditional: 0n,
  incomeTax: 0n,
  ratePercent: '3',
  monthly: '8000.00',
  whole: true,
  result: null,
  entered: new Map(),
  joined: false,
  left: false,
};
const entering = (code: string): SlipNow => ({ ...slip, entered: new Map([[code, '2']]) });

test('hours of lateness are a matter of attendance, hours worked beyond the shift of overtime', () => {
  expect(reasonsOf(entering('late_hours'), slip, plan)).toEqual(['attendance']);
  expect(reasonsOf(slip, entering('late_hours'), plan)).toEqual(['attendance']);
  expect(reasonsOf(entering('rest_day_hours'), slip, plan)).toEqual(['overtime']);
  expect(reasonsOf(entering('unpaid_days'), slip, plan)).toEqual(['attendance']);
});

test('another result of performance is a reason of its own', () => {
  const rated = { ...slip, result: 'A 1.5' };
  expect(reasonsOf({ ...slip, result: 'B 1.2' }, rated, plan)).toEqual(['result']);
  expect(reasonsOf(rated, slip, plan)).toEqual(['result']);
  expect(reasonsOf(rated, rated, plan)).toEqual([]);
});
