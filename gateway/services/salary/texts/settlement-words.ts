import type { Locale, Terms } from '#bridge/calls/kit/words.ts';
import { fillText } from '#gateway/kernel/texts.ts';

const zh = {
  unused:
    '月均工资（不含加班工资）{0} 元 ÷ 21.75 × 未休 {1} 天 × 200%（另外 100% 已随工资支付）= {2} 元',
  entry: '离职结算',
} as const;

type Word = keyof typeof zh;

const words: Terms<Word> = {
  'zh-CN': zh,
  en: {
    unused:
      'Average pay without overtime {0} ÷ 21.75 × {1} days unused × 200% (the other 100% is paid with the wage) = {2}',
    entry: 'Final pay',
  },
};

/** A word of a settlement, with its places filled. */
export function settlementText(locale: Locale, word: Word, ...values: readonly string[]): string {
  return fillText(words[locale][word], ...values);
}
