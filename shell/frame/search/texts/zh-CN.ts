import { fileCategoryWords } from '#bridge/calls/filecenter/terms.ts';
import { employmentStatusWords } from '#bridge/calls/joyhr/terms.ts';

/** Words of the search. This file is the source of the keys. */
export const zhCN = {
  title: '全局搜索',
  placeholder: '搜索人员、菜单、文档…',
  results: '搜索结果',
  groups: {
    people: '人员',
    menu: '菜单',
    rows: '业务数据',
    documents: '文档',
    notices: '消息',
    recent: '最近访问',
  },
  searching: '正在搜索',
  start: '输入姓名、拼音、工号或手机号后四位查找人员，或输入菜单、文档名称',
  startMenu: '输入菜单名称，快速打开页面',
  none: '没有找到与“{{keyword}}”相关的内容',
  noneHint: '换个关键词，或检查拼写',
  more: '匹配结果较多，继续输入以缩小范围',
  failed: {
    people: '人员搜索失败',
    rows: '业务数据搜索失败',
    documents: '文档搜索失败',
    notices: '消息搜索失败',
  },
  kinds: fileCategoryWords['zh-CN'],
  retry: '重试',
  count: '共 {{count}} 条结果',
  close: '关闭',
  keys: { choose: '选择', open: '打开', close: '关闭' },
  apps: '也会搜索已打开的应用',
  outside: '在新窗口打开',
  status: employmentStatusWords['zh-CN'],
} as const;
