/** Words of setting up a cycle. */
export const cycleZh = {
  preview: '预览参评人员',
  none: '没有草稿状态的考核周期',
  noneHint: '新建考核周期后，启动前可在这里查看哪些人参评',
  in: '参评',
  out: '不参评',
  result: '是否参评',
  why: { in: '参评', joined: '晚于入职截止日入职', noManager: '没有直接上级' },
  more: '仅列出前 {{count}} 人',
} as const;
