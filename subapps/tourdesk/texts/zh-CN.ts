/** Words of the app. This file is the source of the keys. */
export const zhCN = { notFound: '页面不存在' } as const;
