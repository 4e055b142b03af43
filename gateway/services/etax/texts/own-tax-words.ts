import type { Locale, Terms } from '#bridge/calls/kit/words.ts';
import { fillText } from '#gateway/kernel/texts.ts';

const zh = {
  title: '{0} 年度个人所得税扣缴明细',
  company: '扣缴单位',
  name: '姓名',
  staffNo: '工号',
  month: '税款所属期',
  income: '收入',
  ownContributions: '三险一金',
  specialAdditional: '专项附加扣除',
  tax: '已扣税额',
  opening: '期初带入',
  total: '全年合计',
  year: '综合所得（工资薪金）',
  apart: '单独计税的所得',
  kind: '所得项目',
  corrects: '{0}（更正 {1}）',
  correctsAgain: '{0}（更正 {1}，第 {2} 笔）',
  taxable: '应纳税所得额',
  bonus: '全年一次性奖金',
  severance: '解除劳动合同一次性补偿金',
  foot: '本明细由单位按实际扣缴情况生成，仅供核对；年度汇算清缴（次年 3 月 1 日至 6 月 30 日）以税务机关记录为准。',
} as const;

type Word = keyof typeof zh;

const words: Terms<Word> = {
  'zh-CN': zh,
  en: {
    title: 'Income tax withheld in {0}',
    company: 'Withheld by',
    name: 'Name',
    staffNo: 'Staff no.',
    month: 'Tax month',
    income: 'Income',
    ownContributions: 'Own insurance and fund',
    specialAdditional: 'Special deductions',
    tax: 'Tax withheld',
    opening: 'Brought along',
    total: 'Whole year',
    year: 'Wages',
    apart: 'Income taxed apart',
    kind: 'Kind',
    corrects: '{0} (corrects {1})',
    correctsAgain: '{0} (corrects {1}, no. {2})',
    taxable: 'Taxable',
    bonus: 'Yearly bonus',
    severance: 'Severance',
    foot: 'The company made this list from what it withheld, for checking. The annual settlement (1 March to 30 June of the next year) follows the records of the tax bureau.',
  },
};

/** A word of the own tax of a year, with its places filled. */
export function ownTaxText(locale: Locale, word: Word, ...values: readonly string[]): string {
  return fillText(words[locale][word], ...values);
}
