/** Words of a batch over employees; they come with its dialog. */
export const zhCN = {
  batch: {
    title: '批量修改',
    scope: '将为已选的 {{count}} 人设置同一个值，并记入各自的变更记录',
    field: '修改字段',
    run: '开始修改',
    close: '知道了',
    nothing: '您没有可批量修改的字段',
    progress: '已处理 {{done}} / {{total}} 人',
    allSaved: '已修改 {{saved}} 人',
    someSaved: '已修改 {{saved}} 人，{{failed}} 人未修改，原因如下',
    refusal: {
      notFound: '：找不到该员工，或不在您的数据范围内',
      noPermission: '：您没有编辑该员工的权限',
      noFieldPermission: '：您没有修改其此字段的权限',
      badInput: '：此值与该员工档案中的其他内容不符，请打开档案修改',
      unsent: '：请求未成功，请稍后重试',
    },
  },
} as const;
