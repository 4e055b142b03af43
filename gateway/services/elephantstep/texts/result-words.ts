/** Messages about an exam that was marked again. Part of a message's row, so both languages are written. */
export const resultWords = {
  'zh-CN': {
    author: '培训',
    title: (name: string) => `考试“${name}”的成绩已重新计算`,
    body: (percent: string, passed: boolean) =>
      `试题有误，已作废或恢复后重新计分。\n\n您的成绩：${percent}%，${passed ? '已通过' : '未通过'}`,
  },
  en: {
    author: 'Training',
    title: (name: string) => `Your result of “${name}” was calculated again`,
    body: (percent: string, passed: boolean) =>
      `A question of the exam was voided or restored.\n\nYour result: ${percent}%, ${passed ? 'passed' : 'not passed'}`,
  },
} as const;
