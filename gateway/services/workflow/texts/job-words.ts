/** What the recurring work of approvals is called. */
export const jobTitles = {
  due: { 'zh-CN': '提醒即将超时的审批', en: 'Remind of approvals that are due' },
} as const;
