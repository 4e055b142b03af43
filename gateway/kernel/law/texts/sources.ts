import type { Source } from '../rule.ts';

/** The laws and notices behind the calendar and the hours of work. */
export const sources = {
  holidays2008: {
    'zh-CN': '《全国年节及纪念日放假办法》（国务院令第 644 号）',
    en: 'State Council decree 644 (2013)',
  },
  holidays2025: {
    'zh-CN': '《全国年节及纪念日放假办法》（国务院令第 795 号）',
    en: 'State Council decree 795 (2024-11-10)',
  },
  notice2024: { 'zh-CN': '国办发明电〔2023〕7 号', en: 'Guo Ban Fa Ming Dian 2023 No. 7' },
  notice2025: { 'zh-CN': '国办发明电〔2024〕12 号', en: 'Guo Ban Fa Ming Dian 2024 No. 12' },
  notice2026: { 'zh-CN': '国办发明电〔2025〕7 号', en: 'Guo Ban Fa Ming Dian 2025 No. 7' },
  workDays2008: { 'zh-CN': '劳社部发〔2008〕3 号', en: 'Ministry notice 2008 No. 3' },
  workDays2025: { 'zh-CN': '人社部发〔2025〕2 号', en: 'Ministry notice 2025 No. 2' },
  overtime: {
    'zh-CN': '《劳动法》第三十六、三十八、四十一、四十四条，《工资支付暂行规定》第十三条',
    en: 'Labour Law, arts. 36, 38, 41, 44; Wage Payment Rule, art. 13',
  },
  femaleStaff1995: {
    'zh-CN': '《劳动法》第六十一、六十三条',
    en: 'Labour Law, arts. 61, 63',
  },
  femaleStaff: {
    'zh-CN': '《劳动法》第六十一、六十三条，《女职工劳动保护特别规定》第六、九条',
    en: 'Labour Law, arts. 61, 63; Special Rule for Female Staff, arts. 6, 9',
  },
  minors: {
    'zh-CN': '《劳动法》第五十八条，《未成年人保护法》第六十一条',
    en: 'Labour Law, art. 58; Law on the Protection of Minors, art. 61',
  },
  unusedLeave: {
    'zh-CN': '《企业职工带薪年休假实施办法》第十、十一条',
    en: 'Implementing Rule on Annual Leave, arts. 10, 11',
  },
  sickPay: {
    'zh-CN': '劳部发〔1995〕309 号第五十九条',
    en: 'Ministry opinion 1995 No. 309, art. 59',
  },
  shanghaiSickPay: {
    'zh-CN': '沪劳保发〔1995〕83 号，沪劳保发〔2000〕14 号',
    en: 'Hu Lao Bao Fa 1995 No. 83; Hu Lao Bao Fa 2000 No. 14',
  },
  beijingPay: {
    'zh-CN': '《北京市工资支付规定》第二十一、二十七条',
    en: 'Beijing Wage Payment Rule, arts. 21, 27',
  },
  shenzhenPay: {
    'zh-CN': '《深圳市员工工资支付条例》',
    en: 'Shenzhen Wage Payment Regulation',
  },
} as const satisfies Readonly<Record<string, Source>>;
