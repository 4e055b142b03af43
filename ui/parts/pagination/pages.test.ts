import { expect, test } from 'vitest';
import { pageCount, pageNumbers, readPage } from './pages.ts';

test('counts one page for nothing, and the last page though it is not full', () => {
  expect(pageCount(0, 20)).toBe(1);
  expect(pageCount(41, 20)).toBe(3);
});

test('shows every page while there are six or fewer', () => {
  expect(pageNumbers(3, 6)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('shows six numbers and the gaps between them', () => {
  expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
  expect(pageNumbers(10, 20)).toEqual([1, 'gap', 9, 10, 11, 12, 'gap', 20]);
  expect(pageNumbers(20, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
});

test('goes to page 1 for what is no number, and to the last page for one beyond it', () => {
  expect(readPage('abc', 9)).toBe(1);
  expect(readPage('-3', 9)).toBe(1);
  expect(readPage('0', 9)).toBe(1);
  expect(readPage('１２', 20)).toBe(12);
  expect(readPage('500', 9)).toBe(9);
});
