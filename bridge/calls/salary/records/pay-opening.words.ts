import { recordWords } from '../../record/words.ts';
import { payOpening } from './pay-opening.ts';

/** The words of opening totals. */
export const payOpeningWords = recordWords(payOpening, {
  'zh-CN': {
    name: '年度期初累计',
    plural: '年度期初累计',
    fields: {
      employment: '员工',
      taxYear: '纳税年度',
      income: '累计收入',
      exempt: '累计免税收入',
      ownContributions: '累计专项扣除（社保公积金）',
      specialAdditional: '累计专项附加扣除',
      otherDeductions: '累计其他扣除',
      withheld: '累计已预扣税额',
      note: '备注',
    },
    choices: {},
    sections: { basic: '基本信息', amounts: '首次算薪前的本年累计', more: '其他' },
  },
  en: {
    name: 'opening total',
    plural: 'Opening totals',
    fields: {
      employment: 'Employee',
      taxYear: 'Tax year',
      income: 'Income',
      exempt: 'Exempt income',
      ownContributions: 'Own insurance and fund',
      specialAdditional: 'Special deductions',
      otherDeductions: 'Other deductions',
      withheld: 'Tax withheld',
      note: 'Note',
    },
    choices: {},
    sections: { basic: 'Basics', amounts: 'This year before the first run', more: 'More' },
  },
});
