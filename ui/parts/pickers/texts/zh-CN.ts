/** Words of the pickers. This file is the source of the keys. */
export const zhCN = {
  departments: '部门',
  chooseDepartment: '选择部门',
  searchDepartment: '搜索部门',
  choosePerson: '选择人员',
  searchPerson: '搜索姓名、拼音或工号',
  people: '人员',
  remove: '移除{{name}}',
  clearAll: '清空',
  chosenPeople: '已选 {{count}} 人',
  chosenHint: '点击左侧人员即可选择',
  found: '共 {{count}} 人',
  more: '共 {{total}} 人，显示前 {{shown}} 人，可输入姓名缩小范围',
  nobody: '没有找到符合条件的人员',
  failed: '人员加载失败',
} as const;
