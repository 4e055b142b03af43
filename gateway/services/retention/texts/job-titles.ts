import type { Locale } from '#bridge/calls/kit/words.ts';

/** What lists of jobs call the kinds of this area, by language. */
export const jobTitles = {
  removeOldRows: { 'zh-CN': '清理过期的审计和使用记录', en: 'Remove old audit and usage records' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;
