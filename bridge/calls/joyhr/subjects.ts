/** What can be asked about people, their contracts and the positions they fill. */
import { defineSubject, inBoth } from '../prism/define.ts';
import { employmentType, gender, grade, month, organ, post } from '../prism/dimensions.ts';
import { reportFunctions } from '../prism/functions.ts';
import { contractKindWords, highestDegreeWords } from './terms.ts';

/** Edges of the bands of age in whole years; a lower edge is in, an upper one out. */
export const ageEdges = [16, 25, 30, 35, 40, 45, 50, 55, 60] as const;

/** Edges of the bands of tenure in whole years. */
export const tenureEdges = [0, 1, 3, 5, 10, 20] as const;

function bands(edges: readonly number[], unit: { readonly zh: string; readonly en: string }) {
  const keys = edges.map((_, place) => String(place).padStart(2, '0'));
  const name = (place: number, suffix: string, and: string): string => {
    const [from, to] = [edges[place], edges[place + 1]];
    return to === undefined ? `${from}${suffix}${and}` : `${from}–${to}${suffix}`;
  };
  return {
    'zh-CN': Object.fromEntries(keys.map((key, place) => [key, name(place, unit.zh, '以上')])),
    en: Object.fromEntries(keys.map((key, place) => [key, name(place, unit.en, ' and over')])),
  };
}

/** People employed at the end of a day. */
export const headcountSubject = defineSubject({
  name: 'headcount',
  words: inBoth('在职人员', 'Head-count'),
  clock: 'stock',
  functionId: reportFunctions['figures.headcount'],
  dimensions: {
    organ,
    month,
    employmentType,
    gender,
    ageBand: {
      kind: 'band',
      words: inBoth('年龄段', 'Age band'),
      choices: bands(ageEdges, { zh: '岁', en: '' }),
      right: 'birthDate',
    },
    tenureBand: {
      kind: 'band',
      words: inBoth('司龄段', 'Tenure band'),
      choices: bands(tenureEdges, { zh: '年', en: ' years' }),
    },
    degree: {
      kind: 'choice',
      words: inBoth('最高学历', 'Highest degree'),
      choices: highestDegreeWords,
      right: 'highestDegree',
    },
    grade,
    post,
    workPlace: {
      kind: 'reference',
      words: inBoth('工作地点', 'Work place'),
      right: 'workPlace',
    },
  },
  columns: {
    people: 'last',
    women: 'last',
    tenureDays: 'last',
    age: 'last',
    ageKnown: 'last',
    probation: 'last',
  },
  measures: {
    headCount: {
      kind: 'value',
      of: 'people',
      unit: 'people',
      words: inBoth('在职人数', 'Head-count'),
      definition: inBoth(
        '入职日期不晚于当日、且当日日终尚未离职的人数，按当日任职的组织统计。',
        'People who joined on or before the day and have not left at its end, in the organisation of that day’s job.',
      ),
    },
    femaleShare: {
      kind: 'ratio',
      top: 'women',
      bottom: 'people',
      times: 100,
      unit: 'percent',
      words: inBoth('女性占比', 'Share of women'),
      definition: inBoth('在职女性人数 ÷ 在职人数。', 'Women ÷ head-count.'),
    },
    meanTenure: {
      kind: 'ratio',
      top: 'tenureDays',
      bottom: 'people',
      per: 365.25,
      unit: 'years',
      words: inBoth('平均司龄', 'Mean tenure'),
      definition: inBoth(
        '本次入职至当日的天数合计 ÷ 365.25 ÷ 在职人数。',
        'Days since this employment began ÷ 365.25 ÷ head-count.',
      ),
    },
    meanAge: {
      kind: 'ratio',
      top: 'age',
      bottom: 'ageKnown',
      unit: 'years',
      guard: 'personal',
      right: 'birthDate',
      words: inBoth('平均年龄', 'Mean age'),
      definition: inBoth(
        '周岁合计 ÷ 有出生日期的人数。',
        'Completed years of age ÷ people with a date of birth.',
      ),
    },
    probation: {
      kind: 'value',
      of: 'probation',
      unit: 'people',
      words: inBoth('试用期人数', 'In probation'),
      definition: inBoth(
        '在职且试用期截止日期不早于当日的人数。',
        'Employed people whose probation ends on or after the day.',
      ),
    },
  },
});

/** Who joined, left and moved between organisations. */
export const movementSubject = defineSubject({
  name: 'movement',
  words: inBoth('人员流动', 'Movement'),
  clock: 'flow',
  functionId: reportFunctions['figures.movement'],
  dimensions: {
    organ,
    month,
    employmentType,
    gender,
    reason: {
      kind: 'choice',
      words: inBoth('离职原因', 'Reason for leaving'),
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
    },
  },
  columns: {
    joined: 'sum',
    left: 'sum',
    resigned: 'sum',
    moved: 'sum',
    opening: 'first',
    closing: 'last',
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

/** Positions and who fills them. */
export const establishmentSubject = defineSubject({
  name: 'establishment',
  words: inBoth('岗位编制', 'Establishment'),
  clock: 'stock',
  functionId: reportFunctions['figures.headcount'],
  dimensions: { organ, post },
  columns: { planned: 'last', filled: 'last', vacant: 'last', over: 'last' },
  measures: {
    planned: {
      kind: 'value',
      of: 'planned',
      unit: 'people',
      words: inBoth('编制人数', 'Planned'),
      definition: inBoth(
        '当日未停用岗位的编制人数合计。',
        'Planned heads of the positions that are open on the day.',
      ),
    },
    filled: {
      kind: 'value',
      of: 'filled',
      unit: 'people',
      words: inBoth('在岗人数', 'Filled'),
      definition: inBoth(
        '当日任职于这些岗位的在职人数。',
        'Employed people who hold one of these positions on the day.',
      ),
    },
    vacant: {
      kind: 'value',
      of: 'vacant',
      unit: 'people',
      words: inBoth('空缺人数', 'Vacant'),
      definition: inBoth(
        '每个岗位的编制人数减在岗人数，不足零按零计，再合计。',
        'Planned less filled of each position, no less than zero, added up.',
      ),
    },
    vacancyRate: {
      kind: 'ratio',
      top: 'vacant',
      bottom: 'planned',
      times: 100,
      unit: 'percent',
      good: 'down',
      words: inBoth('空编率', 'Vacancy rate'),
      definition: inBoth('空缺人数 ÷ 编制人数。', 'Vacant ÷ planned.'),
    },
    over: {
      kind: 'value',
      of: 'over',
      unit: 'people',
      good: 'down',
      words: inBoth('超编人数', 'Above plan'),
      definition: inBoth(
        '每个岗位的在岗人数减编制人数，不足零按零计，再合计。',
        'Filled less planned of each position, no less than zero, added up.',
      ),
    },
  },
});

/** Contracts of labour in force. */
export const contractSubject = defineSubject({
  name: 'contract',
  words: inBoth('劳动合同', 'Contracts'),
  clock: 'stock',
  functionId: reportFunctions['figures.contract'],
  dimensions: {
    organ,
    kind: {
      kind: 'choice',
      words: inBoth('合同类型', 'Contract type'),
      choices: contractKindWords,
    },
    entity: { kind: 'reference', words: inBoth('用人单位', 'Employer') },
  },
  columns: { contracts: 'last', ending30: 'last', ending90: 'last', twice: 'last' },
  measures: {
    contracts: {
      kind: 'value',
      of: 'contracts',
      unit: 'number',
      words: inBoth('履行中合同数', 'Contracts in force'),
      definition: inBoth(
        '在职人员当日在期限内、未终止的合同数。',
        'Contracts of employed people that run on the day and have not been ended.',
      ),
    },
    ending30: {
      kind: 'value',
      of: 'ending30',
      unit: 'number',
      words: inBoth('30 日内到期', 'Ending in 30 days'),
      definition: inBoth(
        '自当日起 30 日内到期且未续签的合同数。',
        'Contracts that end within 30 days of the day and are not renewed.',
      ),
    },
    ending90: {
      kind: 'value',
      of: 'ending90',
      unit: 'number',
      words: inBoth('90 日内到期', 'Ending in 90 days'),
      definition: inBoth(
        '自当日起 90 日内到期且未续签的合同数。',
        'Contracts that end within 90 days of the day and are not renewed.',
      ),
    },
    twice: {
      kind: 'value',
      of: 'twice',
      unit: 'number',
      words: inBoth('已续签一次以上', 'Renewed before'),
      definition: inBoth(
        '履行中的固定期限合同里，此前已续签过的合同数；再次续订可要求无固定期限（《劳动合同法》第十四条）。',
        'Fixed-term contracts in force that were renewed before; the next one may have to be open-ended (Labour Contract Law, art. 14).',
      ),
    },
  },
});
