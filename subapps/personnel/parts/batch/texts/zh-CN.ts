/** Words of a batch over employees; they come with its dialog. */
export const zhCN = {
  batch: {
    workPlace: '批量调整工作地点',
    scope: '将为已选的 {{count}} 人设置同一个工作地点',
    run: '开始调整',
    close: '知道了',
    progress: '已处理 {{done}} / {{total}} 人',
    allSaved: '已调整 {{saved}} 人',
    someSaved: '已调整 {{saved}} 人，{{failed}} 人未调整，原因如下',
    refusal: {
      notFound: '：找不到该员工，或不在您的数据范围内',
      noPermission: '：您没有编辑该员工的权限',
      noFieldPermission: '：您没有修改其工作地点的权限',
      badInput: '：档案中有不符合要求的内容，请打开档案修改',
      unsent: '：请求未成功，请稍后重试',
    },
  },
} as const;
