import { expect, test } from 'vitest';
import { fromPlatform } from './platform-sheet.ts';

function sheet(...lines: readonly (readonly string[])[]) {
  return lines.map((cells, index) => ({ number: index + 1, cells }));
}

const headings = ['员工', '打卡日期', '打卡时间', '设备'];

test('reads the export of DingTalk, whose title is above its headings', () => {
  const read = fromPlatform(
    sheet(
      ['原始记录表 统计日期：2026-05-01 至 2026-05-31'],
      ['姓名', '考勤组', '部门', '工号', '考勤日期', '打卡时间', '打卡结果', '打卡地址'],
      [
        '王子涵',
        '总部',
        '研发',
        'H0012',
        '26-05-06 星期三',
        '2026-05-06 08:58',
        '正常',
        '总部大厦',
      ],
      ['王子涵', '总部', '研发', 'H0012', '26-05-06 星期三', '2026-05-07 01:12', '正常', ''],
      ['王子涵', '总部', '研发', 'H0012', '26-05-07 星期四', '', '缺卡', ''],
    ),
  );
  expect(read.map(({ cells }) => cells)).toEqual([
    headings,
    ['H0012', '2026-05-06', '08:58', '总部大厦'],
    ['H0012', '2026-05-07', '01:12', ''],
  ]);
  expect(read.map(({ number }) => number)).toEqual([2, 3, 4]);
});

test('reads the export of WeCom, which has day and time apart, and takes a punch once', () => {
  const read = fromPlatform(
    sheet(
      ['时间', '姓名', '账号', '打卡类型', '打卡时间', '打卡地点'],
      ['2026/5/6', '单雪', 'shanxue', '上班打卡', '8:55', '总部'],
      ['2026/5/6', '单雪', 'shanxue', '外出打卡', '8:55', '总部'],
      ['2026/5/6', '单雪', 'shanxue', '下班打卡', '未打卡', '--'],
    ),
  );
  expect(read.slice(1).map(({ cells }) => cells)).toEqual([
    ['单雪', '2026-05-06', '08:55', '总部'],
  ]);
});

test('reads the export of Feishu, whose time brings its day along', () => {
  const read = fromPlatform(
    sheet(['员工姓名', '工号', '打卡时间'], ['苏晓', 'H0100', '2026年5月6日 18:03:21']),
  );
  expect(read[1]?.cells).toEqual(['H0100', '2026-05-06', '18:03', '']);
});

test('leaves a sheet of its own and one that it does not know as they are', () => {
  const own = sheet(headings, ['王子涵 (H0012)', '2026-05-06', '08:58', '']);
  expect(fromPlatform(own)).toBe(own);
  const other = sheet(['a', 'b'], ['1', '2']);
  expect(fromPlatform(other)).toBe(other);
});
