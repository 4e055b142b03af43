import { recordWords } from '../../record/words.ts';
import { payTest } from './pay-test.ts';

/** The words of tests of formulas. */
export const payTestWords = recordWords(payTest, {
  'zh-CN': {
    name: '公式测试',
    plural: '公式测试',
    fields: {
      name: '名称',
      plan: '薪资方案',
      given: '已知（每行一个，如 file.base = 10000、事假天数 = 2）',
      expected: '预期（每行一个，如 事假扣款 = -919.54）',
      disabled: '停用',
    },
    choices: {},
    sections: { basic: '基本信息', values: '已知与预期' },
  },
  en: {
    name: 'formula test',
    plural: 'Formula tests',
    fields: {
      name: 'Name',
      plan: 'Pay plan',
      given: 'Given, one a line, such as file.base = 10000 or unpaid_days = 2',
      expected: 'Expected, one a line, such as unpaid_leave = -919.54',
      disabled: 'Disabled',
    },
    choices: {},
    sections: { basic: 'Basics', values: 'Given and expected' },
  },
});
