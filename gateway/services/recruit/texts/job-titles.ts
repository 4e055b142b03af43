import type { Locale } from '#bridge/calls/kit/words.ts';

/** What lists of jobs call the kinds of this area, by language. */
export const jobTitles = {
  readResume: { 'zh-CN': '识别简历', en: 'Read a résumé' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;
