import type { Locale } from '#bridge/calls/kit/words.ts';

/** Why an application ended when two candidates became one. */
export const duplicateNote: Readonly<Record<Locale, string>> = {
  'zh-CN': '重复候选人合并',
  en: 'Merged with a duplicate of the candidate',
};
