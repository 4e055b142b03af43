import type { Source } from '#gateway/kernel/law/rule.ts';

/** Laws and notices on social insurance and the housing fund that the rules name. */
export const insuranceSources = {
  shanghai2016: {
    'zh-CN': '上海公积金 2016 年度（公开出版资料）',
    en: 'Shanghai housing fund 2016 (published guide)',
  },
  shanghai2017: {
    'zh-CN': '上海公积金 2017 年度（按公布的缴存上下限推算）',
    en: 'Shanghai housing fund 2017 (implied by published limits)',
  },
  shanghai2023: {
    'zh-CN': '上海市人社局 2023 年缴费基数；服务机构汇编',
    en: 'Shanghai HRSS limits 2023; collected by a firm',
  },
  shanghai2024: {
    'zh-CN': '上海 2024 年缴费基数；服务机构汇编',
    en: 'Shanghai limits 2024; collected by firms',
  },
  shanghai2025March: {
    'zh-CN': '沪医保规〔2025〕2 号（自 2025 年 3 月起合并费率 9%）',
    en: 'Hu Yi Bao Gui 2025 No. 2 (one rate of 9 percent from 2025-03)',
  },
  shanghai2025: {
    'zh-CN': '上海市人社局 2025 年通知；沪公积金管委会〔2025〕8 号；沪医保规〔2025〕2 号',
    en: 'Shanghai HRSS notice 2025; housing fund committee 2025 No. 8; Hu Yi Bao Gui 2025 No. 2',
  },
  shanghai2026: {
    'zh-CN': '上海市人社局 2026-08-18 公告；沪公积金管委会〔2026〕3 号；沪医保规〔2026〕2 号',
    en: 'Shanghai HRSS announcement 2026-08-18; housing fund committee 2026 No. 3; Hu Yi Bao Gui 2026 No. 2',
  },
  beijing2023: {
    'zh-CN': '北京 2023 年缴费上限；服务机构汇编',
    en: 'Beijing ceilings 2023; collected by a firm',
  },
  beijing2024: {
    'zh-CN': '北京 2024 年缴费基数；服务机构汇编',
    en: 'Beijing limits 2024; collected by firms',
  },
  beijing2025: {
    'zh-CN': '北京 2025 年缴费基数（按 11,937 元的 60%、300%）；费率沿用上年',
    en: 'Beijing limits 2025 (60 and 300 percent of 11,937); rates carried over',
  },
  guangzhou2021: {
    'zh-CN': '广州 2021 年缴费上限（公开计算器推算）',
    en: 'Guangzhou ceilings 2021 (implied by a public calculator)',
  },
  guangzhou2024: {
    'zh-CN': '广州 2024 年缴费基数；服务机构汇编',
    en: 'Guangzhou limits 2024; collected by a firm',
  },
  guangdong2025: {
    'zh-CN': '广东省 2025 年养老保险缴费基数通知',
    en: 'Guangdong notice on pension limits 2025',
  },
  shenzhen2024: {
    'zh-CN': '深圳 2024 年缴费基数；服务机构汇编',
    en: 'Shenzhen limits 2024; collected by a firm',
  },
  averageShanghai: {
    'zh-CN': '上海市人社局公布的职工月平均工资',
    en: 'Local average monthly wage, Shanghai HRSS',
  },
  averageBeijing: {
    'zh-CN': '北京市人社局公布的职工月平均工资',
    en: 'Local average monthly wage, Beijing HRSS',
  },
  averageGuangdong: {
    'zh-CN': '广东省缴费基数通知中的平均工资',
    en: 'Local average wage in the Guangdong notices on limits',
  },
  industry: {
    'zh-CN': '上海工伤保险行业基准费率；沪人社规〔2026〕2 号',
    en: 'Shanghai work-injury rates by industry; Hu Ren She Gui 2026 No. 2',
  },
  insuranceLaw: {
    'zh-CN': '《社会保险法》第十二条、第八十六条',
    en: 'Social Insurance Law, arts. 12 and 86',
  },
  fundRegulation: {
    'zh-CN': '《住房公积金管理条例》第十六条至第十九条',
    en: 'Housing Fund Regulation, arts. 16 to 19',
  },
} as const satisfies Readonly<Record<string, Source>>;
