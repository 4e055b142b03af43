import { defineSubject, inBoth } from '../../prism/define.ts';
import { organ, post } from '../../prism/dimensions.ts';
import { reportFunctions } from '../../prism/functions.ts';

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
