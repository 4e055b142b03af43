/** What is sent to somebody who takes over jobs. Part of a message's row, so both languages are written. */
export const handOverWords = {
  'zh-CN': {
    author: '招聘',
    title: (name: string, count: number) => `已接手 ${name} 的 ${count} 个招聘职位`,
    body: (titles: string) => `${titles}\n\n请查看看板，跟进其中的候选人。`,
  },
  en: {
    author: 'Recruitment',
    title: (name: string, count: number) =>
      count === 1 ? `You take over a job of ${name}` : `You take over ${count} jobs of ${name}`,
    body: (titles: string) => `${titles}\n\nPlease look after their candidates on the board.`,
  },
} as const;
