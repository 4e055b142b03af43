/** What a recruiter is sent when a candidate answers an offer. Part of a message's row, so both languages are written. */
export const answerWords = {
  'zh-CN': {
    author: '招聘',
    accepted: (name: string) => `候选人已接受录用：${name}`,
    declined: (name: string) => `候选人已拒绝录用：${name}`,
    body: (job: string, entryOn: string, reason: string) =>
      `职位：${job}\n\n入职日期：${entryOn}${reason === '' ? '' : `\n\n原因：${reason}`}`,
  },
  en: {
    author: 'Recruitment',
    accepted: (name: string) => `Offer accepted: ${name}`,
    declined: (name: string) => `Offer declined: ${name}`,
    body: (job: string, entryOn: string, reason: string) =>
      `Job: ${job}\n\nJoins on: ${entryOn}${reason === '' ? '' : `\n\nReason: ${reason}`}`,
  },
} as const;
