import { expect, test } from 'vitest';
import { type MovementRow, turnoverOf } from './figures.ts';

function month(opening: number, joined: number, left: number): MovementRow {
  return {
    month: '2026-01',
    joined,
    left,
    opening,
    closing: opening + joined - left,
    turnover: null,
  };
}

test('turnover is the leavers over the mean of opening and closing head-count', () => {
  const rows = [month(100, 10, 0), month(110, 0, 20), month(90, 10, 0)];
  expect(turnoverOf(rows, 12)).toEqual({ opening: 100, closing: 100, left: 20, rate: 0.2 });
});

test('turnover looks at the last months only', () => {
  const rows = [month(100, 0, 50), month(50, 0, 0), month(50, 0, 5)];
  expect(turnoverOf(rows, 2)).toEqual({ opening: 50, closing: 45, left: 5, rate: 5 / 47.5 });
});

test('turnover has no rate where nobody was there', () => {
  expect(turnoverOf([month(0, 0, 0)], 12).rate).toBeNull();
  expect(turnoverOf([], 12).rate).toBeNull();
});
