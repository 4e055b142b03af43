/** Messages about performance, written in the transaction of what they tell. */
import { sql } from 'kysely';
import { notify } from '#gateway/db/notify.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { noticeChannel } from '../message/publish-notice.ts';
import { type MessageKind, messageAuthor, messageWords } from './texts/message-words.ts';

interface Message {
  readonly kind: MessageKind;
  /** The cycle or the person it is about. */
  readonly name: string;
  readonly route: string;
}

/** Writes a message to the accounts of these employments; somebody without an account gets none. */
export async function tellPeople(
  context: CallContext,
  employmentIds: readonly string[],
  message: Message,
): Promise<void> {
  if (employmentIds.length === 0) return;
  const { database, tenantId } = context;
  const accounts = await database
    .selectFrom('membership as m')
    .where('m.tenant_id', '=', tenantId)
    .where('m.status', '=', 'active')
    .where('m.employment_id', 'in', [...employmentIds])
    .select('m.account_id as id')
    .execute();
  await write(
    context,
    accounts.map(({ id }) => id),
    message,
  );
}

/** Writes a message to everybody who holds a function of more than themselves. */
export async function tellHolders(
  context: CallContext,
  functionId: string,
  message: Message,
): Promise<void> {
  const { database, tenantId, now } = context;
  const { rows } = await sql<{ id: string }>`select distinct h.account_id as id
    from role_holders(${dayOf(now())}::date) h
    join role_function f on f.tenant_id = ${tenantId} and f.role_id = h.role_id
    join data_range d on d.tenant_id = ${tenantId} and d.role_id = h.role_id
    join membership m on m.tenant_id = ${tenantId} and m.account_id = h.account_id
    where f.function_id = ${functionId} and d.kind <> 'self' and m.status = 'active'`.execute(
    database,
  );
  await write(
    context,
    rows.map(({ id }) => id),
    message,
  );
}

async function write(
  { database, tenantId, now }: CallContext,
  accounts: readonly string[],
  { kind, name, route }: Message,
): Promise<void> {
  if (accounts.length === 0) return;
  const [title, body] = messageWords['zh-CN'][kind](name);
  const [titleEn, bodyEn] = messageWords.en[kind](name);
  await database
    .insertInto('notice')
    .values(
      accounts.map((account) => ({
        tenant_id: tenantId,
        id: uuid7(),
        kind: 'system' as const,
        title,
        body,
        title_en: titleEn,
        body_en: bodyEn,
        audience: 'account' as const,
        account_id: account,
        link_app: 'performance',
        link_route: route,
        author_name: messageAuthor,
        published_at: now(),
      })),
    )
    .execute();
  await notify(database, noticeChannel, tenantId);
}
