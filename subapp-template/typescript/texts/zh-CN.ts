/** Words of the app. This file is the source of the keys. */
export const zhCN = {
  title: '我的清单',
  count: '共 {{count}} 项',
  draft: '要添加的事项',
  draftHint: '例如：领取工牌',
  add: '添加',
  item: '事项',
  actions: '操作',
  remove: '删除',
  none: '清单为空',
  noneHint: '添加的事项会保存到你的账号。',
  clear: {
    action: '清空',
    title: '清空清单？',
    text: '{{count}} 个事项将被删除，且无法恢复。',
  },
  failed: '暂时无法保存，请稍后重试',
} as const;
