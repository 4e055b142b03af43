import type { Locale } from '#bridge/calls/kit/words.ts';

/** Who messages about rosters are from. */
export const rosterAuthor = '排班';

/** Title and text of the message that the own roster is there, or has changed. */
export const publishedWords: Readonly<
  Record<Locale, (month: string) => readonly [string, string]>
> = {
  'zh-CN': (month) => [
    `${month} 排班已更新`,
    `您 ${month} 的排班已发布或有变动，请查看“我的排班”。`,
  ],
  en: (month) => [
    `Your roster of ${month}`,
    `Your roster of ${month} is published or has changed. Please look at it.`,
  ],
};
