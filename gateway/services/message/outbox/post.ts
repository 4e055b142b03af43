/** Messages into the outbox, in the transaction of what they tell. The portal has them at once; a sender does the rest. */
import type { MessageEvent } from '#bridge/calls/message/events.ts';
import { notify } from '#gateway/db/notify.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { insertNotices, type NewNotice, noticeChannel } from '#gateway/kernel/notices.ts';
import { type MessageParts, readOwnWords, write } from './words.ts';

/** Every sender hears here that something waits. */
export const outboxChannel = 'outbox';

/** One message to one person. */
export interface Posted {
  readonly event: MessageEvent;
  readonly account: string;
  readonly parts: MessageParts;
  /** Page on which it is read or done. */
  /** Null for a page of the portal itself, which shows what it is about without a message of its own. */
  readonly app: string | null;
  readonly route: string;
  /** The same thing is announced once. */
  readonly key: string;
  /** A task that is decided needs no message any longer. */
  readonly task?: string;
  /** What the portal says who wrote it. */
  readonly author: string;
  /** Its person wants it in the portal and nowhere else. */
  readonly portalOnly?: boolean;
}

/** What posting works with. */
export interface PostContext {
  readonly database: DatabaseTransaction;
  readonly tenantId: string;
  now(): Date;
}

const todos: ReadonlySet<MessageEvent> = new Set([
  'approval.opened',
  'approval.urged',
  'approval.due',
]);

/** Posts them; what was announced before is left out. */
export async function postMessages(context: PostContext, all: readonly Posted[]): Promise<number> {
  const first = new Map(
    all.toReversed().map((message) => [message.key, { ...message, id: uuid7() }]),
  );
  const messages = [...first.values()].toReversed();
  if (messages.length === 0) return 0;
  const { database, tenantId } = context;
  const now = context.now();
  const added = await database
    .insertInto('outbox')
    .values(
      messages.map(({ id, event, key, account, parts, app, route, task, portalOnly }) => ({
        tenant_id: tenantId,
        id,
        event,
        dedupe_key: key,
        account_id: account,
        parts: JSON.stringify(parts),
        link_app: app,
        link_route: route,
        task_id: task ?? null,
        created_at: now,
        due_at: now,
        ...(portalOnly ? { state: 'portalOnly' as const, ended_at: now } : { ended_at: null }),
      })),
    )
    .onConflict((conflict) => conflict.columns(['tenant_id', 'dedupe_key']).doNothing())
    .returning('id')
    .execute();
  const ids = new Set(added.map(({ id }) => id));
  const told = messages.filter(({ id }) => ids.has(id));
  if (told.length === 0) return 0;
  await writeNotices(context, told);
  await writePortal(context, told, now);
  await notify(database, noticeChannel, tenantId);
  await notify(database, outboxChannel, '');
  return told.length;
}

async function writeNotices(
  context: PostContext,
  told: readonly (Posted & { readonly id: string })[],
): Promise<void> {
  const own = await readOwnWords(context, [...new Set(told.map(({ event }) => event))]);
  const notices = told.flatMap(({ id, event, account, parts, app, route, author }) => {
    if (app === null) return [];
    const zh = write(own, { event, way: 'portal', locale: 'zh-CN' }, parts);
    const en = write(own, { event, way: 'portal', locale: 'en' }, parts);
    const kind: NewNotice['kind'] = todos.has(event) ? 'todo' : 'system';
    const texts = { 'zh-CN': [zh.title, zh.body], en: [en.title, en.body] } as const;
    return { id, account, kind, texts, place: { app, route }, author };
  });
  await insertNotices(context, notices);
}

/** The portal has them at once. */
async function writePortal(
  { database, tenantId }: PostContext,
  told: readonly { readonly id: string }[],
  now: Date,
): Promise<void> {
  const deliveries = told.map(({ id }) => ({
    tenant_id: tenantId,
    outbox_id: id,
    channel: 'portal' as const,
    state: 'sent' as const,
    target: null,
    attempts: 1,
    error: null,
    provider_id: null,
    at: now,
  }));
  await database.insertInto('delivery').values(deliveries).execute();
}
