/** Words of the guided tour. This file is the source of the keys. */
export const zhCN = {
  progress: '第 {{at}} 步，共 {{of}} 步',
  next: '下一步',
  back: '上一步',
  skip: '跳过',
  finish: '完成',
} as const;
