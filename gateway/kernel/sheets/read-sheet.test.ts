import { expect, test } from 'vitest';
import { readSheet } from './read-sheet.ts';
import { type Cell, writeCsv, writeXlsx } from './write-sheet.ts';

const rows: Cell[][] = [
  ['=1+1', 'a "b", c', '2024-02-29', 12],
  ['-x;+y', 'line\r\nbreak', null, 1.5],
  ['张伟', '', null, null],
];
const sheet = () => ({
  name: 'rows',
  columns: ['A', 'B', 'C', 'D'].map((header) => ({ header, isDay: header === 'C' })),
  rows: (async function* () {
    yield* rows;
  })(),
});
const texts = rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));

test.each([
  ['CSV', writeCsv],
  ['a workbook', writeXlsx],
])('%s reads back as it was written', async (_, write) => {
  const read = await readSheet(new Blob([new Uint8Array(await write(sheet()))]), 10);
  expect(read.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  const padded = read.slice(1).map(({ cells }) => [...cells, '', ''].slice(0, 4));
  expect(padded).toEqual(texts);
});

test('CSV of a Chinese Excel is read in its encoding', async () => {
  // 姓名 in GB 18030.
  const read = await readSheet(
    new Blob([new Uint8Array([0xd0, 0xd5, 0xc3, 0xfb, 0x0a, 0x61])]),
    10,
  );
  expect(read).toEqual([
    { number: 1, cells: ['姓名'] },
    { number: 2, cells: ['a'] },
  ]);
});

test.each([
  ['nothing', new Uint8Array(), 'fileEmpty'],
  ['only empty rows', new TextEncoder().encode(',,\n,'), 'fileEmpty'],
  ['more rows than may be', new TextEncoder().encode('a\nb\nc'), 'tooManyRows'],
  ['what only begins like a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), 'fileFormat'],
  ['a picture', new Uint8Array([0x89, 0x50, 0, 0, 1]), 'fileFormat'],
])('refuses %s', async (_, content, codeName) => {
  await expect(readSheet(new Blob([content]), 2)).rejects.toMatchObject({ codeName });
});
