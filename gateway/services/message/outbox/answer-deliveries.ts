import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { MessageEvent } from '#bridge/calls/message/events.ts';
import type { deliveryPage, resendMessage } from '#bridge/calls/message/outbox.ts';
import { notify } from '#gateway/db/notify.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { outboxChannel } from './post.ts';
import { type MessageParts, readOwnWords, write } from './words.ts';

type Line = ResultOf<typeof deliveryPage>['rows'][number];

/** Returns the messages of the company and how each channel went. */
export async function answerDeliveries(
  context: CallContext,
  { keyword, event, state, direction, page, rows }: ParsedRequestOf<typeof deliveryPage>,
): Promise<ResultOf<typeof deliveryPage>> {
  const { database, tenantId, locale } = context;
  let query = database
    .selectFrom('outbox as o')
    .innerJoin('account as a', 'a.id', 'o.account_id')
    .leftJoin('membership as m', (join) =>
      join.onRef('m.tenant_id', '=', 'o.tenant_id').onRef('m.account_id', '=', 'o.account_id'),
    )
    .leftJoin('employment as e', (join) =>
      join.onRef('e.tenant_id', '=', 'm.tenant_id').onRef('e.id', '=', 'm.employment_id'),
    )
    .leftJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .where('o.tenant_id', '=', tenantId);
  const name = sql<string>`coalesce(p.name, a.display_name)`;
  if (event !== undefined) query = query.where('o.event', 'in', event);
  if (state !== undefined) query = query.where('o.state', 'in', state);
  if (keyword !== undefined) {
    query = query.where(sql<boolean>`strpos(lower(${name}), ${keyword.toLowerCase()}) > 0`);
  }
  const found = await query
    .select(['o.id', 'o.created_at', 'o.event', 'o.parts', 'o.state', 'o.due_at'])
    .select(name.as('name'))
    .orderBy('o.created_at', direction)
    .orderBy('o.id', direction)
    .limit(rows)
    .offset(offsetOf({ page, rows }))
    .execute();
  const channels = await readChannels(
    context,
    found.map(({ id }) => id),
  );
  const own = await readOwnWords(context, [
    ...new Set(found.map((row) => row.event as MessageEvent)),
  ]);
  const shown = found.map((row): Line => {
    const kind = row.event as MessageEvent;
    const words = write(own, { event: kind, way: 'portal', locale }, row.parts as MessageParts);
    return {
      id: row.id,
      at: row.created_at.toISOString(),
      event: kind,
      personName: row.name,
      title: words.title,
      state: row.state,
      dueAt: row.state === 'waiting' ? row.due_at.toISOString() : null,
      channels: channels.get(row.id) ?? [],
    };
  });
  return pageFrom({ page, rows }, shown, () => countRows(query));
}

async function readChannels(
  { database, tenantId }: CallContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Line['channels']>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('delivery')
    .select(['outbox_id', 'channel', 'state', 'target', 'attempts', 'error', 'at'])
    .where('tenant_id', '=', tenantId)
    .where('outbox_id', 'in', [...ids])
    .orderBy('at')
    .execute();
  const found = new Map<string, Line['channels']>();
  for (const { outbox_id: id, at, ...channel } of rows) {
    found.set(id, [...(found.get(id) ?? []), { ...channel, at: at.toISOString() }]);
  }
  return found;
}

/**
 * Tries a message that failed once more, from the first channel on.
 * @throws {RefusedError} `notFound` for one that did not fail
 */
export async function resend(
  context: CallContext,
  { messageId }: ParsedRequestOf<typeof resendMessage>,
): Promise<null> {
  const { database, tenantId } = context;
  const row = await database
    .updateTable('outbox')
    .set({ state: 'waiting', due_at: context.now(), ended_at: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', messageId)
    .where('state', '=', 'failed')
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  await database
    .deleteFrom('delivery')
    .where('tenant_id', '=', tenantId)
    .where('outbox_id', '=', messageId)
    .where('channel', '<>', 'portal')
    .execute();
  context.record(`message:${messageId}`, { resent: true });
  await notify(database, outboxChannel, '');
  return null;
}
