import type { CategoryPlan, GradePlan, PostPlan } from '../plan.ts';

/** The ladder of specialists, then the one of managers. */
export const harbourGrades: readonly GradePlan[] = [
  { code: 'P3', name: 'P3 助理' },
  { code: 'P4', name: 'P4 初级' },
  { code: 'P5', name: 'P5 中级' },
  { code: 'P6', name: 'P6 高级' },
  { code: 'P7', name: 'P7 资深' },
  { code: 'P8', name: 'P8 专家' },
  { code: 'P9', name: 'P9 高级专家' },
  { code: 'P10', name: 'P10 首席' },
  { code: 'M1', name: 'M1 经理' },
  { code: 'M2', name: 'M2 高级经理' },
  { code: 'M3', name: 'M3 总监' },
  { code: 'M4', name: 'M4 高级总监' },
  { code: 'M5', name: 'M5 总经理' },
];

export const harbourCategories: readonly CategoryPlan[] = [
  { code: 'MG', name: '管理' },
  { code: 'TE', name: '技术' },
  { code: 'PD', name: '产品与设计' },
  { code: 'MK', name: '市场' },
  { code: 'SA', name: '销售' },
  { code: 'CS', name: '客户成功' },
  { code: 'HR', name: '人力资源' },
  { code: 'FI', name: '财务' },
];

/** Category, share of women in percent, then `post lowest-highest grade` for each. */
const families: readonly (readonly [string, number, string])[] = [
  [
    'MG',
    40,
    '总经理 M5-M5,研发总监 M3-M4,市场与销售总监 M3-M4,人力资源总监 M3-M4,财务总监 M3-M4,客户成功总监 M3-M4,技术经理 M1-M2,销售经理 M1-M2,部门助理 P3-P5',
  ],
  [
    'TE',
    27,
    '架构师 P8-P10,后端工程师 P5-P7,前端工程师 P5-P7,客户端工程师 P5-P7,算法工程师 P6-P8,数据工程师 P5-P7,SRE 工程师 P6-P8,测试工程师 P4-P6,测试开发 P5-P7,安全工程师 P6-P8,数据库工程师 P6-P7,技术文档工程师 P4-P6',
  ],
  ['PD', 58, '产品经理 P5-P8,产品设计师 P5-P7,用户研究员 P5-P7,项目经理 P6-P8'],
  ['MK', 68, '品牌经理 P5-P7,市场专员 P3-P5,内容运营 P3-P5,活动策划 P4-P6'],
  ['SA', 45, '大客户经理 P5-P8,客户经理 P4-P6,售前顾问 P5-P7,销售运营 P4-P6,渠道经理 P5-P7'],
  ['CS', 60, '客户成功经理 P5-P7,实施顾问 P4-P7,技术支持工程师 P3-P6,培训讲师 P4-P6'],
  ['HR', 80, '招聘专员 P4-P6,薪酬绩效专员 P4-P6,员工关系专员 P4-P6,培训发展专员 P4-P6'],
  ['FI', 75, '会计 P4-P6,出纳 P3-P5,财务分析师 P5-P7'],
];

/** The 45 posts. */
export const harbourPosts: readonly PostPlan[] = families.flatMap(([category, women, list]) =>
  list.split(',').map((entry, index) => {
    const [, name = '', gradeFrom = '', gradeTo = ''] = /^(.+) (\w+)-(\w+)$/.exec(entry) ?? [];
    return {
      code: `${category}${String(index + 1).padStart(2, '0')}`,
      name,
      category,
      gradeFrom,
      gradeTo,
      women: women / 100,
    };
  }),
);
