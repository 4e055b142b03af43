import type { CallContext } from '#gateway/kernel/handler.ts';
import { sendNotices } from '#gateway/kernel/notices.ts';
import { buyerWords } from '../texts/buyer-words.ts';
import type { KeptBooking } from './own-booking.ts';

/** Sends a message about a booking to its owner, in the transaction of what it is about. */
export async function tellBuyer(
  context: CallContext,
  { employmentId, number, fromOn, productName }: KeptBooking,
  event: 'paid' | 'confirmed' | 'refused' | 'cancelled',
  reason = '',
): Promise<void> {
  const { database, tenantId } = context;
  const accounts = await database
    .selectFrom('membership as m')
    .where('m.tenant_id', '=', tenantId)
    .where('m.employment_id', '=', employmentId)
    .select('m.account_id as id')
    .execute();
  const { 'zh-CN': zh, en } = buyerWords;
  const texts = {
    'zh-CN': [zh[event](productName), zh.body(number, fromOn, reason)],
    en: [en[event](productName), en.body(number, fromOn, reason)],
  } as const;
  await sendNotices(
    context,
    accounts.map(({ id }) => ({ account: id, texts, author: zh.author })),
  );
}
