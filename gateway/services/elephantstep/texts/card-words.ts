/** The lines of the card on the home page. */
export const cardWords = {
  'zh-CN': {
    overdue: (course: string) => `必修逾期：${course}`,
    open: (course: string) => `必修待完成：${course}`,
    renew: (course: string) => `必修待复训：${course}`,
    seats: (session: string) => `有空余名额，请安排候补：${session}`,
  },
  en: {
    overdue: (course: string) => `Overdue: ${course}`,
    open: (course: string) => `To take: ${course}`,
    renew: (course: string) => `To take again: ${course}`,
    seats: (session: string) => `Free seat, people wait: ${session}`,
  },
} as const;
