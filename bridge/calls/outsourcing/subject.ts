/** What can be asked about dispatched people. */
import { defineSubject, inBoth } from '../prism/define.ts';
import { month, organ } from '../prism/dimensions.ts';
import { reportFunctions } from '../prism/functions.ts';

/** Own and dispatched people at the end of a day. */
export const dispatchSubject = defineSubject({
  name: 'dispatch',
  words: inBoth('劳务派遣', 'Dispatch'),
  clock: 'stock',
  functionId: reportFunctions['figures.outsourcing'],
  dimensions: { organ, month },
  columns: { dispatched: 'last', own: 'last', counted: 'last' },
  measures: {
    dispatched: {
      kind: 'value',
      of: 'dispatched',
      unit: 'people',
      words: inBoth('派遣人数', 'Dispatched'),
      definition: inBoth(
        '当日在职的劳务派遣人员。',
        'Dispatched people who are employed on the day.',
      ),
    },
    own: {
      kind: 'value',
      of: 'own',
      unit: 'people',
      words: inBoth('直接用工人数', 'Own contracts'),
      definition: inBoth(
        '当日在职、与本单位订立劳动合同的人员，不含实习和返聘。',
        'People employed on the day with a contract of the company; interns and re-employed retirees are not counted.',
      ),
    },
    dispatchRatio: {
      kind: 'ratio',
      top: 'dispatched',
      bottom: 'counted',
      times: 100,
      unit: 'percent',
      good: 'down',
      words: inBoth('派遣用工比例', 'Dispatch ratio'),
      definition: inBoth(
        '派遣人数 ÷（直接用工人数 + 派遣人数），法定上限 10%（《劳务派遣暂行规定》第四条）。',
        'Dispatched ÷ own contracts and dispatched; the law allows 10 % (Interim Provisions on Labour Dispatch, art. 4).',
      ),
    },
  },
});
