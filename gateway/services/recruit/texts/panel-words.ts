/** What a panel is sent about an interview that a candidate chose. Part of a message's row, so both languages are written. */
export const panelWords = {
  'zh-CN': {
    author: '招聘',
    booked: (name: string) => `面试已确认：${name}`,
    moved: (name: string) => `面试已改期：${name}`,
    body: (job: string, time: string, place: string) =>
      `职位：${job}\n\n时间：${time}${place === '' ? '' : `\n\n地点：${place}`}`,
  },
  en: {
    author: 'Recruitment',
    booked: (name: string) => `Interview booked: ${name}`,
    moved: (name: string) => `Interview moved: ${name}`,
    body: (job: string, time: string, place: string) =>
      `Job: ${job}\n\nTime: ${time}${place === '' ? '' : `\n\nPlace: ${place}`}`,
  },
} as const;
