/** Words of the comboboxes. This file is the source of the keys. */
export const zhCN = {
  more: '仅显示前 {{count}} 项，请输入更多文字',
  failed: '加载失败，请重试',
} as const;
