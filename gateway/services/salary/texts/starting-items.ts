import type { RowValues } from '#bridge/calls/record/values.ts';
import type { payItem } from '#bridge/calls/salary/records/pay-item.ts';

/** The values of a pay item. */
export type StartingItem = Omit<RowValues<(typeof payItem)['fields']>, 'sortOrder' | 'disabled'>;

function formula(
  code: string,
  [nameZh, nameEn]: readonly [string, string],
  text: string,
  treatment: StartingItem['treatment'] = 'wage',
): StartingItem {
  return { code, nameZh, nameEn, source: 'formula', unit: 'money', treatment, formula: text };
}

function entry(
  code: string,
  [nameZh, nameEn]: readonly [string, string],
  unit: StartingItem['unit'],
  treatment: StartingItem['treatment'],
): StartingItem {
  return { code, nameZh, nameEn, source: 'entry', unit, treatment, formula: null };
}

/** The pay items that a company begins with, in the order they are calculated. */
export const startingItems: readonly StartingItem[] = [
  formula('base_pay', ['基本工资', 'Base pay'], 'part_month(file.base)'),
  formula('position_pay', ['岗位工资', 'Position pay'], 'part_month(file.position)'),
  formula('performance_pay', ['绩效工资', 'Performance pay'], 'part_month(file.performance)'),
  formula('allowance', ['津贴补贴', 'Allowance'], 'part_month(file.allowance)'),
  entry('unpaid_days', ['事假天数', 'Days of unpaid leave'], 'days', 'none'),
  formula(
    'unpaid_leave',
    ['事假扣款', 'Unpaid leave'],
    '-leave_deduction(file.total, unpaid_days, 0)',
  ),
  entry('sick_days', ['病假天数', 'Days of sick leave'], 'days', 'none'),
  formula('sick_leave', ['病假扣款', 'Sick leave'], '-leave_deduction(file.total, sick_days, 60)'),
  entry('absent_days', ['旷工天数', 'Days absent'], 'days', 'none'),
  formula('absence', ['旷工扣款', 'Absence'], '-leave_deduction(file.total, absent_days, 0)'),
  entry('late_hours', ['迟到早退时数', 'Hours late or left early'], 'hours', 'none'),
  formula('late_deduction', ['迟到早退扣款', 'Lateness'], '-file.total / 21.75 / 8 * late_hours'),
  entry('overtime_hours', ['工作日加班时数', 'Overtime on workdays'], 'hours', 'none'),
  entry('rest_day_hours', ['休息日加班时数', 'Overtime on rest days'], 'hours', 'none'),
  entry('holiday_hours', ['法定节假日加班时数', 'Overtime on holidays'], 'hours', 'none'),
  formula(
    'overtime_pay',
    ['加班工资', 'Overtime pay'],
    'overtime(file.base, overtime_hours, rest_day_hours, holiday_hours)',
  ),
  entry('bonus', ['奖金', 'Bonus'], 'money', 'wage'),
  entry('annual_bonus', ['年终奖', 'Annual bonus'], 'money', 'bonus'),
  entry('correction', ['补发补扣', 'Correction'], 'money', 'wage'),
  entry('severance', ['经济补偿金', 'Severance'], 'money', 'severance'),
  entry('annuity', ['企业年金个人缴费', 'Annuity'], 'money', 'before-tax'),
  entry('deduction', ['其他扣款', 'Other deduction'], 'money', 'after-tax'),
  entry('unused_leave', ['未休年假工资', 'Unused annual leave'], 'money', 'wage'),
];
