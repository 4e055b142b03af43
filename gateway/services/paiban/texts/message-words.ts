import type { Locale } from '#bridge/calls/kit/words.ts';

/** Who messages about rosters are from. */
export const rosterAuthor = '排班';

type MonthWords = Readonly<
  Record<Locale, (month: string, from: string) => readonly [string, string]>
>;

/** Title and text of the messages that the own roster is there, has changed, or is taken back. */
export const rosterWords: Readonly<Record<'published' | 'withdrawn', MonthWords>> = {
  published: {
    'zh-CN': (month) => [
      `${month} 排班已更新`,
      `您 ${month} 的排班已发布或有变动，请查看“我的排班”。`,
    ],
    en: (month) => [
      `Your roster of ${month}`,
      `Your roster of ${month} is published or has changed. Please look at it.`,
    ],
  },
  withdrawn: {
    'zh-CN': (month, from) => [
      `${month} 排班已撤回`,
      `您 ${from} 起至当月末的排班已撤回，请等待重新发布。`,
    ],
    en: (month, from) => [
      `Your roster of ${month} is withdrawn`,
      `Your roster of ${month} is withdrawn from ${from} on. Please wait until it is published again.`,
    ],
  },
};
