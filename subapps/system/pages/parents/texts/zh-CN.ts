/** Words of the pages that show the rows of one parent at a time. This file is the source of the keys. */
export const zhCN = {
  dictionaries: {
    title: '数据字典',
    label: '字典分类',
    none: '还没有字典分类',
    noneHint: '请先在“字典分类”中新增',
  },
  customFields: {
    title: '自定义字段',
    label: '档案',
    hint: '最多 {{fields}} 个字段，其中 {{listed}} 个可用于列表筛选和排序；字段类型创建后不能修改，删除后已填内容不再显示',
    preview: '预览',
    previewHint: '填写表单时的样子，此处填写的内容不会保存',
    count: '{{count}} 个',
  },
} as const;
