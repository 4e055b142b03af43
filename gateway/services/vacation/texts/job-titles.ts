import type { Locale } from '#bridge/calls/kit/words.ts';

/** What lists of jobs call the kinds of this area, by language. */
export const jobTitles = {
  grant: { 'zh-CN': '发放假期额度', en: 'Grant leave' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;
