import type { Locale } from '#bridge/calls/kit/words.ts';

interface CardWords {
  readonly begin: string;
  readonly sample: string;
}

/** What the card of the start says in each language. */
export const cardWords: Readonly<Record<Locale, CardWords>> = {
  'zh-CN': { begin: '企业还没有员工，去开始使用', sample: '企业中有示例数据，可一键移除' },
  en: { begin: 'No people yet: begin here', sample: 'There is sample data to remove' },
};
