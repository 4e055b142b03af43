import type { CallContext } from '#gateway/kernel/handler.ts';
import { sendNotices } from '#gateway/kernel/notices.ts';
import { readAccountsOf } from '#gateway/kernel/people/accounts-of-people.ts';
import { rosterAuthor, rosterWords } from '../texts/message-words.ts';
import type { RosterUnit } from './roster-rows.ts';

/** Writes to the accounts of those whose days changed; returns how many that are. */
export async function tellRostered(
  context: CallContext,
  { from }: RosterUnit,
  employmentIds: readonly string[],
  about: keyof typeof rosterWords,
  day = from,
): Promise<number> {
  const month = from.slice(0, 7);
  const accounts = await readAccountsOf(context, employmentIds);
  const words = rosterWords[about];
  const texts = { 'zh-CN': words['zh-CN'](month, day), en: words.en(month, day) };
  const place = { app: 'scheduling', route: `/mine?month=${month}` };
  await sendNotices(
    context,
    accounts.map(({ account }) => ({ account, texts, place, author: rosterAuthor })),
  );
  return accounts.length;
}
