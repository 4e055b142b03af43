import type { Locale } from '#bridge/calls/kit/words.ts';

/** Why an application ended when personnel ended the entry of its candidate. */
export const givenUpNote: Readonly<Record<Locale, string>> = {
  'zh-CN': '候选人接受录用后未入职',
  en: 'The candidate accepted the offer and did not join',
};
