/** Words of the parts. This file is the source of the keys. */
export const zhCN = {
  loading: '加载中',
  clear: '清除',
  close: '关闭',
  ok: '确定',
  cancel: '取消',
  retry: '重试',
  search: '搜索',
  required: '必填',
  optional: '选填',
  password: { show: '显示密码', hide: '隐藏密码' },
  counter: '已输入 {{used}} 个字，最多 {{max}} 个',
  empty: { title: '暂无数据', filtered: '没有符合条件的数据' },
  error: { title: '加载失败', hint: '请检查网络后重试' },
  denied: { title: '没有访问权限', hint: '如需使用，请联系管理员开通' },
  crash: { title: '页面出错了', hint: '刷新后仍未恢复，请联系管理员' },
} as const;
