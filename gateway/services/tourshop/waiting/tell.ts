import { dayOf, timeOf } from '#gateway/kernel/people/calendar.ts';
import { tellEmployee } from '../bookings/tell-buyer.ts';
import type { SeatScope } from '../seats/claims.ts';
import { waitWords } from '../texts/wait-words.ts';

/** What became of a place in a waiting list. */
export type WaitEvent =
  | { readonly event: 'offered'; readonly bookingId: string; readonly until: Date }
  | { readonly event: 'lapsed' | 'closed' | 'dropped' };

/** Sends a message about a waiting list to somebody in it. */
export async function tellWaiting(
  scope: SeatScope,
  employmentId: string,
  departure: { readonly productId: string; readonly productName: string; readonly fromOn: string },
  what: WaitEvent,
): Promise<void> {
  const { productId, productName, fromOn } = departure;
  const until = what.event === 'offered' ? `${dayOf(what.until)} ${timeOf(what.until)}` : '';
  const { 'zh-CN': zh, en } = waitWords;
  const texts = {
    'zh-CN': zh[what.event](productName, fromOn, until),
    en: en[what.event](productName, fromOn, until),
  };
  const route = what.event === 'offered' ? `/bookings/${what.bookingId}` : `/tours/${productId}`;
  await tellEmployee(scope, employmentId, texts, route);
}
