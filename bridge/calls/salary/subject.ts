/** What can be asked about pay: the slips of runs that are paid. */
import { defineSubject, inBoth } from '../prism/define.ts';
import { employmentType, gender, grade, month, organ } from '../prism/dimensions.ts';
import { reportFunctions } from '../prism/functions.ts';
import { salaryFunctions } from './functions.ts';

/** Slips hold fen. */
const pay = { unit: 'money', guard: 'pay', per: 100 } as const;

/** Pay by the slips of paid runs. */
export const paySubject = defineSubject({
  name: 'pay',
  words: inBoth('薪酬', 'Pay'),
  clock: 'month',
  functionId: reportFunctions['figures.pay'],
  rowsFunctionId: salaryFunctions.runs,
  dimensions: { organ, month, grade, gender, employmentType },
  columns: {
    slips: 'sum',
    gross: 'sum',
    own: 'sum',
    employer: 'sum',
    tax: 'sum',
    net: 'sum',
    cost: 'sum',
  },
  measures: {
    slips: {
      kind: 'value',
      of: 'slips',
      unit: 'people',
      words: inBoth('发薪人次', 'People paid'),
      definition: inBoth('已发放工资单的张数。', 'Slips of runs that are paid.'),
    },
    gross: {
      ...pay,
      kind: 'value',
      of: 'gross',
      words: inBoth('应发合计', 'Gross'),
      definition: inBoth('已发放工资单的应发合计。', 'Gross pay of the slips that are paid.'),
    },
    own: {
      ...pay,
      kind: 'value',
      of: 'own',
      words: inBoth('个人社保公积金', 'Own contributions'),
      definition: inBoth(
        '个人缴纳的社会保险和住房公积金。',
        'Social insurance and housing fund paid by the employees.',
      ),
    },
    employer: {
      ...pay,
      kind: 'value',
      of: 'employer',
      words: inBoth('单位社保公积金', 'Employer contributions'),
      definition: inBoth(
        '单位缴纳的社会保险和住房公积金。',
        'Social insurance and housing fund paid by the employer.',
      ),
    },
    tax: {
      ...pay,
      kind: 'value',
      of: 'tax',
      words: inBoth('个人所得税', 'Income tax'),
      definition: inBoth(
        '代扣的工资、年终奖和补偿金个人所得税。',
        'Tax withheld on wages, bonuses and severance pay.',
      ),
    },
    net: {
      ...pay,
      kind: 'value',
      of: 'net',
      words: inBoth('实发合计', 'Net'),
      definition: inBoth('已发放工资单的实发合计。', 'Net pay of the slips that are paid.'),
    },
    meanGross: {
      ...pay,
      kind: 'ratio',
      top: 'gross',
      bottom: 'slips',
      words: inBoth('人均应发', 'Mean gross'),
      definition: inBoth('应发合计 ÷ 发薪人次。', 'Gross ÷ people paid, month by month.'),
    },
    medianGross: {
      ...pay,
      kind: 'median',
      of: 'gross',
      words: inBoth('应发中位数', 'Median gross'),
      definition: inBoth(
        '每人每月应发的中位数，各级合计从明细重新计算。',
        'The median gross pay of a person in a month, worked out from the slips at every level.',
      ),
    },
    cost: {
      ...pay,
      kind: 'value',
      of: 'cost',
      words: inBoth('人工成本', 'Labour cost'),
      definition: inBoth(
        '应发合计 + 单位社保公积金。',
        'Gross pay and the contributions of the employer.',
      ),
    },
    costPerHead: {
      ...pay,
      kind: 'ratio',
      top: 'cost',
      bottom: 'slips',
      words: inBoth('人均人工成本', 'Cost per head'),
      definition: inBoth('人工成本 ÷ 发薪人次。', 'Labour cost ÷ people paid.'),
    },
  },
});
