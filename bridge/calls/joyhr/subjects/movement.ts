import { type Dimension, defineSubject, inBoth } from '../../prism/define.ts';
import { employmentType, gender, month, organ } from '../../prism/dimensions.ts';
import { reportFunctions } from '../../prism/functions.ts';
import { personnelFunctions } from '../functions.ts';

/** Why an employment ended. */
export const leftReason: Dimension = {
  kind: 'choice',
  words: inBoth('离职原因', 'Reason for leaving'),
  guard: 'personal',
  choices: {
    'zh-CN': {
      resignation: '员工辞职',
      dismissal: '公司解除',
      'contract-end': '合同到期终止',
      retirement: '退休',
      other: '其他',
    },
    en: {
      resignation: 'Resignation',
      dismissal: 'Dismissal',
      'contract-end': 'End of contract',
      retirement: 'Retirement',
      other: 'Other',
    },
  },
};

/** Who joined, left and moved between organisations. */
export const movementSubject = defineSubject({
  name: 'movement',
  words: inBoth('人员流动', 'Movement'),
  clock: 'flow',
  functionId: reportFunctions['figures.movement'],
  rowsFunctionId: personnelFunctions.changes,
  dimensions: {
    organ,
    month,
    employmentType,
    gender,
    reason: leftReason,
  },
  columns: {
    joined: 'sum',
    left: 'sum',
    resigned: 'sum',
    moved: 'sum',
    opening: 'first',
    closing: 'last',
    leftOfOpening: { whole: 'leftOfFirst' },
    leftOfFirst: 'sum',
    stayed: { whole: 'stayedOfFirst' },
    stayedOfFirst: 'sum',
    average: { whole: 'averageOfAll' },
    averageOfAll: 'sum',
  },
  measures: {
    opening: {
      kind: 'value',
      of: 'opening',
      unit: 'people',
      words: inBoth('期初人数', 'Opening'),
      definition: inBoth(
        '期间开始前一日日终的在职人数。',
        'Head-count at the end of the day before the period.',
      ),
    },
    joined: {
      kind: 'value',
      of: 'joined',
      unit: 'people',
      good: 'up',
      words: inBoth('入职人数', 'Joined'),
      definition: inBoth(
        '入职日期在期间内的人数，不含调动。',
        'People whose joining day is in the period; transfers are not counted.',
      ),
    },
    left: {
      kind: 'value',
      of: 'left',
      unit: 'people',
      good: 'down',
      words: inBoth('离职人数', 'Left'),
      definition: inBoth(
        '离职日期在期间内的人数，不含调动。',
        'People whose leaving day is in the period; transfers are not counted.',
      ),
    },
    resigned: {
      kind: 'value',
      of: 'resigned',
      unit: 'people',
      good: 'down',
      guard: 'personal',
      words: inBoth('主动离职人数', 'Resigned'),
      definition: inBoth(
        '期间内离职且离职原因为员工辞职的人数。',
        'People who left in the period by resignation.',
      ),
    },
    moved: {
      kind: 'value',
      of: 'moved',
      unit: 'people',
      words: inBoth('净调入人数', 'Net transfers'),
      definition: inBoth(
        '期间内调入人数减调出人数。期末 = 期初 + 入职 − 离职 + 净调入。',
        'Transfers in less transfers out. Closing = opening + joined − left + net transfers.',
      ),
    },
    closing: {
      kind: 'value',
      of: 'closing',
      unit: 'people',
      words: inBoth('期末人数', 'Closing'),
      definition: inBoth(
        '期间最后一日日终的在职人数。',
        'Head-count at the end of the last day of the period.',
      ),
    },
    turnover: {
      kind: 'ratio',
      top: 'left',
      bottom: 'opening',
      bottomToo: 'closing',
      times: 100,
      unit: 'percent',
      good: 'down',
      words: inBoth('离职率', 'Turnover'),
      definition: inBoth(
        '离职人数 ÷（（期初人数 + 期末人数）÷ 2），期初、期末取所选期间的两端。',
        'Left ÷ the mean of opening and closing head-count of the whole period.',
      ),
    },
    averageHeadCount: {
      kind: 'value',
      of: 'average',
      unit: 'number',
      words: inBoth('平均人数', 'Average head-count'),
      definition: inBoth(
        '期间内在职人日 ÷ 日历天数。',
        'Person-days employed in the period ÷ its calendar days.',
      ),
    },
    turnoverOpening: {
      kind: 'ratio',
      top: 'leftOfOpening',
      bottom: 'opening',
      times: 100,
      unit: 'percent',
      good: 'down',
      words: inBoth('离职率（期初法）', 'Turnover of opening head-count'),
      definition: inBoth(
        '期初在职者中在期间内离职的人数 ÷ 期初人数，不会超过 100%。',
        'Those of the opening head-count who left in the period ÷ opening head-count; never above 100%.',
      ),
    },
    turnoverDaily: {
      kind: 'ratio',
      top: 'left',
      bottom: 'average',
      times: 100,
      unit: 'percent',
      good: 'down',
      words: inBoth('离职率（人日法）', 'Turnover by person-days'),
      definition: inBoth(
        '离职人数 ÷ 平均人数，适合较长的期间。',
        'Left ÷ average head-count; the one for long periods.',
      ),
    },
    retention: {
      kind: 'ratio',
      top: 'stayed',
      bottom: 'opening',
      times: 100,
      unit: 'percent',
      good: 'up',
      words: inBoth('留存率', 'Retention'),
      definition: inBoth(
        '期初在职者中期末仍为同一任职的人数 ÷ 期初人数。',
        'Those of the opening head-count who are still in the same employment at the end ÷ opening head-count.',
      ),
    },
    turnoverExposed: {
      kind: 'ratio',
      top: 'left',
      // Twice the mean of both is their sum.
      bottom: 'closing',
      bottomToo: 'left',
      times: 50,
      unit: 'percent',
      good: 'down',
      words: inBoth('离职率（期末加离职法）', 'Turnover of all exposed'),
      definition: inBoth(
        '离职人数 ÷（期末人数 + 离职人数）。',
        'Left ÷ (closing head-count + left).',
      ),
    },
    turnoverByChoice: {
      kind: 'ratio',
      top: 'resigned',
      bottom: 'opening',
      bottomToo: 'closing',
      times: 100,
      unit: 'percent',
      good: 'down',
      guard: 'personal',
      words: inBoth('主动离职率', 'Turnover by choice'),
      definition: inBoth(
        '主动离职人数 ÷（（期初人数 + 期末人数）÷ 2）。',
        'Resigned ÷ the mean of opening and closing head-count.',
      ),
    },
  },
});
