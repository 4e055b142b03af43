import { type NewNotice, sendNotices } from '#gateway/kernel/notices.ts';
import type { SeatScope } from '../seats/claims.ts';
import { buyerWords } from '../texts/buyer-words.ts';
import type { KeptBooking } from './own-booking.ts';

/** Sends a message about a booking to its owner, in the transaction of what it is about. */
export async function tellBuyer(
  context: SeatScope,
  { id: bookingId, employmentId, number, fromOn, productName }: KeptBooking,
  event: 'paid' | 'funded' | 'declined' | 'confirmed' | 'refused' | 'cancelled',
  reason = '',
): Promise<void> {
  const { 'zh-CN': zh, en } = buyerWords;
  const texts = {
    'zh-CN': [zh[event](productName), zh.body(number, fromOn, reason)],
    en: [en[event](productName), en.body(number, fromOn, reason)],
  } as const;
  await tellEmployee(context, employmentId, texts, `/bookings/${bookingId}`);
}

/** Sends a message of the shop to the account of an employee. */
export async function tellEmployee(
  context: SeatScope,
  employmentId: string,
  texts: NewNotice['texts'],
  route: string,
): Promise<void> {
  const { database, tenantId } = context;
  const accounts = await database
    .selectFrom('membership as m')
    .where('m.tenant_id', '=', tenantId)
    .where('m.employment_id', '=', employmentId)
    .select('m.account_id as id')
    .execute();
  await sendNotices(
    context,
    accounts.map(({ id }) => ({
      account: id,
      texts,
      author: buyerWords['zh-CN'].author,
      place: { app: 'tourshop', route },
    })),
  );
}
