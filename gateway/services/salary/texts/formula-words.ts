import type { Terms } from '#bridge/calls/kit/words.ts';

const zh = {
  part_month: '本期应计',
  leave_deduction: '请假扣款',
  unused_leave_pay: '未休年假工资',
  overtime: '加班工资',
  min: '取小',
  max: '取大',
  clamp: '限定',
  round: '四舍五入',
  floor: '舍去',
  ceil: '进位',
  is_zero: '为零',
  has_value: '有结果',
  if: '如果',
  money: '金额',
  days: '天数',
  hours: '时数',
  and: '且',
  or: '或',
  not: '非',
} as const;

/** What people call the functions of formulas. */
export const formulaWords: Terms<keyof typeof zh> = {
  'zh-CN': zh,
  en: {
    part_month: 'for the days employed',
    leave_deduction: 'leave deduction',
    unused_leave_pay: 'unused leave pay',
    overtime: 'overtime pay',
    min: 'least of',
    max: 'most of',
    clamp: 'within limits',
    round: 'rounded',
    floor: 'rounded down',
    ceil: 'rounded up',
    is_zero: 'is zero',
    has_value: 'has a result',
    if: 'if',
    money: 'amount',
    days: 'days',
    hours: 'hours',
    and: 'and',
    or: 'or',
    not: 'not',
  },
};

/** What separates the values of a function. */
export const formulaCommas: Terms<'comma'> = { 'zh-CN': { comma: '，' }, en: { comma: ', ' } };
