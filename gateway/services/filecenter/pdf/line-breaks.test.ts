import { expect, test } from 'vitest';
import { breakLines } from './line-breaks.ts';

const measure = (text: string): number => [...text].length;

test('a line ends between words, between Chinese characters, and where the text says', () => {
  expect(breakLines('the whole company', 9, measure)).toEqual(['the whole', 'company']);
  expect(breakLines('员工档案管理系统', 3, measure)).toEqual(['员工档', '案管理', '系统']);
  expect(breakLines('一\n\n二', 5, measure)).toEqual(['一', '', '二']);
});

test('no line begins with a closing mark, and a word longer than the line breaks anywhere', () => {
  expect(breakLines('员工，档案。', 2, measure)).toEqual(['员工，', '档案。']);
  expect(breakLines('abcdefgh', 3, measure)).toEqual(['abc', 'def', 'gh']);
});
