import type { Locale } from '#bridge/calls/kit/words.ts';

/** What lists of jobs call the kinds of this area, by language. */
export const jobTitles = {
  takeEffect: { 'zh-CN': '人事异动到期生效', en: 'Let personnel changes take effect' },
  rosterExport: { 'zh-CN': '导出员工花名册', en: 'Export the roster' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;
