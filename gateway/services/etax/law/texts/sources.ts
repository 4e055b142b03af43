import type { Source } from '#gateway/kernel/law/rule.ts';

/** Laws and notices on income tax that the rules name. */
export const taxSources = {
  law2011: {
    'zh-CN': '《个人所得税法》（2011 年修正）',
    en: 'Income Tax Law (2011)',
  },
  law2018: {
    'zh-CN': '《个人所得税法》（2018 年修正）第三条、第六条',
    en: 'Income Tax Law (2018), arts. 3 and 6',
  },
  annualTable: {
    'zh-CN': '《个人所得税法》附税率表一；国家税务总局公告 2018 年第 61 号附件预扣率表一',
    en: 'Income Tax Law (2018), table 1; STA announcement 2018 No. 61, table 1',
  },
  monthlyTable: {
    'zh-CN': '国家税务总局公告 2018 年第 61 号附件税率表三；财税〔2018〕164 号',
    en: 'STA announcement 2018 No. 61, table 3; notice 2018 No. 164',
  },
  withholding: {
    'zh-CN': '国家税务总局公告 2018 年第 61 号第六条（累计预扣法）',
    en: 'STA announcement 2018 No. 61, art. 6 (cumulative withholding)',
  },
  firstWage: {
    'zh-CN': '国家税务总局公告 2020 年第 13 号第一条',
    en: 'STA announcement 2020 No. 13, art. 1',
  },
  sixtyThousand: {
    'zh-CN': '国家税务总局公告 2020 年第 19 号第一条',
    en: 'STA announcement 2020 No. 19, art. 1',
  },
  bonus: {
    'zh-CN': '财政部 税务总局公告 2023 年第 30 号；财税〔2018〕164 号',
    en: 'Announcement 2023 No. 30; notice 2018 No. 164',
  },
  bonusBefore2019: {
    'zh-CN': '国税发〔2005〕9 号',
    en: 'Guo Shui Fa 2005 No. 9',
  },
  labour: {
    'zh-CN': '国家税务总局公告 2018 年第 61 号第八条、预扣率表二',
    en: 'STA announcement 2018 No. 61, art. 8 and table 2',
  },
  nonResident: {
    'zh-CN': '《个人所得税法》第六条；国家税务总局公告 2018 年第 61 号第九条',
    en: 'Income Tax Law, art. 6; STA announcement 2018 No. 61, art. 9',
  },
  nonResidentBonus: {
    'zh-CN': '财政部 税务总局公告 2019 年第 35 号第三条第（二）项',
    en: 'Announcement 2019 No. 35, art. 3(2)',
  },
  severance: {
    'zh-CN': '财税〔2018〕164 号第五条第（一）项',
    en: 'Notice 2018 No. 164, art. 5(1)',
  },
  severanceBefore2019: {
    'zh-CN': '财税〔2001〕157 号；国税发〔1999〕178 号',
    en: 'Notice 2001 No. 157; Guo Shui Fa 1999 No. 178',
  },
  deductions2019: {
    'zh-CN': '国发〔2018〕41 号',
    en: 'Guo Fa 2018 No. 41',
  },
  deductions2022: {
    'zh-CN': '国发〔2022〕8 号',
    en: 'Guo Fa 2022 No. 8',
  },
  deductions2023: {
    'zh-CN': '国发〔2023〕13 号',
    en: 'Guo Fa 2023 No. 13',
  },
} as const satisfies Readonly<Record<string, Source>>;
