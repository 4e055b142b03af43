/** Words of the app. This file is the source of the keys. */
export const zhCN = {
  title: '组织列表',
  chosen: '已勾选 {{count}} 个组织',
  none: '没有下级组织',
  column: { name: '组织', code: '编码', leader: '负责人', people: '在职人数' },
  clear: {
    action: '清空勾选',
    title: '清空勾选？',
    text: '已勾选的 {{count}} 个组织将全部取消勾选。',
  },
  notFound: '页面不存在',
} as const;
