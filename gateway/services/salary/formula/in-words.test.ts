import { expect, test } from 'vitest';
import { formulaInWords } from './in-words.ts';

const names = new Map([
  ['file.total', { 'zh-CN': '月工资标准合计', en: 'Monthly pay in all' }],
  ['late_hours', { 'zh-CN': '迟到早退时数', en: 'Hours late' }],
]);
const inWords = (text: string) => formulaInWords(text, (name) => names.get(name));

test('names and functions are in words, and signs as people write them', () => {
  expect(inWords('-file.total / 21.75/8 * late_hours')).toEqual({
    'zh-CN': '−月工资标准合计 ÷ 21.75 ÷ 8 × 迟到早退时数',
    en: '−Monthly pay in all ÷ 21.75 ÷ 8 × Hours late',
  });
  expect(inWords('part_month(file.total)')).toEqual({
    'zh-CN': '本期应计(月工资标准合计)',
    en: 'for the days employed(Monthly pay in all)',
  });
});

test('a sign before a value is beside it, one between two values is apart', () => {
  expect(inWords('if(late_hours>=hours(2) and not is_zero(file.total),0,-(file.total-1))').en).toBe(
    'if(Hours late ≥ hours(2) and not is zero(Monthly pay in all), 0, −(Monthly pay in all − 1))',
  );
});

test('a name that the plan does not know stays as it is', () => {
  expect(inWords('other + 1')['zh-CN']).toBe('other + 1');
});
