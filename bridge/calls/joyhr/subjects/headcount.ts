import { defineSubject, inBoth } from '../../prism/define.ts';
import { employmentType, gender, grade, month, organ, post } from '../../prism/dimensions.ts';
import { reportFunctions } from '../../prism/functions.ts';
import { highestDegreeWords } from '../terms.ts';

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
        'People who joined on or before the day and have not left at its end, in the organisation of their job of that day.',
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
