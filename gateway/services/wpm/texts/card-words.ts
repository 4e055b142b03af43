/** The lines of the card on the home page. */
export const wpmCardWords = {
  'zh-CN': { unread: '未读汇报', write: '写汇报' },
  en: { unread: 'Reports to read', write: 'Write a report' },
} as const;
