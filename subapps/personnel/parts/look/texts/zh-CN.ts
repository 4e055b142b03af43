/** Words for looking through records. This file is the source of the keys. */
export const zhCN = {
  look: {
    action: '逐条查看本页档案',
    picked: '逐条查看',
    title: '员工档案',
    of: '{{name}}的档案',
    open: '打开完整档案',
  },
} as const;
