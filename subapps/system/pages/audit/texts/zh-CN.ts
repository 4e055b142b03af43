import { auditEventFieldWords, auditOutcomeWords } from '#bridge/calls/audit/terms.ts';

const { id: _, ...fields } = auditEventFieldWords['zh-CN'];

/** Words of the page of the audit trail. This file is the source of the keys. */
export const zhCN = {
  title: '操作审计',
  subtitle: '谁在什么时间对哪条记录做了什么，包括被拒绝的操作和导出',
  search: '操作人姓名或账号',
  fields,
  outcomes: auditOutcomeWords['zh-CN'],
  system: '系统',
  portal: '门户',
  details: '操作详情',
  changes: '变更内容',
  field: '字段',
  before: '变更前',
  after: '变更后',
  empty: '空',
  hidden: '无查看权限',
  noChanges: '没有可显示的字段变更：该操作不改动字段，或您无权查看该记录',
  facts: '附加信息',
  none: '没有符合条件的操作',
  noneHint: '调整时间范围或清除筛选试试',
} as const;
