import { expect, test } from 'vitest';
import { copyCells, pasteCells } from './clipboard.ts';

const shifts = [
  { id: 'one', name: '早班', letter: 'A' },
  { id: 'two', name: 'Night', letter: null },
];

test('what is copied is read back as it was', () => {
  const rows = [
    ['one', 'rest', null],
    ['two', null, 'one'],
  ];
  const text = copyCells(rows, shifts, '休');
  expect(text).toBe('早班\t休\t\r\nNight\t\t早班');
  expect(pasteCells(text, shifts, ['休'])).toEqual({ rows, unknown: [] });
});

test('letters, names in any case, spaces, quotes and the last line break of Excel are understood', () => {
  expect(pasteCells(' a \tNIGHT\t"早班"\n', shifts, ['休', 'R'])).toEqual({
    rows: [['one', 'two', 'one']],
    unknown: [],
  });
});

test('a text that names no shift changes nothing and is said once', () => {
  expect(pasteCells('x\tA\r\nX\tR', shifts, ['R'])).toEqual({
    rows: [
      [undefined, 'one'],
      [undefined, 'rest'],
    ],
    unknown: ['x'],
  });
});
