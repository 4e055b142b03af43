import type { Locale } from '#bridge/calls/kit/words.ts';

/** What a person reads who came to a place that is not there, by language. */
export const plainWords: Readonly<Record<Locale, Readonly<Record<PlainWord, string>>>> = {
  'zh-CN': {
    unknownHost: '此地址不属于本门户，请核对网址。',
    noPage: '页面不存在。',
    notAllowed: '此地址只能浏览，不接受提交。',
  },
  en: {
    unknownHost: 'This address does not belong to the portal. Please check it.',
    noPage: 'There is no such page.',
    notAllowed: 'This address can only be read.',
  },
};

/** The name of one such sentence. */
export type PlainWord = 'unknownHost' | 'noPage' | 'notAllowed';
