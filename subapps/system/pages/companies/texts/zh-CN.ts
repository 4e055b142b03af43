import { companyFieldWords } from '#bridge/calls/tum/terms.ts';

/** Words of the page about companies. This file is the source of the keys. */
export const zhCN = {
  title: '企业管理',
  subtitle: '平台上的企业；停用后其人员立即退出，数据保留',
  search: '企业名称或代码',
  fields: companyFieldWords['zh-CN'],
  status: '状态',
  statuses: { active: '正常', suspended: '已停用' },
  createdAt: '开通时间',
  add: '开通企业',
  addHint:
    '企业从空白开始，已配好管理员、人事专员、部门负责人、员工四个角色。创建后会得到管理员设置密码的一次性链接。',
  create: '开通并生成链接',
  administrators: '企业管理员',
  noPassword: '尚未设置密码',
  notManaged: '密码不由本企业管理',
  reset: '生成设置密码链接',
  noAdministrator: '该企业没有可用的管理员',
  disable: '停用企业',
  disableTitle: '停用“{{name}}”？',
  disableText: '该企业的所有人员将立即退出，未保存的内容会丢失；数据保留，可随时重新启用。',
  disabledDone: '企业已停用',
  enable: '启用企业',
  enabledDone: '企业已启用',
  none: '没有符合条件的企业',
  noneHint: '换个关键字或清除筛选试试',
} as const;
