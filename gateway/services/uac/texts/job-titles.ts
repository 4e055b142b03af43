import type { Locale } from '#bridge/calls/kit/words.ts';

/** What lists of jobs call the kinds of this area, by language. */
export const jobTitles = {
  checkTrail: {
    'zh-CN': '校验超级登录的操作日志',
    en: 'Check the audit trail of super logins',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;
