import type { Locale } from '#bridge/calls/kit/words.ts';
import type { NoticeText } from '#gateway/kernel/notices.ts';

type Say = (supplier: string, number: string) => NoticeText;

interface MessageWords {
  readonly author: string;
  readonly written: Say;
  readonly handedIn: Say;
  readonly corrected: Say;
}

/** What messages to purchasers say. */
export const messageWords: Readonly<Record<Locale, MessageWords>> = {
  'zh-CN': {
    author: '采购',
    written: (supplier, order) => [
      `${supplier}就订单 ${order} 发来消息`,
      '请在“订单沟通”中查看并回复。',
    ],
    handedIn: (supplier, number) => [`${supplier}提交了发票 ${number}`, '请与结算单核对。'],
    corrected: (supplier, number) => [
      `${supplier}更正并重新提交了发票 ${number}`,
      '请与结算单核对。',
    ],
  },
  en: {
    author: 'Purchasing',
    written: (supplier, order) => [
      `${supplier} wrote about order ${order}`,
      'Read and answer it under Order messages.',
    ],
    handedIn: (supplier, number) => [
      `${supplier} handed in invoice ${number}`,
      'Check it against its settlements.',
    ],
    corrected: (supplier, number) => [
      `${supplier} corrected its invoice and handed in ${number}`,
      'Check it against its settlements.',
    ],
  },
};
