import { insuredItemWords, placeWords } from '../insurance/terms.ts';
import type { Terms } from '../kit/words.ts';
import type { CompanyRuleName, companyRulePlaces } from './records/company-rule.ts';

/** The names of the rules that a company can enter. */
export const companyRuleNameWords: Terms<CompanyRuleName> = {
  'zh-CN': {
    'minimum-wage': '最低月工资标准',
    'average-wage': '上年职工月平均工资',
    'social-insurance': '社保缴费基数（各险种统一）',
    ...insuredItemWords['zh-CN'],
  },
  en: {
    'minimum-wage': 'Minimum wage a month',
    'average-wage': 'Local average monthly wage of the year before',
    'social-insurance': 'Social insurance base (all insurances)',
    ...insuredItemWords.en,
  },
};

/** The names of the places where such rules hold. */
export const rulePlaceWords: Terms<(typeof companyRulePlaces)[number]> = {
  'zh-CN': { ...placeWords['zh-CN'], '440000': '广东省' },
  en: { ...placeWords.en, '440000': 'Guangdong province' },
};
