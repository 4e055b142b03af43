import type { Source } from '#gateway/kernel/law/rule.ts';

/** The laws and local rules about leave. */
export const sources = {
  annualLeave: {
    'zh-CN': '《职工带薪年休假条例》第二至五条，《企业职工带薪年休假实施办法》第五、六、十至十二条',
    en: 'Annual Leave Regulation, arts. 2 to 5; Implementing Rule, arts. 5, 6, 10 to 12',
  },
  femaleStaff: {
    'zh-CN': '《女职工劳动保护特别规定》第七、九条',
    en: 'Special Rule for Female Staff, arts. 7, 9',
  },
  shanghaiFamily: {
    'zh-CN': '《上海市人口与计划生育条例》（2021），沪府规〔2022〕18 号',
    en: 'Shanghai family planning regulation 2021; Hu Fu Gui 2022 No. 18',
  },
  guangdongFamily: {
    'zh-CN': '《广东省人口与计划生育条例》，《广东省实施〈女职工劳动保护特别规定〉办法》第十一条',
    en: 'Guangdong Population and Family Planning Regulation; Guangdong Measures, art. 11',
  },
  zhejiangFamily: {
    'zh-CN': '《浙江省人口与计划生育条例》（2021）',
    en: 'Zhejiang family planning regulation 2021',
  },
  medicalPeriod: { 'zh-CN': '劳部发〔1994〕479 号', en: 'Ministry rule 1994 No. 479' },
  shanghaiMedicalPeriod: {
    'zh-CN': '上海市医疗期标准的规定（2015）',
    en: 'Shanghai rule on the medical treatment period (2015)',
  },
  workInjury: {
    'zh-CN': '《工伤保险条例》第三十五至三十七条',
    en: 'Work Injury Regulation, arts. 35 to 37',
  },
} as const satisfies Readonly<Record<string, Source>>;
