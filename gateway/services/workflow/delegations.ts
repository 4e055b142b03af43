/** Who decides for whom, for a time. What a stand-in may decide is asked in `sight.ts`. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  addDelegation,
  endDelegation,
  listDelegations,
} from '#bridge/calls/workflow/delegations.ts';
import { workflowCodes } from '#bridge/calls/workflow/terms.ts';
import { notify } from '#gateway/db/notify.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { noticeChannel } from '#gateway/kernel/notices.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type Posted, postMessages } from '../message/outbox/post.ts';
import type { MessageParts } from '../message/outbox/words.ts';
import { callerPerson, peopleOfAccounts, peopleOfEmployments } from './people.ts';
import { messageWords } from './texts/message-words.ts';

type Listed = ResultOf<typeof listDelegations>;

/** Delegations that a page shows. */
const most = 100;

/** Lists the delegations by and to the caller. */
export async function answerDelegations(context: CallContext): Promise<Listed> {
  const { database, tenantId, accountId, locale } = context;
  const today = dayOf(context.now());
  const kinds = await database
    .selectFrom('approval_definition')
    .where('tenant_id', '=', tenantId)
    .where('version', '>', 0)
    .orderBy('created_at')
    .select(['id', 'state', locale === 'en' ? 'name_en as name' : 'name_zh as name'])
    .execute();
  const names = new Map(kinds.map(({ id, name }) => [id, name]));
  const { rows } = await sql<{
    id: string;
    mine: boolean;
    from_name: string;
    to_name: string;
    from_on: string;
    to_on: string;
    definition_ids: readonly string[] | null;
    reason: string | null;
    ended_at: Date | null;
  }>`select d.id, d.from_account = ${accountId} as mine, ${nameOf('d.from_account')} as from_name,
      ${nameOf('d.to_account')} as to_name, d.from_on::text, d.to_on::text, d.definition_ids, d.reason, d.ended_at
    from approval_delegation d
    where d.tenant_id = ${tenantId} and (d.from_account = ${accountId} or d.to_account = ${accountId})
    order by d.from_on desc, d.id desc limit ${most}`.execute(database);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      mine: row.mine,
      fromName: row.from_name,
      toName: row.to_name,
      fromOn: row.from_on,
      toOn: row.to_on,
      reason: row.reason,
      kinds: row.definition_ids?.map((id) => names.get(id) ?? '') ?? null,
      state: stateOf(row, today),
    })),
    kinds: kinds.filter(({ state }) => state === 'published').map(({ id, name }) => ({ id, name })),
  };
}

function stateOf(
  row: { readonly from_on: string; readonly to_on: string; readonly ended_at: Date | null },
  today: string,
): Listed['rows'][number]['state'] {
  if (row.ended_at !== null) return 'ended';
  if (row.to_on < today) return 'over';
  return row.from_on > today ? 'ahead' : 'inForce';
}

function nameOf(column: 'd.from_account' | 'd.to_account') {
  return sql`(select coalesce(p.name, a.display_name) from account a
    left join membership m on m.tenant_id = d.tenant_id and m.account_id = a.id
    left join employment e on e.tenant_id = m.tenant_id and e.id = m.employment_id
    left join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    where a.id = ${sql.ref(column)})`;
}

/**
 * Lets a colleague decide for the caller.
 * @throws {RefusedError} `delegationLoop` where the colleague is away at the same time and named the caller.
 */
export async function answerAddDelegation(
  context: CallContext,
  { to, fromOn, toOn, definitionIds, reason }: ParsedRequestOf<typeof addDelegation>,
): Promise<ResultOf<typeof addDelegation>> {
  const { database, tenantId, accountId } = context;
  if (toOn < fromOn || toOn < dayOf(context.now()))
    throw new RefusedError('badInput', { fields: [{ path: 'toOn', issue: 'dateOrder' }] });
  const person = (await peopleOfEmployments(context, [to])).get(to);
  if (person === undefined) throw new RefusedError('notFound');
  if (person.account === accountId) throw new RefusedError(workflowCodes.targetNotAllowed);
  if (definitionIds !== null) await checkKinds(context, definitionIds);
  const back = await database
    .selectFrom('approval_delegation')
    .where('tenant_id', '=', tenantId)
    .where('from_account', '=', person.account)
    .where('to_account', '=', accountId)
    .where('ended_at', 'is', null)
    .where('from_on', '<=', toOn)
    .where('to_on', '>=', fromOn)
    .select('id')
    .executeTakeFirst();
  if (back !== undefined) throw new RefusedError(workflowCodes.delegationLoop);
  const id = uuid7();
  await database
    .insertInto('approval_delegation')
    .values({
      tenant_id: tenantId,
      id,
      from_account: accountId,
      to_account: person.account,
      from_on: fromOn,
      to_on: toOn,
      definition_ids: definitionIds,
      reason: reason ?? null,
    })
    .execute();
  context.record(`delegation:${id}`, { to: person.name, fromOn, toOn });
  const caller = await callerPerson(context);
  const period = { from: fromOn, to: toOn };
  await postMessages(context, [
    toldOf(id, 'given', accountId, { person: person.name, ...period }),
    toldOf(id, 'received', person.account, { person: caller.name, ...period }),
  ]);
  await notify(database, noticeChannel, tenantId);
  return { id };
}

/** Both sides learn of it. */
function toldOf(
  id: string,
  what: 'given' | 'received' | 'ended',
  account: string,
  parts: MessageParts,
): Posted {
  return {
    event: `delegation.${what}`,
    account,
    parts,
    key: `delegation:${id}:${what}:${account}`,
    app: 'workflow',
    route: '/approvals/delegations',
    author: messageWords['zh-CN'].author,
  };
}

async function checkKinds(
  { database, tenantId }: CallContext,
  ids: readonly string[],
): Promise<void> {
  const known = await database
    .selectFrom('approval_definition')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .select('id')
    .execute();
  if (known.length < new Set(ids).size) throw new RefusedError('notFound');
}

/** Ends one at once. */
export async function answerEndDelegation(
  context: CallContext,
  { delegationId }: ParsedRequestOf<typeof endDelegation>,
): Promise<ResultOf<typeof endDelegation>> {
  const { database, tenantId, accountId, now } = context;
  const row = await database
    .updateTable('approval_delegation')
    .set({ ended_at: now() })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', delegationId)
    .where('from_account', '=', accountId)
    .where('ended_at', 'is', null)
    .returning(['to_account', 'from_on', 'to_on'])
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  context.record(`delegation:${delegationId}`, {});
  const caller = await callerPerson(context);
  const other = (await peopleOfAccounts(context, [row.to_account])).get(row.to_account);
  const period = { from: row.from_on, to: row.to_on };
  await postMessages(context, [
    toldOf(delegationId, 'ended', accountId, { person: other?.name ?? '', ...period }),
    toldOf(delegationId, 'ended', row.to_account, { person: caller.name, ...period }),
  ]);
  await notify(database, noticeChannel, tenantId);
  return { id: delegationId };
}
