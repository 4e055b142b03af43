/** Words of the steps. This file is the source of the keys. */
export const zhCN = {
  done: '已完成',
  current: '进行中',
  waiting: '未开始',
  failed: '未通过',
} as const;
