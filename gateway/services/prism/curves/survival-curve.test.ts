import { expect, test } from 'vitest';
import { survivalCurve, type Watched } from './survival-curve.ts';

const rules = { month: 1, least: 1 };

const left = (exit: number, entry = 0, people = 1): Watched => ({
  entry,
  exit,
  hasLeft: true,
  people,
});

const still = (exit: number, entry = 0, people = 1): Watched => ({
  entry,
  exit,
  hasLeft: false,
  people,
});

const shares = (all: readonly Watched[], with_ = rules): number[] =>
  survivalCurve(all, with_).points.map(({ share }) => Math.round(share * 1000) / 1000);

test('case 14: of five people two leave after 2 and 4 months and one is seen for 3', () => {
  const all = [left(2), still(3), left(4), still(6), still(6)];
  expect(shares(all)).toEqual([1, 1, 0.8, 0.8, 0.533, 0.533, 0.533]);
  expect(survivalCurve(all, rules).points.map(({ atRisk }) => atRisk)).toEqual([
    5, 5, 5, 4, 3, 2, 2,
  ]);
  expect(survivalCurve(all, rules).median).toBeNull();
});

test('case 15: everybody leaves, and the curve comes down to nothing', () => {
  const curve = survivalCurve([left(1), left(2), left(2), left(3)], rules);
  expect(curve.points.map(({ share }) => share)).toEqual([1, 0.75, 0.25, 0]);
  expect(curve.median).toBe(2);
});

test('case 16: who comes late counts only from then on', () => {
  const early = [left(2), still(8), still(8), still(8)];
  const late = [left(6, 4), still(8, 4)];
  // At 2 there are four, not six; at 6 there are three of the four and both who came late.
  expect(shares([...early, ...late])).toEqual([1, 1, 0.75, 0.75, 0.75, 0.75, 0.6, 0.6, 0.6]);
});

test('case 16: who comes in the month of a leaving, and after it, is not there at it', () => {
  const days = { month: 32, least: 1 };
  const all = [left(40), still(96), still(96, 50)];
  expect(shares(all, days)).toEqual([1, 1, 0.5, 0.5]);
});

test('a curve ends where fewer than ten are watched', () => {
  const ten = { month: 1, least: 10 };
  const all = [left(1, 0, 2), still(3, 0, 6), still(6, 0, 5)];
  const { points } = survivalCurve(all, ten);
  expect(points.map(({ month, atRisk }) => [month, atRisk])).toEqual([
    [0, 13],
    [1, 13],
    [2, 11],
    [3, 11],
  ]);
  expect(survivalCurve([still(9, 0, 9)], ten).points).toEqual([]);
});

test('splitting the service of a person at a transfer changes nothing', () => {
  const whole = [left(5), still(9), still(9), left(7)];
  const split = [still(3), left(5, 3), still(4), still(9, 4), still(9), left(7)];
  expect(shares(split)).toEqual(shares(whole));
});

test('no people have no curve', () => {
  expect(survivalCurve([], rules)).toEqual({ points: [], median: null });
});
