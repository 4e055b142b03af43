import type { Locale } from '#bridge/calls/kit/words.ts';

/** What lists of jobs call the kinds of this area, by language. */
export const jobTitles = {
  rosterExport: { 'zh-CN': '导出员工花名册', en: 'Export the roster' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;
