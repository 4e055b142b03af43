import type { Locale } from '#bridge/calls/kit/words.ts';

/** What lists of jobs call the kinds of this area, by language. */
export const jobTitles = {
  people: { 'zh-CN': '考核随人员变动更新', en: 'Follow moves of people in review cycles' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;
