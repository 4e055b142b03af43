import { expect, test } from 'vitest';
import { yuan } from '#gateway/kernel/exact/money.ts';
import { readBureauSheet } from './bureau-sheet.ts';

const sheet = (...rows: readonly (readonly string[])[]) =>
  rows.map((cells, at) => ({ number: at + 1, cells }));

test('headings are found below a title, whatever brackets and stars they have', () => {
  const { fields, lines } = readBureauSheet(
    sheet(
      ['个人所得税扣缴申报表'],
      ['税款所属期', '2026-10'],
      ['序号', '*姓名', '*证件号码', '本期收入', '累计应补（退）税额'],
      ['1', '王芳', '11010519491231002x', '12,000.50', '90.00'],
      ['合计', '', '', '12,000.50', '90.00'],
    ),
  );
  expect(fields).toEqual(['income', 'tax']);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ row: 4, document: '11010519491231002X', name: '王芳' });
  expect(lines[0]?.amounts.get('income')).toBe(yuan('12000.50'));
  expect(lines[0]?.amounts.get('tax')).toBe(yuan('90'));
});

test('a cell that is no amount is named, an empty one is not compared', () => {
  const { lines, unread } = readBureauSheet(
    sheet(['证件号码', '本期收入', '累计收入额'], ['A1', 'abc', ''], ['A2', '1.234', '5']),
  );
  expect(lines.map(({ amounts }) => [...amounts.keys()])).toEqual([[], ['yearIncome']]);
  expect(unread).toEqual([
    { row: 2, heading: '本期收入', value: 'abc' },
    { row: 3, heading: '本期收入', value: '1.234' },
  ]);
});

test('a sheet without document numbers or amounts is refused', () => {
  expect(() => readBureauSheet(sheet(['姓名', '本期收入'], ['王芳', '1']))).toThrow();
  expect(() => readBureauSheet(sheet(['证件号码', '姓名'], ['A1', '王芳']))).toThrow();
  expect(() => readBureauSheet([])).toThrow();
});
