import type { Locale } from '#bridge/calls/kit/words.ts';

/** What is said of a place, post or manager of a planned change that was chosen once and is not there on its day. */
export const goneWords: Readonly<Record<Locale, string>> = {
  'zh-CN': '在生效日已停用、撤销或离职，请重新选择',
  en: 'is closed or has left by that day; please choose another',
};
