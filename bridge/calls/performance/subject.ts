/** What can be asked about performance: released results. */
import { defineSubject, inBoth } from '../prism/define.ts';
import { organ } from '../prism/dimensions.ts';
import { reportFunctions } from '../prism/functions.ts';

/** Released results, by the day of their release; of each appraisal the last revision. */
export const performanceSubject = defineSubject({
  name: 'performance',
  words: inBoth('绩效', 'Performance'),
  clock: 'flow',
  functionId: reportFunctions['figures.performance'],
  dimensions: {
    organ,
    cycle: { kind: 'reference', words: inBoth('考核周期', 'Cycle') },
    level: { kind: 'reference', words: inBoth('绩效等级', 'Rating') },
  },
  columns: { results: 'sum', score: 'sum', scored: 'sum' },
  measures: {
    results: {
      kind: 'value',
      of: 'results',
      unit: 'people',
      guard: 'rating',
      words: inBoth('已发布人数', 'Released results'),
      definition: inBoth(
        '已发布绩效结果的人数，按最新一次结果计。',
        'People with a released result; the latest revision counts.',
      ),
    },
    meanScore: {
      kind: 'ratio',
      top: 'score',
      bottom: 'scored',
      unit: 'number',
      guard: 'rating',
      words: inBoth('平均得分', 'Mean score'),
      definition: inBoth('得分合计 ÷ 有得分的人数。', 'Scores added up ÷ people with a score.'),
    },
  },
});
