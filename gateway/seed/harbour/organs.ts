import type { OrganPlan, SeatPlan } from '../plan.ts';

/** `post holders`, with `+n` for vacancies; a post without holders is planned for one. */
function seats(list: string): SeatPlan[] {
  return list.split(',').map((entry) => {
    const [, post = '', holders = '0', vacant = '0'] = /^(.+) (\d+)(?:\+(\d+))?$/.exec(entry) ?? [];
    const active = Number(holders);
    return { post, active, planned: Math.max(1, active + Number(vacant)) };
  });
}

function organ(
  code: string,
  parent: string | null,
  kind: OrganPlan['kind'],
  name: string,
  list: string,
): OrganPlan {
  return { code, parent, kind, name, seats: seats(list) };
}

/** 22 organisations of today on four levels, 200 holders of 90 positions, and one that was closed. */
export const harbourOrgans: readonly OrganPlan[] = [
  organ('HG', null, 'company', '蓝港科技', '总经理 1,项目经理 0'),
  organ(
    'RD',
    'HG',
    'department',
    '研发中心',
    '研发总监 1,部门助理 1,架构师 1,项目经理 1,安全工程师 1',
  ),
  organ(
    'RD-PF',
    'RD',
    'team',
    '平台组',
    '技术经理 1,后端工程师 13+2,架构师 2,SRE 工程师 3,数据库工程师 1,安全工程师 1,产品经理 1,技术文档工程师 1',
  ),
  organ(
    'RD-PF-IN',
    'RD-PF',
    'team',
    '基础架构组',
    '技术经理 1,SRE 工程师 2+1,后端工程师 3,数据工程师 0',
  ),
  organ(
    'RD-CL',
    'RD',
    'team',
    '客户端组',
    '技术经理 1,客户端工程师 8+1,前端工程师 7,产品设计师 3,产品经理 2,用户研究员 1,架构师 1',
  ),
  organ('RD-QA', 'RD', 'team', '测试组', '技术经理 1,测试工程师 8,测试开发 6+1,项目经理 1'),
  {
    ...organ(
      'RD-AI',
      'RD',
      'team',
      '算法组',
      '技术经理 1,算法工程师 8+1,数据工程师 3,后端工程师 1,产品经理 0',
    ),
    before: { monthsAgo: 18, parent: 'RD-PF' },
  },
  {
    ...organ('RD-LAB', 'RD', 'team', '创新实验室', '技术经理 0,算法工程师 0'),
    closed: { monthsAgo: 20, successor: 'RD-AI' },
  },
  organ('MS', 'HG', 'department', '市场与销售', '市场与销售总监 1,部门助理 1,销售运营 1'),
  organ(
    'MS-MK',
    'MS',
    'department',
    '市场部',
    '品牌经理 2,市场专员 3,内容运营 3,活动策划 2,产品设计师 1,渠道经理 0',
  ),
  organ(
    'MS-EA',
    'MS',
    'department',
    '华东销售部',
    '销售经理 1,客户经理 8+2,售前顾问 3,渠道经理 1,销售运营 1',
  ),
  organ(
    'MS-SO',
    'MS',
    'department',
    '华南销售部',
    '销售经理 1,客户经理 7+1,售前顾问 2,渠道经理 1,销售运营 1',
  ),
  organ(
    'MS-KA',
    'MS',
    'department',
    '大客户部',
    '销售经理 1,大客户经理 9+1,售前顾问 4,项目经理 2,销售运营 1',
  ),
  organ('HR', 'HG', 'department', '人力资源部', '人力资源总监 1,部门助理 0'),
  organ('HR-RE', 'HR', 'team', '招聘组', '招聘专员 3+1,培训发展专员 1'),
  organ('HR-CB', 'HR', 'team', '薪酬与员工关系组', '薪酬绩效专员 2,员工关系专员 2,培训发展专员 0'),
  organ('FI', 'HG', 'department', '财务部', '财务总监 1,财务分析师 2,部门助理 0'),
  organ('FI-AC', 'FI', 'team', '会计组', '会计 5,财务分析师 1'),
  organ('FI-TR', 'FI', 'team', '资金组', '出纳 2,会计 1'),
  {
    ...organ(
      'CS',
      'HG',
      'department',
      '客户成功',
      '客户成功总监 1,客户成功经理 8,培训讲师 1,部门助理 1',
    ),
    before: { monthsAgo: 25, name: '客户服务部' },
  },
  organ(
    'CS-DE',
    'CS',
    'team',
    '交付组',
    '项目经理 1,实施顾问 9+1,后端工程师 1,数据工程师 1,客户成功经理 1,培训讲师 1,前端工程师 0',
  ),
  organ(
    'CS-SU',
    'CS',
    'team',
    '支持组',
    '技术支持工程师 5,测试工程师 1,技术文档工程师 1,客户成功经理 1,培训讲师 0',
  ),
  organ('CS-SU-ON', 'CS-SU', 'team', '值班组', '技术支持工程师 2'),
];
