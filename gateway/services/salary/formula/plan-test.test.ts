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
