/** Words of the bell and of what must be read. This file is the source of the keys. */
export const zhCN = {
  bell: '消息，{{count}} 条未读',
  bellNone: '消息，没有未读',
  arrived: '收到新消息，共 {{count}} 条未读',
  title: '消息',
  markAll: '全部已读',
  all: '查看全部消息',
  none: '暂无消息',
  noneHint: '公告、待办和系统通知会出现在这里',
  unread: '未读',
  mustRead: '必读',
  failed: '操作失败，请稍后重试',
  must: {
    lead: '请阅读以下内容，倒计时结束后确认。',
    wait: '我已阅读（{{seconds}} 秒）',
    confirm: '我已阅读',
    ready: '倒计时已结束，可以确认',
    left: '还有 {{count}} 条必读消息',
    failed: '消息加载失败',
  },
} as const;
