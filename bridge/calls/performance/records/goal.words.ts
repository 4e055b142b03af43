import { recordWords } from '../../record/words.ts';
import { kpiDirectionWords } from '../terms.ts';
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
      direction: '衡量方式',
      target: '目标值',
      actual: '实际值',
      unit: '单位',
      dueOn: '完成日期',
      parent: '上级目标',
      progress: '进度（%）',
    },
    choices: { direction: kpiDirectionWords['zh-CN'] },
    sections: { kpi: '量化指标', basic: '目标', weight: '权重与进度' },
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
      direction: 'Measured by',
      target: 'Target',
      actual: 'Actual',
      unit: 'Unit',
      dueOn: 'Due',
      parent: 'Serves',
      progress: 'Progress (%)',
    },
    choices: { direction: kpiDirectionWords.en },
    sections: { kpi: 'Figures', basic: 'Goal', weight: 'Weight and progress' },
  },
});
