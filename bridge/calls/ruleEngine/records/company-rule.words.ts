import { recordWords } from '../../record/words.ts';
import { companyRuleNameWords, roundingWords, rulePlaceWords } from '../terms.ts';
import { companyRule } from './company-rule.ts';

/** The words of the rules of a company. */
export const companyRuleWords = recordWords(companyRule, {
  'zh-CN': {
    name: '公司规则',
    plural: '公司规则',
    fields: {
      rule: '规则',
      place: '地区',
      amount: '标准（元/月）',
      floor: '基数下限（元）',
      ceiling: '基数上限（元）',
      employerRate: '单位比例（%）',
      employeeRate: '个人比例（%）',
      employeeFixed: '个人定额（元/月，另加）',
      rounding: '尾数处理',
      fromOn: '生效日期',
      toOn: '失效日期',
      documentTitle: '文件名称',
      documentNo: '文号',
      documentUrl: '文件网址',
      openMonths: '涉及的未提交薪资月份',
      note: '备注',
    },
    choices: {
      rule: companyRuleNameWords['zh-CN'],
      place: rulePlaceWords['zh-CN'],
      rounding: roundingWords['zh-CN'],
    },
    sections: {
      basic: '规则',
      values: '标准（留空的项沿用内置规则；没有内置规则的城市，上下限留空即不限）',
      source: '依据',
      more: '影响与备注',
    },
  },
  en: {
    name: 'company rule',
    plural: 'Company rules',
    fields: {
      rule: 'Rule',
      place: 'Place',
      amount: 'Amount (CNY a month)',
      floor: 'Lowest base (CNY)',
      ceiling: 'Highest base (CNY)',
      employerRate: 'Employer (%)',
      employeeRate: 'Employee (%)',
      employeeFixed: 'Employee, fixed on top (CNY a month)',
      rounding: 'Rounding',
      fromOn: 'In force from',
      toOn: 'In force until',
      documentTitle: 'Document',
      documentNo: 'Document number',
      documentUrl: 'Address of the document',
      openMonths: 'Open pay months concerned',
      note: 'Note',
    },
    choices: {
      rule: companyRuleNameWords.en,
      place: rulePlaceWords.en,
      rounding: roundingWords.en,
    },
    sections: {
      basic: 'Rule',
      values: 'Values (empty: as in the built-in rule; where there is none, no limit)',
      source: 'Source',
      more: 'Effect and note',
    },
  },
});
