import type { Locale, Terms } from '#bridge/calls/kit/words.ts';
import { fillText } from '#gateway/kernel/texts.ts';

/** A text in both languages. */
export type BothLanguages = Readonly<Record<Locale, string>>;

const zh = {
  'file.base': '基本工资标准',
  'file.position': '岗位工资标准',
  'file.performance': '绩效工资标准',
  'file.allowance': '津贴标准',
  'file.total': '月工资标准合计',
  'month.calendar_days': '自然日',
  'month.due_days': '应计薪天数',
  'month.paid_days': '在职计薪天数',
  'person.service_years': '司龄（年）',
  'performance.level': '绩效等级',
  'performance.factor': '绩效系数',
  entered: '月度录入 {0}',
  attendance: '考勤月报 {0}',
  attendanceCorrected: '以前月份考勤更正 {0}',
  correction: '更正 {0}（第 {1} 次）：{2} 元，{3}',
  byResult: '按发薪日最新公布的绩效结果计算 = {0}，此处不显示等级和系数',
  resultRevised: '绩效结果变更',
  formula: '公式：{0} = {1}',
  partMonth: '非整月：在职计薪 {0} 天 / 应计薪 {1} 天',
  changedMonth: '期间内调薪，按应计薪天数分段计算',
  base: '缴费基数',
  rate: '费率（%）',
  contribution: '{0} × {1}% = {2}',
  income: '累计收入',
  exempt: '累计免税收入',
  basicDeduction: '累计减除费用',
  ownContributions: '累计专项扣除',
  specialAdditional: '累计专项附加扣除',
  otherDeductions: '累计其他扣除',
  taxable: '累计应纳税所得额 = {0}',
  cumulativeTax: '{0} × {1}% − {2} = 累计应纳税额 {3}',
  withheldBefore: '已预扣税额',
  taxNow: '{0} − {1} = 本期应预扣 {2}',
  taxNothing: '累计应纳税额不超过已预扣税额，本期不预扣',
  nonResident: '非居民个人按月换算税率表计税',
  bonusTax: '全年一次性奖金 {0} 单独计税 = {1}',
  severanceTax: '经济补偿金 {0}，超过当地年平均工资 3 倍部分计税 = {1}',
  incomeTax: '工资薪金个税',
  bonusTaxName: '年终奖个税',
  localAverage: '当地上年职工月平均工资 {0} 元',
  severanceTaxName: '经济补偿金个税',
} as const;

/** The words of lines of slips. */
export type LineWord = keyof typeof zh;

const words: Terms<LineWord> = {
  'zh-CN': zh,
  en: {
    'file.base': 'Base pay a month',
    'file.position': 'Position pay a month',
    'file.performance': 'Performance pay a month',
    'file.allowance': 'Allowance a month',
    'file.total': 'Monthly pay in all',
    'month.calendar_days': 'Calendar days',
    'month.due_days': 'Days due',
    'month.paid_days': 'Days employed of those due',
    'person.service_years': 'Years of service',
    'performance.level': 'Performance level',
    'performance.factor': 'Performance factor',
    entered: 'Entered for the month: {0}',
    attendance: 'From the attendance month: {0}',
    attendanceCorrected: 'Attendance of months before, corrected: {0}',
    correction: 'Correction {1} of {0}: CNY {2}, {3}',
    byResult:
      'By the newest performance result released by the pay day = {0}; level and factor are not shown here',
    resultRevised: 'Performance result changed',
    formula: 'Formula: {0} = {1}',
    partMonth: 'Part of a month: {0} of {1} due days',
    changedMonth: 'Pay changed in the period: parts by due days',
    base: 'Base',
    rate: 'Rate (%)',
    contribution: '{0} × {1}% = {2}',
    income: 'Income of the year',
    exempt: 'Exempt income of the year',
    basicDeduction: 'Basic deduction of the year',
    ownContributions: 'Own insurance and fund of the year',
    specialAdditional: 'Special deductions of the year',
    otherDeductions: 'Other deductions of the year',
    taxable: 'Taxable in the year = {0}',
    cumulativeTax: '{0} × {1}% − {2} = tax of the year {3}',
    withheldBefore: 'Withheld before',
    taxNow: '{0} − {1} = {2} withheld now',
    taxNothing: 'The tax of the year is withheld already',
    nonResident: 'A non-resident, by the monthly table',
    bonusTax: 'Annual bonus of {0} taxed apart = {1}',
    severanceTax: 'Severance of {0}: tax on what passes three local yearly averages = {1}',
    incomeTax: 'Income tax on wages',
    bonusTaxName: 'Income tax on the bonus',
    localAverage: 'Local average monthly wage of the year before: CNY {0}',
    severanceTaxName: 'Income tax on severance',
  },
};

/** A word in both languages, with its places filled: each by a text, or by one in both languages. */
export function lineText(
  word: LineWord,
  ...values: readonly (string | BothLanguages)[]
): BothLanguages {
  if (values.length === 0) return { 'zh-CN': words['zh-CN'][word], en: words.en[word] };
  const written = (locale: Locale) =>
    fillText(
      words[locale][word],
      ...values.map((value) => (typeof value === 'string' ? value : value[locale])),
    );
  return { 'zh-CN': written('zh-CN'), en: written('en') };
}

/** Whether the words know a name that formulas use. */
export function isLineWord(name: string): name is LineWord {
  return Object.hasOwn(zh, name);
}
