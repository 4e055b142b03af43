import { recordWords } from '../../record/words.ts';
import { performanceGoal } from './goal.ts';

/** The words of goals. */
export const performanceGoalWords = recordWords(performanceGoal, {
  'zh-CN': {
    name: '绩效目标',
    plural: '绩效目标',
    fields: {
      name: '目标',
      cycle: '考核周期',
      employment: '员工',
      measure: '衡量标准',
      weight: '权重（%）',
      dueOn: '完成日期',
      parent: '上级目标',
      progress: '进度（%）',
    },
    choices: {},
    sections: { basic: '目标', weight: '权重与进度' },
  },
  en: {
    name: 'goal',
    plural: 'Goals',
    fields: {
      name: 'Goal',
      cycle: 'Cycle',
      employment: 'Employee',
      measure: 'Measure',
      weight: 'Weight (%)',
      dueOn: 'Due',
      parent: 'Serves',
      progress: 'Progress (%)',
    },
    choices: {},
    sections: { basic: 'Goal', weight: 'Weight and progress' },
  },
});
