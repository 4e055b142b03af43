/** Words of what can be done with the rows of a record. */
export const verbWords = {
  edit: { 'zh-CN': '维护', en: 'Edit' },
  remove: { 'zh-CN': '删除', en: 'Remove' },
  export: { 'zh-CN': '导出', en: 'Export' },
  import: { 'zh-CN': '导入', en: 'Import' },
} as const;
