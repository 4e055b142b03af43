import type { Locale } from '#bridge/calls/kit/words.ts';

/** What lists of jobs call the kinds of this area, by language. */
export const jobTitles = {
  readResume: { 'zh-CN': '识别简历', en: 'Read a résumé' },
  resumeWords: { 'zh-CN': '整理简历的搜索内容', en: 'Prepare the search of résumés' },
  privacy: { 'zh-CN': '清除到期的候选人信息', en: 'Remove data of candidates that is due' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;
