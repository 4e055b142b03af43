import type { Locale } from '#bridge/calls/kit/words.ts';
import type { NoticeText } from '#gateway/kernel/notices.ts';

type Say = (name: string, day: string, until: string) => NoticeText;

interface WaitWords {
  readonly offered: Say;
  readonly lapsed: Say;
  readonly closed: Say;
  readonly dropped: Say;
  readonly skipped: (name: string, day: string, party: string) => NoticeText;
}

/** Messages about waiting lists. Part of a message's row, so both languages are written. */
export const waitWords: Readonly<Record<Locale, WaitWords>> = {
  'zh-CN': {
    offered: (name, day, until) => [
      `候补成功，名额已为您保留：${name}`,
      `出发日期：${day}\n\n请在 ${until} 前支付积分，逾期名额将让给下一位候补的同事。`,
    ],
    lapsed: (name, day) => [
      `候补名额已超时释放：${name}`,
      `出发日期：${day}\n\n如仍想参加，可以重新加入候补。`,
    ],
    closed: (name, day) => [
      `候补已结束：${name}`,
      `出发日期：${day}\n\n该团期已停止预订，未能为您候补到名额。`,
    ],
    dropped: (name, day) => [
      `已退出候补：${name}`,
      `出发日期：${day}\n\n出行人、价格或福利计划已变化，不再符合预订条件。您可以查看线路后重新预订。`,
    ],
    skipped: (name, day, party) => [
      `有余位但候补未能满足：${name}`,
      `出发日期：${day}\n\n${party}的候补已有 24 小时因余位不足或积分不够而被跳过，请考虑增加名额。`,
    ],
  },
  en: {
    offered: (name, day, until) => [
      `Seats are held for you: ${name}`,
      `Departure: ${day}\n\nPlease pay with points until ${until}. After that the seats are offered to the next in line.`,
    ],
    lapsed: (name, day) => [
      `The seats held for you are free again: ${name}`,
      `Departure: ${day}\n\nYou can join the waiting list again.`,
    ],
    closed: (name, day) => [
      `The waiting list is closed: ${name}`,
      `Departure: ${day}\n\nThis departure cannot be booked any longer, and no seats came free for you.`,
    ],
    dropped: (name, day) => [
      `You are no longer on the waiting list: ${name}`,
      `Departure: ${day}\n\nThe travellers, the prices or the benefit plan have changed, so the party can no longer be booked. You can look at the trip and book again.`,
    ],
    skipped: (name, day, party) => [
      `Seats are free, but the next in line does not fit: ${name}`,
      `Departure: ${day}\n\n${party} was passed over for 24 hours, for want of seats or points. You may want to add seats.`,
    ],
  },
};
