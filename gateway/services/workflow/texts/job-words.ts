/** What the recurring work of approvals is called. */
export const jobTitles = {
  unsentFiles: { 'zh-CN': '清理未提交的审批附件', en: 'Remove files that were never sent' },
  handOver: { 'zh-CN': '交接离职人员的待办审批', en: 'Hand over approvals of people who are gone' },
  due: { 'zh-CN': '提醒即将超时的审批', en: 'Remind of approvals that are due' },
} as const;
