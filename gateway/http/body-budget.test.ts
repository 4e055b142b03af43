import { expect, test } from 'vitest';
import { BodyBudget } from './body-budget.ts';

const mebibyte = 1_048_576;
const busy = expect.objectContaining({ codeName: 'busy' });

test('large bodies find room until the budget is spent, and again once one has ended', () => {
  const budget = new BodyBudget();
  const first = budget.take(20 * mebibyte, 'a');
  budget.take(20 * mebibyte, 'b');
  budget.take(20 * mebibyte, 'c');
  expect(() => budget.take(20 * mebibyte, 'd')).toThrow(busy);
  first();
  first();
  budget.take(20 * mebibyte, 'd');
  expect(() => budget.take(20 * mebibyte, 'e')).toThrow(busy);
});

test('one sender gets half of it', () => {
  const budget = new BodyBudget();
  for (let file = 0; file < 3; file += 1) budget.take(10 * mebibyte, 'a');
  expect(() => budget.take(10 * mebibyte, 'a')).toThrow(busy);
  budget.take(10 * mebibyte, 'b');
});

test('small bodies are let in while large ones fill their budget', () => {
  const budget = new BodyBudget();
  budget.take(32 * mebibyte, 'a');
  budget.take(32 * mebibyte, 'b');
  expect(() => budget.take(mebibyte, 'c')).toThrow(busy);
  budget.take(2048, 'a');
});
