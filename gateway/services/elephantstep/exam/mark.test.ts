import { expect, test } from 'vitest';
import { markQuestion, percentOf, percentText } from './mark.ts';

const many = {
  kind: 'many' as const,
  question: '',
  options: ['A', 'B', 'C', 'D'].map((id) => ({ id, answer: id, right: id === 'A' || id === 'C' })),
};
const given = (...chosen: string[]) => ({ chosen, written: null });

test('16: a part of what is right is half where the exam says so, and anything wrong is nothing', () => {
  expect(markQuestion(many, given('A', 'C'), 'all')).toBe(2);
  expect(markQuestion(many, given('A'), 'all')).toBe(0);
  expect(markQuestion(many, given('A'), 'part')).toBe(1);
  expect(markQuestion(many, given('A', 'C', 'D'), 'part')).toBe(0);
  expect(markQuestion(many, undefined, 'part')).toBe(0);
});

test('16: a blank is compared without regard to width, case and spaces around', () => {
  const blank = {
    kind: 'blank' as const,
    question: '',
    options: [{ id: 'x', answer: 'atrium', right: false }],
  };
  expect(markQuestion(blank, { chosen: [], written: 'Ａtrium ' }, 'all')).toBe(2);
  expect(markQuestion(blank, { chosen: [], written: '' }, 'all')).toBe(0);
});

test('17: percent is cut to two places', () => {
  // 59.995 % of a paper is shown as 59.99 %, and what is shown decides.
  expect(percentText(percentOf(23_998, 20_000))).toBe('59.99');
  expect(percentText(percentOf(4, 3))).toBe('66.66');
  expect(percentText(percentOf(72, 60))).toBe('60.00');
});
