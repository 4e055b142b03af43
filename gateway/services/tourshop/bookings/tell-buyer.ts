import { notify } from '#gateway/db/notify.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { noticeChannel } from '../../message/publish-notice.ts';
import { buyerWords } from '../texts/buyer-words.ts';
import type { KeptBooking } from './own-booking.ts';

/** Sends a message about a booking to its owner, in the transaction of what it is about. */
export async function tellBuyer(
  { database, tenantId, now }: CallContext,
  { employmentId, number, fromOn, productName }: KeptBooking,
  event: 'paid' | 'confirmed' | 'refused' | 'cancelled',
  reason = '',
): Promise<void> {
  const accounts = await database
    .selectFrom('membership as m')
    .where('m.tenant_id', '=', tenantId)
    .where('m.employment_id', '=', employmentId)
    .select('m.account_id as id')
    .execute();
  const { 'zh-CN': zh, en } = buyerWords;
  for (const { id } of accounts) {
    await database
      .insertInto('notice')
      .values({
        tenant_id: tenantId,
        id: uuid7(),
        kind: 'system',
        title: zh[event](productName),
        body: zh.body(number, fromOn, reason),
        title_en: en[event](productName),
        body_en: en.body(number, fromOn, reason),
        audience: 'account',
        account_id: id,
        author_name: zh.author,
        published_at: now(),
      })
      .execute();
  }
  if (accounts.length > 0) await notify(database, noticeChannel, tenantId);
}
