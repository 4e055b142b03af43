import type { Locale } from '#bridge/calls/kit/words.ts';

/** What lists of jobs call the kinds of this area, by language. */
export const jobTitles = {
  removeOld: { 'zh-CN': '清理过期的任务和文件', en: 'Remove old jobs and files' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;
