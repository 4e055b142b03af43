import { expect, test } from 'vitest';
import { linesBeside } from './lines-beside.ts';

const line = (code: string, amount: string | null) => ({
  code,
  kind: 'earning' as const,
  name: { 'zh-CN': code, en: code },
  amount,
  quantity: amount === null ? '2' : null,
  ruleVersion: '1',
  inputs: [],
  steps: [],
});

const then = (code: string, amount: string) => {
  const { kind, name } = line(code, amount);
  return { code, kind, name, amount };
};

const shown = (lines: ReturnType<typeof linesBeside>) =>
  lines.map(({ code, amount, earlier }) => [code, amount, earlier]);

test('an amount of the month before is beside a line where it differs, also where one of them is missing', () => {
  const now = [line('base', '100.00'), line('bonus', '50.00'), line('meals', '9.00')];
  const before = {
    month: '2026-09-01',
    net: '0.00',
    lines: [then('base', '100.00'), then('meals', '8.00'), then('gift', '7.00')],
  };
  expect(shown(linesBeside(now, before))).toEqual([
    ['base', '100.00', null],
    ['bonus', '50.00', '0.00'],
    ['meals', '9.00', '8.00'],
    ['gift', '0.00', '7.00'],
  ]);
});

test('days and hours, and a first slip, are compared with nothing', () => {
  expect(shown(linesBeside([line('days', null), line('base', '1.00')], null))).toEqual([
    ['days', null, null],
    ['base', '1.00', null],
  ]);
  const before = { month: '2026-09-01', net: '0.00', lines: [] };
  expect(shown(linesBeside([line('days', null)], before))).toEqual([['days', null, null]]);
});
