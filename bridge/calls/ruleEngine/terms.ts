import { insuredItemWords, placeWords } from '../insurance/terms.ts';
import { chinaProvinces, namesOfPlaces } from '../kit/china-places.ts';
import type { Terms } from '../kit/words.ts';
import type { CompanyRuleName, CompanyRuleRounding } from './records/company-rule.ts';

/** In English a province and a city of one name have different words. */
const provinceWords = namesOfPlaces(
  chinaProvinces.map(({ code, name, englishName }) => ({
    code,
    name,
    englishName: `${englishName} ${name.endsWith('自治区') ? 'region' : 'province'}`,
  })),
);

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

/** How contributions are rounded. */
export const roundingWords: Terms<CompanyRuleRounding> = {
  'zh-CN': {
    cent: '四舍五入到分',
    'cent-up': '见厘进分',
    jiao: '四舍五入到角',
    'jiao-up': '见分进角',
    yuan: '四舍五入到元',
    'yuan-up': '见角进元',
  },
  en: {
    cent: 'To the fen, half up',
    'cent-up': 'Up to the fen',
    jiao: 'To the jiao, half up',
    'jiao-up': 'Up to the jiao',
    yuan: 'To the yuan, half up',
    'yuan-up': 'Up to the yuan',
  },
};

/** The names of the places where such rules hold; a city that is a province too is called as the city. */
export const rulePlaceWords: Terms<string> = {
  'zh-CN': { ...provinceWords['zh-CN'], ...placeWords['zh-CN'] },
  en: { ...provinceWords.en, ...placeWords.en },
};
