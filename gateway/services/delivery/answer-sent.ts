import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { sentMessagePage } from '#bridge/calls/uac/delivery.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import type { GatewaySessionContext } from '../services.ts';
import { requireSession } from '../uac/session-info.ts';

/** Returns what was sent, the newest first. */
export async function answerSentPage(
  context: GatewaySessionContext,
  { keyword, channel, direction, page, rows }: ParsedRequestOf<typeof sentMessagePage>,
): Promise<ResultOf<typeof sentMessagePage>> {
  const { accountId } = requireSession(context);
  return context.services.database.withOperatorTransaction(
    { accountId },
    'read',
    async (transaction) => {
      let query = transaction.selectFrom('sent_message as m');
      if (channel !== undefined) query = query.where('m.channel', 'in', channel);
      if (keyword !== undefined) {
        query = query.where(sql<boolean>`strpos(m.target, ${keyword.toLowerCase()}) > 0`);
      }
      const found = await query
        .leftJoin('tenant as t', 't.id', 'm.sent_for')
        .select(['m.id', 'm.at', 'm.channel', 'm.target', 'm.template', 'm.subject', 'm.body'])
        .select(['m.state', 'm.error', 't.name as company'])
        .orderBy('m.at', direction)
        .orderBy('m.id', direction)
        .limit(rows)
        .offset(offsetOf({ page, rows }))
        .execute();
      const shown = found.map((row) => ({ ...row, at: row.at.toISOString() }));
      return pageFrom({ page, rows }, shown, () => countRows(query));
    },
  );
}
