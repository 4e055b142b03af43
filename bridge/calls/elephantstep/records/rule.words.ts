import { recordWords } from '../../record/words.ts';
import { trainingRule } from './rule.ts';

/** The words of rules. */
export const trainingRuleWords = recordWords(trainingRule, {
  'zh-CN': {
    name: '必修规则',
    plural: '必修规则',
    fields: {
      name: '规则名称',
      course: '必修课程',
      organ: '适用组织（含下级）',
      post: '适用职位',
      fromOn: '开始日期',
      dueDays: '完成期限（天）',
      everyMonths: '复训周期（月）',
      blocks: '逾期未完成时',
    },
    choices: { blocks: { nothing: '不限制', roster: '排班时提示' } },
    sections: { basic: '基本信息', people: '适用人员', time: '期限' },
  },
  en: {
    name: 'mandatory course',
    plural: 'Mandatory courses',
    fields: {
      name: 'Name',
      course: 'Course',
      organ: 'Organisation and below',
      post: 'Post',
      fromOn: 'From',
      dueDays: 'Days to take it in',
      everyMonths: 'Again every (months)',
      blocks: 'While it is overdue',
    },
    choices: { blocks: { nothing: 'No effect', roster: 'Warn on rosters' } },
    sections: { basic: 'Basics', people: 'For whom', time: 'When' },
  },
});
