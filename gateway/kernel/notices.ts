/** Messages of the portal to accounts, written in the transaction of what they are about. */
import type { Locale } from '#bridge/calls/kit/words.ts';
import { notify } from '#gateway/db/notify.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from './handler.ts';

/** Every gateway listens here for the company in which something was published. */
export const noticeChannel = 'notice';

/** Rows of one insert: a statement takes 65,535 values at most. */
const AT_ONCE = 1000;

/** Title and text of a message. */
export type NoticeText = readonly [title: string, body: string];

/** One message to one account. */
export interface NewNotice {
  /** A new one where it is absent. */
  readonly id?: string;
  readonly account: string;
  readonly kind?: 'system' | 'todo';
  readonly texts: Readonly<Record<Locale, NoticeText>>;
  /** What it leads to. */
  readonly place?: { readonly app: string; readonly route: string | null };
  readonly author: string;
}

type NoticeContext = Pick<CallContext, 'database' | 'tenantId' | 'now'>;

/** Writes messages, and has every open page of the company ask for them. */
export async function sendNotices(
  context: NoticeContext,
  notices: readonly NewNotice[],
): Promise<void> {
  if (notices.length === 0) return;
  await insertNotices(context, notices);
  await notify(context.database, noticeChannel, context.tenantId);
}

/** Writes messages, for a caller that lets the pages know by itself. */
export async function insertNotices(
  { database, tenantId, now }: NoticeContext,
  notices: readonly NewNotice[],
): Promise<void> {
  const at = now();
  const rows = notices.map(({ id = uuid7(), account, kind = 'system', texts, place, author }) => {
    const { 'zh-CN': zh, en } = texts;
    return {
      tenant_id: tenantId,
      id,
      kind,
      audience: 'account' as const,
      account_id: account,
      title: zh[0],
      body: zh[1],
      title_en: en[0],
      body_en: en[1],
      link_app: place?.app ?? null,
      link_route: place?.route ?? null,
      author_name: author,
      published_at: at,
    };
  });
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    await database.insertInto('notice').values(some).execute();
  }
}
