import { recordWords } from '../../record/words.ts';
import { deductionClaim } from './deduction-claim.ts';

/** The words of special additional deductions. */
export const deductionClaimWords = recordWords(deductionClaim, {
  'zh-CN': {
    name: '专项附加扣除',
    plural: '专项附加扣除',
    fields: {
      employment: '员工',
      kind: '扣除项目',
      fromOn: '扣除起始日期',
      toOn: '扣除终止日期',
      note: '备注',
      children: '子女人数',
      sharePercent: '分摊比例',
      onlyChild: '独生子女',
      sharedAmount: '约定分摊金额（元/月）',
      cityClass: '租房城市类别',
    },
    choices: {
      kind: {
        'child-education': '子女教育',
        'care-under-three': '3 岁以下婴幼儿照护',
        'elderly-support': '赡养老人',
        'mortgage-interest': '住房贷款利息',
        rent: '住房租金',
        'continuing-education-degree': '继续教育（学历）',
      },
      sharePercent: { '100': '100%', '50': '50%' },
      cityClass: {
        first: '直辖市、省会、计划单列市',
        second: '市辖区户籍人口超过 100 万',
        third: '其他城市',
      },
    },
    sections: { basic: '基本信息', amount: '扣除标准', more: '备注' },
  },
  en: {
    name: 'deduction',
    plural: 'Special deductions',
    fields: {
      employment: 'Employee',
      kind: 'Deduction',
      fromOn: 'From',
      toOn: 'To',
      note: 'Note',
      children: 'Children',
      sharePercent: 'Share',
      onlyChild: 'Only child',
      sharedAmount: 'Agreed share (CNY a month)',
      cityClass: 'Class of city',
    },
    choices: {
      kind: {
        'child-education': 'Education of children',
        'care-under-three': 'Care of children under three',
        'elderly-support': 'Support of the elderly',
        'mortgage-interest': 'Mortgage interest',
        rent: 'Rent',
        'continuing-education-degree': 'Continuing education (degree)',
      },
      sharePercent: { '100': '100%', '50': '50%' },
      cityClass: {
        first: 'Municipality, provincial capital or plan city',
        second: 'City with more than a million inhabitants',
        third: 'Other city',
      },
    },
    sections: { basic: 'Basics', amount: 'Amount', more: 'Note' },
  },
});
