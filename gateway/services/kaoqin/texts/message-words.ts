import type { Locale } from '#bridge/calls/kit/words.ts';

/** Who messages of attendance are from. */
export const messageAuthor = '考勤休假';

/** The message that asks to settle an exception: its title and text. */
export const remindWords: Readonly<Record<Locale, (days: string) => readonly [string, string]>> = {
  'zh-CN': (days) => ['请处理考勤异常', `${days} 的考勤有异常，请补卡、请假或联系考勤管理员。`],
  en: (days) => [
    'Please settle an attendance exception',
    `Something is wrong with your attendance on ${days}. Ask for the missing punch or for leave, or speak to HR.`,
  ],
};
