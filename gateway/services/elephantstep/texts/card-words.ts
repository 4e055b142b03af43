/** The lines of the card on the home page. */
export const cardWords = {
  'zh-CN': {
    overdue: (course: string) => `必修逾期：${course}`,
    open: (course: string) => `必修待完成：${course}`,
    renew: (course: string) => `必修待复训：${course}`,
  },
  en: {
    overdue: (course: string) => `Overdue: ${course}`,
    open: (course: string) => `To take: ${course}`,
    renew: (course: string) => `To take again: ${course}`,
  },
} as const;
