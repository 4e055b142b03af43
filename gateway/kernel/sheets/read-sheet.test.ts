import { expect, test } from 'vitest';
import { zipOf } from '#tests/support/zip.ts';
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

test('CSV is read in one go, however many quotes it has', async () => {
  const begin = performance.now();
  const quotes = `a,b\n${'"'.repeat(1_000_001)}x`;
  await expect(readSheet(new Blob([quotes]), 10)).rejects.toMatchObject({ codeName: 'fileFormat' });
  // A pattern took three seconds for a thirtieth of it, and would take hundreds of times that for all.
  expect(performance.now() - begin).toBeLessThan(15_000);
});

test('a quote in the middle of a cell is a quote', async () => {
  const [row] = await readSheet(new Blob(['pipe 5",b']), 10);
  expect(row?.cells).toEqual(['pipe 5"', 'b']);
});

/** A workbook whose sheet repeats something between two rows. */
function workbookOf(repeated: string, megabytes: number): Blob {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const row = '<row><c t="inlineStr"><is><t>a</t></is></c></row>';
  const filler = repeated.repeat((megabytes * 1_048_576) / repeated.length);
  const relation = (type: string, target: string) =>
    `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
  const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${row}${filler}${row}</sheetData></worksheet>`,
  };
  return new Blob([zipOf(Object.entries(parts).map(([name, content]) => ({ name, content })))]);
}

test('a small workbook that unpacks to a giant is refused, and holds nothing up meanwhile', async () => {
  expect(await readSheet(workbookOf('<row/>', 0.001), 10)).toHaveLength(2);
  const bombs = [
    [workbookOf('<row/>', 40), 'tooManyRows'],
    [workbookOf('<row><c/></row>', 40), 'tooManyRows'],
    [workbookOf(' '.repeat(64), 130), 'fileTooLarge'],
  ] as const;
  let late = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    late = Math.max(late, performance.now() - last);
    last = performance.now();
  }, 10);
  for (const [bomb, codeName] of bombs) {
    expect(bomb.size).toBeLessThan(200_000);
    await expect(readSheet(bomb, 10)).rejects.toMatchObject({ codeName });
  }
  clearInterval(beat);
  // In the gateway's own thread the first one alone took a quarter of a minute.
  expect(late).toBeLessThan(6000);
}, 60_000);
