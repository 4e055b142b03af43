import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { getSchedulingMessage } from '#bridge/calls/message/scheduling-messages.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { presentNotice, selectNotices } from './present-notice.ts';
import { countUnread, visibleNotices } from './visible-notices.ts';

/** The app whose pages messages about rosters lead to. */
const SCHEDULING = 'scheduling';

/** Lists one page of the messages to the caller about rosters. */
export async function answerSchedulingMessages(
  context: CallContext,
  { isSee, page, rows }: ParsedRequestOf<typeof getSchedulingMessage>,
): Promise<ResultOf<typeof getSchedulingMessage>> {
  const all = (await visibleNotices(context)).where('n.link_app', '=', SCHEDULING);
  const listed = all
    .$if(isSee === '0', (query) => query.where('r.read_at', 'is', null))
    .$if(isSee === '1', (query) => query.where('r.read_at', 'is not', null));
  const found = await selectNotices(listed)
    .orderBy('n.published_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(rows)
    .offset(offsetOf({ page, rows }))
    .execute();
  const now = context.now();
  const lines = found.map((row) => {
    const notice = presentNotice(row, context.locale, now, now);
    return {
      id: notice.id,
      title: notice.title,
      text: notice.paragraphs.join('\n'),
      publishedAt: notice.publishedAt,
      isSee: notice.isSee,
      route: notice.place?.route ?? '',
    };
  });
  return {
    ...(await pageFrom({ page, rows }, lines, () => countRows(listed))),
    unread: await countUnread(all),
  };
}
