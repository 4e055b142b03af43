/** Words of what a form adds to its fields. This file is the source of the keys. */
export const zhCN = {
  draft: {
    found: '您有 {{count}} 项修改尚未保存（{{at}}）',
    outdated: '此后该记录已有更新，恢复后请核对再保存。',
    left: '为保护隐私，{{names}}未保留，请重新填写。',
    restore: '恢复未保存的修改',
    discard: '丢弃',
  },
} as const;
