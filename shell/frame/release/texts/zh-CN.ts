/** Words of the notice of a release. This file is the source of the keys. */
export const zhCN = {
  version: '新版本 {{version}}',
  read: '知道了',
} as const;
