import { notify } from '#gateway/db/notify.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { noticeChannel } from '../../message/publish-notice.ts';
import { publishedWords, rosterAuthor } from '../texts/message-words.ts';
import type { RosterUnit } from './roster-rows.ts';

/** Writes to the accounts of those whose days changed; returns how many that are. */
export async function tellRostered(
  { database, tenantId, now }: CallContext,
  { from }: RosterUnit,
  employmentIds: readonly string[],
): Promise<number> {
  const month = from.slice(0, 7);
  const accounts = await database
    .selectFrom('membership')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .where('employment_id', 'in', [...employmentIds])
    .select('account_id as id')
    .execute();
  if (accounts.length === 0) return 0;
  const [title, body] = publishedWords['zh-CN'](month);
  const [titleEn, bodyEn] = publishedWords.en(month);
  await database
    .insertInto('notice')
    .values(
      accounts.map(({ id }) => ({
        ...{ tenant_id: tenantId, id: uuid7(), kind: 'system' as const },
        ...{ title, body, title_en: titleEn, body_en: bodyEn },
        ...{ audience: 'account' as const, account_id: id },
        ...{ link_app: 'scheduling', link_route: `/mine?month=${month}` },
        ...{ author_name: rosterAuthor, published_at: now() },
      })),
    )
    .execute();
  await notify(database, noticeChannel, tenantId);
  return accounts.length;
}
