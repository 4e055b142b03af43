import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  getNoticeById,
  updateAllNoticeIsSee,
  updateNoticeIsSee,
} from '#bridge/calls/message/calls.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { awaitsExam } from './awaits-exam.ts';
import { type NoticeRow, presentNotice, selectNotices, waitSeconds } from './present-notice.ts';
import { countUnread, type VisibleNotices, visibleNotices } from './visible-notices.ts';

/**
 * Returns one message and notes when it was first opened.
 * @throws {RefusedError} `notFound`, the same for a message to others and for one that does not exist.
 */
export async function answerNotice(
  context: CallContext,
  { noticeId }: ParsedRequestOf<typeof getNoticeById>,
): Promise<ResultOf<typeof getNoticeById>> {
  const row = await findNotice(context, noticeId);
  const receivedAt = await receive(context, row);
  context.record(`notice:${noticeId}`);
  return presentNotice(row, context.locale, receivedAt, context.now());
}

/** Counts a message as read, unless its countdown still runs or its exam is not passed: then nothing changes, and the rest of the countdown is answered. */
export async function answerNoticeSeen(
  context: CallContext,
  { noticeId }: ParsedRequestOf<typeof updateNoticeIsSee>,
): Promise<ResultOf<typeof updateNoticeIsSee>> {
  const row = await findNotice(context, noticeId);
  const receivedAt = await receive(context, row);
  const wait =
    row.read_at === null ? waitSeconds(row.must_read_seconds, receivedAt, context.now()) : 0;
  const notices = await visibleNotices(context);
  const isSee =
    row.read_at !== null || (wait === 0 && !(await hasExamAhead(context, notices, noticeId)));
  context.record(`notice:${noticeId}`, { isSee });
  if (isSee && row.read_at === null) await markRead(context, noticeId);
  return { isSee, waitSeconds: wait, unread: await countUnread(notices) };
}

async function hasExamAhead(
  context: CallContext,
  notices: VisibleNotices,
  noticeId: string,
): Promise<boolean> {
  const row = await notices
    .where('n.id', '=', noticeId)
    .where(awaitsExam(context))
    .select('n.id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts everything as read that needs no countdown and has no exam ahead. */
export async function answerAllSeen(
  context: CallContext,
): Promise<ResultOf<typeof updateAllNoticeIsSee>> {
  const { database, tenantId, accountId } = context;
  const now = context.now();
  const notices = await visibleNotices(context);
  const ids = await notices
    .where('r.read_at', 'is', null)
    .where('n.must_read_seconds', 'is', null)
    .where(({ not }) => not(awaitsExam(context)))
    .select('n.id')
    .execute();
  if (ids.length > 0) {
    await sql`insert into notice_read (tenant_id, notice_id, account_id, received_at, read_at)
      select ${tenantId}, n.id, ${accountId}, ${now}, ${now}
      from unnest(${ids.map(({ id }) => id)}::uuid[]) as n (id)
      on conflict (tenant_id, notice_id, account_id)
        do update set read_at = excluded.read_at`.execute(database);
  }
  context.record(`account:${accountId}`, { count: ids.length });
  return { unread: await countUnread(notices) };
}

async function findNotice(context: CallContext, noticeId: string): Promise<NoticeRow> {
  const notices = await visibleNotices(context);
  const row = await selectNotices(notices.where('n.id', '=', noticeId)).executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  return row;
}

/** When the caller first opened the message; two browser tabs that open it at once agree on it. */
async function receive(context: CallContext, { id, received_at }: NoticeRow): Promise<Date> {
  if (received_at !== null) return received_at;
  const { database, tenantId, accountId } = context;
  const row = await database
    .insertInto('notice_read')
    .values({
      tenant_id: tenantId,
      notice_id: id,
      account_id: accountId,
      received_at: context.now(),
      read_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'notice_id', 'account_id'])
        .doUpdateSet({ received_at: sql<Date>`notice_read.received_at` }),
    )
    .returning('received_at')
    .executeTakeFirstOrThrow();
  return row.received_at;
}

async function markRead(context: CallContext, noticeId: string): Promise<void> {
  await context.database
    .updateTable('notice_read')
    .set({ read_at: context.now() })
    .where('tenant_id', '=', context.tenantId)
    .where('notice_id', '=', noticeId)
    .where('account_id', '=', context.accountId)
    .execute();
}
