import type { CallContext } from '#gateway/kernel/handler.ts';
import { sendNotices } from '#gateway/kernel/notices.ts';
import { publishedWords, rosterAuthor } from '../texts/message-words.ts';
import type { RosterUnit } from './roster-rows.ts';

/** Writes to the accounts of those whose days changed; returns how many that are. */
export async function tellRostered(
  context: CallContext,
  { from }: RosterUnit,
  employmentIds: readonly string[],
): Promise<number> {
  const { database, tenantId } = context;
  const month = from.slice(0, 7);
  const accounts = await database
    .selectFrom('membership')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .where('employment_id', 'in', [...employmentIds])
    .select('account_id as id')
    .execute();
  const texts = { 'zh-CN': publishedWords['zh-CN'](month), en: publishedWords.en(month) };
  const place = { app: 'scheduling', route: `/mine?month=${month}` };
  await sendNotices(
    context,
    accounts.map(({ id }) => ({ account: id, texts, place, author: rosterAuthor })),
  );
  return accounts.length;
}
