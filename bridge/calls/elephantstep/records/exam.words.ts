import { recordWords } from '../../record/words.ts';
import { exam } from './exam.ts';

/** The words of exams. */
export const examWords = recordWords(exam, {
  'zh-CN': {
    name: '考试',
    plural: '考试设置',
    fields: {
      name: '考试名称',
      course: '所属课程',
      bank: '抽题题库',
      questions: '题目数量',
      minutes: '时长（分钟）',
      attempts: '可考次数',
      passPercent: '及格线（%）',
      partial: '多选计分',
      shuffle: '选项乱序',
      opensOn: '开放日期',
      closesOn: '截止日期',
      taken: '已考人数',
      passed: '通过人数',
    },
    choices: { partial: { all: '全对得分', part: '漏选得半分' } },
    sections: { basic: '基本信息', paper: '组卷', rules: '考试规则', results: '考试结果' },
    states: { draft: '草稿', open: '开放', retired: '停用' },
    moves: { publish: '发布', retire: '停用' },
  },
  en: {
    name: 'exam',
    plural: 'Exams',
    fields: {
      name: 'Name',
      course: 'Course',
      bank: 'Bank',
      questions: 'Questions',
      minutes: 'Minutes',
      attempts: 'Attempts',
      passPercent: 'Pass mark (%)',
      partial: 'Multiple choice',
      shuffle: 'Shuffle options',
      opensOn: 'Opens on',
      closesOn: 'Closes on',
      taken: 'People',
      passed: 'Passed',
    },
    choices: { partial: { all: 'All or nothing', part: 'Half for a right part' } },
    sections: { basic: 'Basics', paper: 'Paper', rules: 'Rules', results: 'Results' },
    states: { draft: 'Draft', open: 'Open', retired: 'Retired' },
    moves: { publish: 'Publish', retire: 'Retire' },
  },
});
