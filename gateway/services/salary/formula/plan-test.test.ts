import { expect, test } from 'vitest';
import { startingItems } from '../texts/starting-items.ts';
import { faultOfTest } from './plan-test.ts';

const scope = { place: 'CN', asOf: '2026-01-28' };
const faultOf = (given: string, expected: string) =>
  faultOfTest({ given, expected }, startingItems, scope);

test('a test passes where formulas come to what is expected, by code or by Chinese name', () => {
  expect(faultOf('file.total = 10000\nunpaid_days = 2', 'unpaid_leave = -919.54')).toBeNull();
  expect(faultOf('file.base = 8000\n加班时数 = 1', 'base_pay = 8000')).toEqual({
    part: 'given',
    line: 2,
  });
  expect(faultOf('file.base = 8000', '基本工资 = 8000')).toBeNull();
});

test('a test says at which line it fails', () => {
  const given = 'file.total = 10000\n\nunpaid_days = 2';
  expect(faultOf(given, 'base_pay = 0\nunpaid_leave = -919.55')).toEqual({
    part: 'expected',
    line: 2,
  });
  expect(faultOf(given, 'no_such_item = 1')).toEqual({ part: 'expected', line: 1 });
  expect(faultOf('file.total = many', 'base_pay = 0')).toEqual({ part: 'given', line: 1 });
});

test('a test gives a level and a factor, or none: then a formula that needs one fails', () => {
  const award = {
    code: 'award',
    nameZh: '绩效奖',
    nameEn: 'Award',
    source: 'formula' as const,
    unit: 'money' as const,
    treatment: 'wage' as const,
    formula: 'if(performance.level = "A", file.base, 0) * performance.factor',
  };
  const fault = (given: string) =>
    faultOfTest({ given, expected: 'award = 1500' }, [...startingItems, award], scope);
  const base = 'file.base = 1000';
  expect(fault(`${base}\nperformance.level = "A"\nperformance.factor = 1.5`)).toBeNull();
  expect(fault(`${base}\nperformance.level = A`)).toEqual({ part: 'expected', line: 1 });
  // A test of other items needs none.
  const other = { given: 'file.total = 10000\nunpaid_days = 2', expected: '事假扣款 = -919.54' };
  expect(faultOfTest(other, [...startingItems, award], scope)).toBeNull();
});
