import { readXlsx } from 'hucre';
import { expect, test } from 'vitest';
import { type Cell, type Sheet, writeCsv, writeXlsx } from './write-sheet.ts';

function sheetOf(rows: readonly (readonly Cell[])[]): Sheet {
  return {
    name: '员工花名册',
    columns: [
      { header: '姓名', isDay: false },
      { header: '入职日期', isDay: true },
      { header: '年龄', isDay: false },
    ],
    rows: (async function* () {
      yield* rows;
    })(),
  };
}

test('writes text that Excel reads as UTF-8, with Windows line ends', async () => {
  const csv = await writeCsv(
    sheetOf([
      ['陈, "思远"', '2021-03-15', 31],
      ['李\n四', null, null],
    ]),
  );
  expect(csv.toString()).toBe(
    '\uFEFF姓名,入职日期,年龄\r\n"陈, ""思远""",2021-03-15,31\r\n"李\n四",,\r\n',
  );
});

test('keeps a text that begins like a formula a text', async () => {
  const dangerous = ['=1+1', '+1+1', '-2', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x","y")'];
  const csv = await writeCsv(sheetOf(dangerous.map((text) => [text, null, null])));
  const [, ...lines] = csv.toString().trimEnd().split('\r\n');
  for (const line of lines) expect(line).toMatch(/^"?'/);
  const phone = await writeCsv(sheetOf([['+4912345678', null, null]]));
  expect(phone.toString()).toContain('\r\n+4912345678,,');
  const workbook = await readXlsx(
    await writeXlsx(sheetOf(dangerous.map((text) => [text, null, null]))),
  );
  const [, ...rows] = workbook.sheets[0]?.rows ?? [];
  expect(rows.map(([text]) => text)).toEqual(dangerous);
});

test('keeps a formula a text where Excel takes the semicolon, as in Germany, for the end of a cell', async () => {
  const dangerous = ['x;=1+1;y', 'x;@SUM(A1)', 'x\t=1+1', ';-2'];
  const csv = await writeCsv(sheetOf(dangerous.map((text) => [text, null, null])));
  const cells = csv.toString().split(/[;\t,]|\r\n/);
  expect(cells.filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([]);
});

test('keeps a formula in full-width signs a text, which Excel reads like the plain ones', async () => {
  const dangerous = ['＝1+1', '＋1', '－2', '＠SUM(A1)', 'x;＝1+1', 'x\t＠A1', '\n=1+1'];
  const csv = await writeCsv(sheetOf(dangerous.map((text) => [text, null, null])));
  const [, ...cells] = csv.toString().trimEnd().split('\r\n');
  for (const [index, cell] of cells.entries()) expect(cell, dangerous[index]).toContain("'");
});

test('writes days as days, so that a workbook sorts and filters them', async () => {
  const file = await writeXlsx(sheetOf([['陈思远', '2024-02-29', 31]]));
  const workbook = await readXlsx(file);
  const [header, row] = workbook.sheets[0]?.rows ?? [];
  expect(header).toEqual(['姓名', '入职日期', '年龄']);
  expect(row?.[1]).toEqual(new Date('2024-02-29T00:00:00Z'));
  expect(row?.[2]).toBe(31);
});
