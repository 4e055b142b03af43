import type { Locale } from '#bridge/calls/kit/words.ts';

/** The sample company in one language: names by the codes of `sample-plan.ts`. */
export interface SampleWords {
  readonly company: string;
  readonly organs: readonly string[];
  readonly categories: readonly string[];
  readonly posts: readonly string[];
  readonly people: readonly string[];
}

/** The sample company in every language. */
export const sampleWords: Readonly<Record<Locale, SampleWords>> = {
  'zh-CN': {
    company: '示例公司',
    organs: ['综合管理部', '市场销售部', '华东销售组', '华南销售组', '产品研发部', '客户服务部'],
    categories: ['管理', '专业', '操作'],
    posts: [
      '总经理',
      '部门经理',
      '人事专员',
      '会计',
      '客户经理',
      '工程师',
      '客服专员',
      '仓库管理员',
    ],
    people: [
      ...['周明远', '林晓雯', '陈建国', '赵雅琴', '王志强', '孙丽华', '吴浩然', '郑秀兰'],
      ...['刘子轩', '黄思敏', '徐海峰', '高雪梅', '马俊杰', '朱婉清', '胡天佑', '郭春燕'],
      ...['何文博', '罗佳怡', '梁永福', '宋美玲', '唐立诚', '许安琪', '韩国栋', '冯巧云'],
    ],
  },
  en: {
    company: 'Sample company',
    organs: ['Administration', 'Sales', 'Sales east', 'Sales south', 'Engineering', 'Support'],
    categories: ['Management', 'Specialists', 'Operations'],
    posts: [
      ...['General manager', 'Department manager', 'Personnel officer', 'Accountant'],
      ...['Account manager', 'Engineer', 'Support agent', 'Warehouse keeper'],
    ],
    people: [
      ...['Alan Reed', 'Clara Moss', 'Peter Lane', 'Ruth Hale', 'Simon Ford', 'Laura Page'],
      ...['Henry Cole', 'Nora Webb', 'Owen Hart', 'Emma Dean', 'Frank Boyd', 'Grace Lowe'],
      ...['Jack Nash', 'Ivy Stone', 'Leo Grant', 'Mary Pike', 'Noah West', 'Olive Ross'],
      ...['Paul Kent', 'Rose Finn', 'Sam Price', 'Tess Gray', 'Victor Bell', 'Wendy Shaw'],
    ],
  },
};
