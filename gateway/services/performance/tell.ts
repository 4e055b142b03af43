/** Messages about performance, written in the transaction of what they tell. */
import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { sendNotices } from '#gateway/kernel/notices.ts';
import { readAccountsOf } from '#gateway/kernel/people/accounts-of-people.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { type MessageKind, messageAuthor, messageWords } from './texts/message-words.ts';

type NoticeContext = Pick<CallContext, 'database' | 'tenantId' | 'now'>;

interface Message {
  readonly kind: MessageKind;
  /** The cycle or the person it is about. */
  readonly name: string;
  readonly route: string;
}

/** Writes a message to the accounts of these employments; somebody without an account gets none. */
export async function tellPeople(
  context: NoticeContext,
  employmentIds: readonly string[],
  message: Message,
): Promise<void> {
  const accounts = await readAccountsOf(context, employmentIds);
  await write(
    context,
    accounts.map(({ account }) => account),
    message,
  );
}

/** Writes a message to everybody who holds a function of more than themselves, or of an organisation where one is given. */
export async function tellHolders(
  context: NoticeContext,
  functionId: string,
  message: Message,
  organId?: string,
): Promise<void> {
  const { database, tenantId, now } = context;
  const reached = organId === undefined ? sql`d.kind <> 'self'` : covers(context, organId);
  const { rows } = await sql<{ id: string }>`select distinct h.account_id as id
    from role_holders(${dayOf(now())}::date) h
    join role_function f on f.tenant_id = ${tenantId} and f.role_id = h.role_id
    join data_range d on d.tenant_id = ${tenantId} and d.role_id = h.role_id
    join membership m on m.tenant_id = ${tenantId} and m.account_id = h.account_id
    where f.function_id = ${functionId} and ${reached} and m.status = 'active'`.execute(database);
  await write(
    context,
    rows.map(({ id }) => id),
    message,
  );
}

/** Whether the range of a role (`d`) covers an organisation for an account (`m`). */
function covers({ tenantId, now }: NoticeContext, organId: string) {
  const today = dayOf(now());
  return sql`(d.kind = 'all' or exists (select from organ_row o
    join organ_row u on u.tenant_id = o.tenant_id and starts_with(o.path, u.path)
      and ${onDay('u', today)}
    left join job_row j on j.tenant_id = o.tenant_id and j.employment_id = m.employment_id
      and ${onDay('j', today)}
    where o.tenant_id = ${tenantId} and o.organ_id = ${organId} and ${onDay('o', today)}
      and (d.kind = 'custom' and u.organ_id = any(d.organ_ids)
        or d.kind = 'own_organ_and_below' and u.organ_id = j.organ_id
        or d.kind = 'own_organ' and u.organ_id = j.organ_id and j.organ_id = o.organ_id)))`;
}

function write(
  context: NoticeContext,
  accounts: readonly string[],
  { kind, name, route }: Message,
): Promise<void> {
  const texts = { 'zh-CN': messageWords['zh-CN'][kind](name), en: messageWords.en[kind](name) };
  const place = { app: 'performance', route };
  return sendNotices(
    context,
    accounts.map((account) => ({ account, texts, place, author: messageAuthor })),
  );
}
