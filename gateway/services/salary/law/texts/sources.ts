import type { Source } from '#gateway/kernel/law/rule.ts';

/** Laws and notices on pay and severance that the rules name. */
export const paySources = {
  shanghaiWage2023: {
    'zh-CN': '上海市人社局 2023 年最低工资标准',
    en: 'Shanghai HRSS, minimum wage 2023',
  },
  shanghaiWage2025: { 'zh-CN': '沪人社规〔2025〕10 号', en: 'Hu Ren She Gui 2025 No. 10' },
  beijingWage2023: {
    'zh-CN': '北京市人社局 2023 年最低工资标准',
    en: 'Beijing HRSS, minimum wage 2023',
  },
  beijingWage2025: {
    'zh-CN': '人力资源社会保障部最低工资标准表（2026-01-01）',
    en: 'Ministry table of minimum wages as of 2026-01-01',
  },
  guangdongWage2026: { 'zh-CN': '粤府函〔2026〕188 号', en: 'Yue Fu Han 2026 No. 188' },
  severance: {
    'zh-CN': '《劳动合同法》第四十七条；实施条例第二十七条',
    en: 'Labour Contract Law, art. 47; Implementing Regulation, art. 27',
  },
  doublePay: {
    'zh-CN': '《劳动合同法》第八十二条；实施条例第六条、第七条',
    en: 'Labour Contract Law, art. 82; Implementing Regulation, arts. 6 and 7',
  },
  damages: { 'zh-CN': '《工资支付暂行规定》第十六条', en: 'Wage Payment Rule, art. 16' },
  probation: {
    'zh-CN': '《劳动合同法》第二十条、第八十三条',
    en: 'Labour Contract Law, arts. 20 and 83',
  },
  dispatch: { 'zh-CN': '《劳务派遣暂行规定》第四条', en: 'Dispatch Rule, art. 4' },
  unusedLeave: {
    'zh-CN': '《企业职工带薪年休假实施办法》第十条、第十一条',
    en: 'Implementing Rule on Annual Leave, arts. 10 and 11',
  },
} as const satisfies Readonly<Record<string, Source>>;
