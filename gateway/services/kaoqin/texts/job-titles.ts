import type { Locale } from '#bridge/calls/kit/words.ts';

/** What lists of jobs call the kinds of this area, by language. */
export const jobTitles = {
  rejudge: { 'zh-CN': '重新计算考勤结果', en: 'Judge days of attendance again' },
  closeDays: { 'zh-CN': '计算考勤日结果', en: 'Judge the days of attendance' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;
