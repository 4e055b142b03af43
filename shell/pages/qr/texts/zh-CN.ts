/** Words of the page that confirms a sign-in on another screen. This file is the source of the keys. */
export const zhCN = {
  title: '扫码登录确认',
  subtitle: '用这台设备确认另一台设备的登录',
  lead: '另一台设备请求以您的身份登录 {{company}}。请核对以下信息，不是您本人操作请取消。',
  browser: '浏览器',
  address: 'IP 地址',
  time: '时间',
  pick: '选择电脑屏幕上显示的数字',
  cancel: '不是我，取消',
  done: '已确认，电脑端正在登录',
  cancelled: '已取消，未登录',
  failed: '操作失败，请重试',
  home: '返回首页',
} as const;
