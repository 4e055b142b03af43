import type { Locale } from '#bridge/calls/kit/words.ts';

/** What lists of jobs call the kinds of this area, by language. */
export const jobTitles = {
  removeUnsaved: { 'zh-CN': '清理未保存的上传文件', en: 'Remove uploads that were not saved' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;
