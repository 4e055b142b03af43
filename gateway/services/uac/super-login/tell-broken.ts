import { type NewNotice, sendNotices } from '#gateway/kernel/notices.ts';
import type { BrokenLine } from './check-trail.ts';
import { authorName, brokenTrailWords } from './texts/super-login-words.ts';

/** Tells those who may do everything in a company, once for each event, that its trail is not as it was written. */
export async function tellBroken(
  context: Parameters<typeof sendNotices>[0],
  { eventId }: BrokenLine,
): Promise<void> {
  const { database, tenantId } = context;
  const { 'zh-CN': zh, en } = brokenTrailWords;
  const texts = {
    'zh-CN': [zh.title, zh.body(eventId)],
    en: [en.title, en.body(eventId)],
  } as const;
  const administrators = await database
    .selectFrom('membership as m')
    .select('m.account_id as account')
    .where('m.tenant_id', '=', tenantId)
    .where('m.is_super', '=', true)
    .where('m.status', '=', 'active')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notice as n')
            .select('n.id')
            .where('n.tenant_id', '=', tenantId)
            .whereRef('n.account_id', '=', 'm.account_id')
            .where('n.body_en', '=', texts.en[1]),
        ),
      ),
    )
    .execute();
  const notices = administrators.map(
    ({ account }): NewNotice => ({
      account,
      texts,
      author: authorName,
      place: { app: 'system', route: '/audit' },
    }),
  );
  await sendNotices(context, notices);
}
