import { recordWords } from '../../record/words.ts';
import { taxpayer } from './taxpayer.ts';

/** The words of taxpayers. */
export const taxpayerWords = recordWords(taxpayer, {
  'zh-CN': {
    name: '纳税人信息',
    plural: '纳税人信息',
    fields: {
      employment: '员工',
      residency: '纳税身份',
      receivesPension: '领取养老金（退休返聘）',
      note: '备注',
      firstWageYear: '当年首次取得工资的年度',
      yearAtOnce: '一次性扣除 6 万元的年度',
    },
    choices: { residency: { resident: '居民个人', 'non-resident': '非居民个人' } },
    sections: { basic: '基本信息', year: '减除费用', more: '备注' },
  },
  en: {
    name: 'taxpayer',
    plural: 'Taxpayers',
    fields: {
      employment: 'Employee',
      residency: 'Residency',
      receivesPension: 'Draws a pension',
      note: 'Note',
      firstWageYear: 'Year of the first wage',
      yearAtOnce: 'Year of 60 000 at once',
    },
    choices: { residency: { resident: 'Resident', 'non-resident': 'Non-resident' } },
    sections: { basic: 'Basics', year: 'Basic deduction', more: 'Note' },
  },
});
