/** The lines of the card on the home page. */
export const cardWords = {
  'zh-CN': {
    overdue: (course: string) => `必修逾期：${course}`,
    open: (course: string) => `必修待完成：${course}`,
    renew: (course: string) => `必修待复训：${course}`,
    expiring: (kind: string) => `证书即将到期：${kind}`,
    expired: (kind: string) => `证书已过期：${kind}`,
    seats: (session: string) => `有空余名额，请安排候补：${session}`,
  },
  en: {
    overdue: (course: string) => `Overdue: ${course}`,
    open: (course: string) => `To take: ${course}`,
    renew: (course: string) => `To take again: ${course}`,
    expiring: (kind: string) => `Certificate expires soon: ${kind}`,
    expired: (kind: string) => `Certificate expired: ${kind}`,
    seats: (session: string) => `Free seat, people wait: ${session}`,
  },
} as const;
