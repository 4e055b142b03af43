import type { stopReasons } from '#bridge/calls/prism/subscriptions.ts';

/** What lists of jobs call the work of subscriptions. */
export const jobTitles = {
  due: { 'zh-CN': '检查到期的报表订阅', en: 'Look for subscriptions that are due' },
  deliver: { 'zh-CN': '订阅的报表', en: 'Subscribed report' },
} as const;

/** Who messages say wrote them. */
export const subscriptionAuthor = '报表中心';

/** Why a subscription stopped. */
export const stopWords: Readonly<
  Record<(typeof stopReasons)[number], { readonly zh: string; readonly en: string }>
> = {
  left: { zh: '接收人的账号已停用', en: 'the account of the receiver is no longer in use' },
  noRight: {
    zh: '接收人已没有查看该报表的权限',
    en: 'the receiver may no longer see this report',
  },
  gone: {
    zh: '报表已删除，或已不再共享给接收人',
    en: 'the report was removed or is no longer shared with the receiver',
  },
};

/** The sentence of a report without rows. */
export const nothingWords = { zh: '本期没有数据。', en: 'There are no figures in this period.' };
