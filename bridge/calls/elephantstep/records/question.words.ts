import { recordWords } from '../../record/words.ts';
import { examQuestion } from './question.ts';

/** The words of questions. */
export const examQuestionWords = recordWords(examQuestion, {
  'zh-CN': {
    name: '考试题目',
    plural: '题库',
    fields: {
      code: '题目编码',
      bank: '所属题库',
      kind: '题型',
      level: '难度',
      question: '题干',
      explain: '答案解析',
    },
    choices: {
      kind: { one: '单选', many: '多选', yesNo: '判断', blank: '填空' },
      level: { easy: '易', middle: '中', hard: '难' },
    },
    sections: { basic: '基本信息', content: '题目内容' },
    lines: {
      options: { name: '选项与答案', fields: { answer: '内容', right: '正确' }, choices: {} },
    },
  },
  en: {
    name: 'question',
    plural: 'Question bank',
    fields: {
      code: 'Code',
      bank: 'Bank',
      kind: 'Kind',
      level: 'Level',
      question: 'Question',
      explain: 'Explanation',
    },
    choices: {
      kind: { one: 'Single', many: 'Multiple', yesNo: 'True or false', blank: 'Fill in' },
      level: { easy: 'Easy', middle: 'Middle', hard: 'Hard' },
    },
    sections: { basic: 'Basics', content: 'Content' },
    lines: {
      options: { name: 'Options', fields: { answer: 'Text', right: 'Right' }, choices: {} },
    },
  },
});
