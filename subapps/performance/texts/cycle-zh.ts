import { memberWhyWords } from '#bridge/calls/performance/terms.ts';

/** Words of setting up a cycle. */
export const cycleZh = {
  preview: '预览参加人员',
  none: '没有草稿状态的考核周期',
  noneHint: '新建考核周期后，启动前可在这里查看哪些人参加',
  in: '参加',
  out: '不参加',
  result: '是否参加',
  why: memberWhyWords['zh-CN'],
  more: '仅列出前 {{count}} 人',
} as const;
