import { companyFieldWords } from '#bridge/calls/tum/terms.ts';

const { name, code, timeZone, place } = companyFieldWords['zh-CN'];

/** Words of the companies that people ask for. This file is the source of the keys. */
export const zhCN = {
  title: '企业注册审核',
  subtitle: '用户提交的新企业申请；通过后自动创建企业，申请人成为管理员',
  fields: { name, code, timeZone, place },
  search: '企业名称或代码',
  status: '状态',
  statuses: { pending: '待审核', approved: '已通过', refused: '未通过', withdrawn: '已撤回' },
  at: '提交时间',
  applicant: '申请人',
  contact: '联系人',
  phone: '联系手机',
  creditCode: '统一社会信用代码',
  employees: '员工人数',
  note: '补充说明',
  source: '来源',
  reason: '未通过原因',
  empty: '—',
  approve: '通过',
  refuse: '不通过',
  approved: '已通过，企业已创建',
  refused: '已退回申请',
  none: '暂无注册申请',
  noneHint: '用户在“企业信息”页面提交新企业后显示在这里',
} as const;
