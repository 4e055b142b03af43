import { notify } from '#gateway/db/notify.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { noticeChannel } from '../../message/publish-notice.ts';
import { learnerWords } from '../texts/learner-words.ts';

type Event = 'enrolled' | 'waiting' | 'promoted' | 'cancelled' | 'sessionCancelled';

/** Sends a message to a person about a session, in the transaction of what it is about. Who has no account gets none. */
export async function tellLearner(
  { database, tenantId, now }: CallContext,
  employmentId: string,
  event: Event,
  session: { readonly name: string; readonly courseName: string; readonly fromOn: string },
  reason = '',
): Promise<void> {
  const accounts = await database
    .selectFrom('membership as m')
    .where('m.tenant_id', '=', tenantId)
    .where('m.employment_id', '=', employmentId)
    .select('m.account_id as id')
    .execute();
  const { 'zh-CN': zh, en } = learnerWords;
  for (const { id } of accounts) {
    await database
      .insertInto('notice')
      .values({
        tenant_id: tenantId,
        id: uuid7(),
        kind: 'system',
        title: zh[event](session.name),
        body: zh.body(session.courseName, session.fromOn, reason),
        title_en: en[event](session.name),
        body_en: en.body(session.courseName, session.fromOn, reason),
        audience: 'account',
        account_id: id,
        link_app: 'training',
        link_route: '/learning',
        author_name: zh.author,
        published_at: now(),
      })
      .execute();
  }
  if (accounts.length > 0) await notify(database, noticeChannel, tenantId);
}
