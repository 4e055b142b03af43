import { recordWords } from '../../record/words.ts';
import { payEntry } from './pay-entry.ts';

/** The words of monthly entries. */
export const payEntryWords = recordWords(payEntry, {
  'zh-CN': {
    name: '月度录入',
    plural: '月度录入',
    fields: {
      employment: '员工',
      item: '薪资项目',
      month: '薪资月份',
      quantity: '数值',
      note: '说明',
    },
    choices: {},
    sections: { basic: '基本信息', more: '说明' },
  },
  en: {
    name: 'monthly entry',
    plural: 'Monthly entries',
    fields: {
      employment: 'Employee',
      item: 'Pay item',
      month: 'Month',
      quantity: 'Value',
      note: 'Note',
    },
    choices: {},
    sections: { basic: 'Basics', more: 'Note' },
  },
});
