import { expect, test } from 'vitest';
import { markPieces } from './marks.ts';

const drawn = (text: string, keyword: string) =>
  markPieces(text, keyword)
    .map(({ text: piece, marked }) => (marked ? `[${piece}]` : piece))
    .join('');

test.each([
  ['周雨桐', '雨', '周[雨]桐'],
  ['H00064', '64', 'H000[64]'],
  ['Workforce', 'work', '[Work]force'],
  ['Carlos Smith', 's', 'Carlos [S]mith'],
  ['员工档案', '员工档案', '[员工档案]'],
  ['周雨桐', 'zyt', '周雨桐'],
  ['周雨桐', '', '周雨桐'],
])('in %s the keyword %s is marked: %s', (text, keyword, expected) => {
  expect(drawn(text, keyword)).toBe(expected);
});
