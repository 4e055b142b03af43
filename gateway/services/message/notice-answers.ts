import { type RawBuilder, sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import {
  type findNewNotice,
  latestNotices,
  type noticeChannels,
  noticeKind,
  type noticePage,
} from '#bridge/calls/message/calls.ts';
import { messageFunctions } from '#bridge/calls/message/functions.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { escapeLike } from '../people/keyword.ts';
import { type NoticeLine, presentLine, selectNotices } from './present-notice.ts';
import { countUnread, visibleNotices } from './visible-notices.ts';

/** Returns one page of the messages to the caller. */
export async function answerNoticePage(
  context: CallContext,
  { isSee, kind, mustRead, keyword, page, rows }: ParsedRequestOf<typeof noticePage>,
): Promise<ResultOf<typeof noticePage>> {
  const all = await visibleNotices(context);
  const listed = all
    .$if(isSee === '0', (query) => query.where('r.read_at', 'is', null))
    .$if(isSee === '1', (query) => query.where('r.read_at', 'is not', null))
    .$if(mustRead !== undefined, (query) => query.where('n.must_read_seconds', 'is not', null))
    .$if(kind !== undefined, (query) => query.where('n.kind', '=', kind ?? 'system'))
    .$if(keyword !== undefined, (query) =>
      query.where(shownTitle(context), 'ilike', `%${escapeLike(keyword ?? '')}%`),
    );
  const found = await selectNotices(listed)
    .orderBy('n.published_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(rows)
    .offset(offsetOf({ page, rows }))
    .execute();
  const lines = found.map((row) => presentLine(row, context.locale));
  return {
    ...(await pageFrom({ page, rows }, lines, () => countRows(listed))),
    unread: await countUnread(all),
    mayPublish: hasFunction(context.rights, messageFunctions.publish),
  };
}

/** Finds the newest messages to the caller whose title holds the keyword. */
export async function findNotices(
  context: CallContext,
  keyword: string,
  most: number,
): Promise<readonly NoticeLine[]> {
  const all = await visibleNotices(context);
  const found = await selectNotices(
    all.where(shownTitle(context), 'ilike', `%${escapeLike(keyword)}%`),
  )
    .orderBy('n.published_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(most)
    .execute();
  return found.map((row) => presentLine(row, context.locale));
}

/** The title as the reader sees it. */
function shownTitle({ locale }: CallContext): RawBuilder<string> {
  return locale === 'en' ? sql<string>`coalesce(n.title_en, n.title)` : sql<string>`n.title`;
}

/** Returns the kinds of messages with what is new in each. */
export async function answerChannels(
  context: CallContext,
  request: ParsedRequestOf<typeof noticeChannels>,
): Promise<ResultOf<typeof noticeChannels>> {
  const all = await visibleNotices(context);
  const rows: ResultOf<typeof noticeChannels>['rows'] = [];
  for (const kind of noticeKind.options) {
    const ofKind = all.where('n.kind', '=', kind);
    const latest = await selectNotices(ofKind)
      .orderBy('n.published_at', 'desc')
      .orderBy('n.id', 'desc')
      .limit(1)
      .executeTakeFirst();
    rows.push({
      kind,
      unread: await countUnread(ofKind),
      total: await countRows(ofKind),
      latest: latest === undefined ? null : presentLine(latest, context.locale),
    });
  }
  const from = offsetOf(request);
  return pageFrom(request, rows.slice(from, from + request.rows), async () => rows.length);
}

/** Returns what the bell shows, and what must be read first. */
export async function answerNewNotices(
  context: CallContext,
): Promise<ResultOf<typeof findNewNotice>> {
  const all = await visibleNotices(context);
  const latest = await selectNotices(all)
    .orderBy('n.published_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(latestNotices)
    .execute();
  const mustRead = await all
    .where('r.read_at', 'is', null)
    .where('n.must_read_seconds', 'is not', null)
    .orderBy('n.published_at')
    .orderBy('n.id')
    .select('n.id')
    .execute();
  return {
    unread: await countUnread(all),
    latest: latest.map((row) => presentLine(row, context.locale)),
    mustRead: mustRead.map(({ id }) => id),
  };
}
