/** What the recurring work of messages is called. */
export const jobTitles = {
  tidy: { 'zh-CN': '清理过期的消息送达记录', en: 'Remove old lines of the delivery log' },
} as const;
