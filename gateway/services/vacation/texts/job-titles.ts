import type { Locale } from '#bridge/calls/kit/words.ts';

/** What lists of jobs call the kinds of this area, by language. */
export const jobTitles = {
  grant: { 'zh-CN': '发放假期额度', en: 'Grant leave' },
  reevaluate: { 'zh-CN': '按新规则重算假期余额', en: 'Re-evaluate leave balances' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;
