import { companyFieldWords } from '#bridge/calls/tum/terms.ts';

const { name, code, locale, timeZone } = companyFieldWords['zh-CN'];

/** Words of the page of company settings. This file is the source of the keys. */
export const zhCN = {
  title: '企业设置',
  profile: '基本信息',
  fields: { name, code, locale, timeZone },
  watermark: '页面水印',
  watermarkHelp: '显示在每个人的页面上，截图和拍照时可追溯来源',
  watermarks: { none: '不显示', company: '企业名称', person: '姓名和账号', words: '自定义文字' },
  watermarkWords: '水印文字',
  numbers: '工号规则',
  prefix: '前缀',
  digits: '位数',
  next: '下一个序号',
  nextHelp: '已使用过的工号会自动跳过，不会重复发放',
  example: '下一个工号：{{number}}',
  save: '保存',
  saved: '已保存',
  undo: '撤销修改',
} as const;
