/** Messages about approvals, written in the transaction of what they tell. They name the request and never what is in it. */
import { sql } from 'kysely';
import type { MessageEvent } from '#bridge/calls/message/events.ts';
import { notify } from '#gateway/db/notify.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { noticeChannel } from '#gateway/kernel/notices.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { type Posted, postMessages } from '../message/outbox/post.ts';
import type { Effect, Person } from './engine/state.ts';
import type { Followed } from './follow.ts';
import { messageWords } from './texts/message-words.ts';

type TellContext = Pick<CallContext, 'database' | 'tenantId' | 'now'>;

/** What a message is about. */
type Told = Pick<Followed, 'id' | 'number' | 'title' | 'starter' | 'round'>;

/** Somebody with the task they are asked about. */
interface Asked {
  readonly task: string;
  readonly account: string;
}

/** Tells people what an event means for them. */
export async function tell(
  context: TellContext,
  approval: Told,
  effects: readonly Effect[],
): Promise<void> {
  const { id, round, starter } = approval;
  const again = context.now().toISOString();
  const messages: Posted[] = [];
  const opened: Asked[] = [];
  for (const effect of effects) {
    if (effect.kind === 'opened') {
      const { id: task, person } = effect.task;
      opened.push({ task, account: person.account });
    }
    if (effect.kind === 'copied') {
      const { account } = effect.person;
      messages.push(
        messageOf(approval, 'approval.copied', account, `copied:${id}:${round}:${account}`),
      );
    }
    if (effect.kind === 'unasked') messages.push(unasked(approval, effect, again));
    if (effect.kind === 'moved' && effect.by.account !== starter.account)
      messages.push(
        changed(approval, 'approval.moved', starter.account, effect, `moved:${id}:${again}`),
      );
    if (effect.kind === 'returned') messages.push(ending('returned'));
    if (effect.kind === 'kept' && !effect.byApplicant) messages.push(ending('kept'));
    if (effect.kind === 'ended') {
      if (effect.outcome === 'withdrawn')
        messages.push(...(await toThoseWhoHadIt(context, approval)));
      else messages.push(ending(effect.outcome));
    }
  }
  for (const one of [...opened, ...(await standIns(context, approval, opened))]) {
    messages.push(toTask(approval, 'opened', one, again));
  }
  await postMessages(context, messages);
  // The to-dos of others have changed too: every open page asks again.
  await notify(context.database, noticeChannel, context.tenantId);

  function ending(
    outcome: 'returned' | 'approved' | 'rejected' | 'revoked' | 'kept' | 'terminated',
  ): Posted {
    return messageOf(
      approval,
      `approval.${outcome}`,
      starter.account,
      `result:${id}:${round}:${outcome}`,
    );
  }
}

type Change = Extract<Effect, { readonly kind: 'unasked' | 'moved' }>;

/** Tells somebody that their open task is gone. */
function unasked(
  approval: Told,
  effect: Extract<Change, { readonly kind: 'unasked' }>,
  again: string,
): Posted {
  const { id, person } = effect.task;
  return changed(approval, 'approval.unasked', person.account, effect, `unasked:${id}:${again}`);
}

/** A message about what somebody has changed of who is asked. */
function changed(
  approval: Told,
  event: MessageEvent,
  account: string,
  { by, why }: Change,
  key: string,
): Posted {
  const message = messageOf(approval, event, account, key);
  const reason = { zh: messageWords['zh-CN'].why[why], en: messageWords.en.why[why] };
  return { ...message, parts: { ...message.parts, person: by.name, reason } };
}

/** Tells people that they are waited for; `again` tells one time from the next. */
export async function tellTasks(
  context: TellContext,
  approval: Told,
  kind: 'urged' | 'due',
  asked: readonly Asked[],
  again = '',
): Promise<void> {
  await postMessages(
    context,
    asked.map((one) => toTask(approval, kind, one, again)),
  );
}

/** Tells people that a comment names them. */
export async function tellMentioned(
  context: TellContext,
  approval: Told,
  commentId: string,
  people: readonly Pick<Person, 'account'>[],
  person: string,
): Promise<void> {
  await postMessages(
    context,
    people.map(({ account }) => {
      const key = `mentioned:${commentId}:${account}`;
      const message = messageOf(approval, 'approval.mentioned', account, key);
      return { ...message, parts: { ...message.parts, person } };
    }),
  );
}

/** Who decides for those who are away; both are asked, and the first counts. */
async function standIns(
  { database, tenantId, now }: TellContext,
  { starter }: Told,
  opened: readonly Asked[],
): Promise<readonly Asked[]> {
  if (opened.length === 0) return [];
  const { rows } = await sql<Asked>`select t.id as task, d.to_account as account
    from approval_task t join approval_delegation d on d.tenant_id = t.tenant_id
      and d.from_account = t.account_id and d.ended_at is null
      and ${dayOf(now())}::date between d.from_on and d.to_on
      and (d.definition_ids is null or t.definition_id = any(d.definition_ids))
    where t.tenant_id = ${tenantId} and t.id = any(${opened.map(({ task }) => task)}::uuid[])
      and d.to_account <> ${starter.account}`.execute(database);
  return rows;
}

/** Anyone who was asked in this round and did not withdraw it themselves. */
async function toThoseWhoHadIt(
  { database, tenantId }: TellContext,
  approval: Told,
): Promise<readonly Posted[]> {
  const { id, round, starter } = approval;
  const rows = await database
    .selectFrom('approval_task')
    .where('tenant_id', '=', tenantId)
    .where('approval_id', '=', id)
    .where('round', '=', round)
    .where('account_id', '<>', starter.account)
    .select('account_id')
    .distinct()
    .execute();
  return rows.map(({ account_id: account }) =>
    messageOf(approval, 'approval.withdrawn', account, `withdrawn:${id}:${round}:${account}`),
  );
}

function toTask(
  approval: Told,
  kind: 'opened' | 'urged' | 'due',
  { task, account }: Asked,
  again: string,
): Posted {
  // A task that moves to somebody else, or opens a second time, is announced again.
  const key = [kind, task, account, again].filter((part) => part !== '').join(':');
  return { ...messageOf(approval, `approval.${kind}`, account, key), task };
}

function messageOf(
  { id, number, title, starter }: Told,
  event: MessageEvent,
  account: string,
  key: string,
): Posted {
  return {
    event,
    account,
    key,
    app: 'workflow',
    route: `/approvals/${id}`,
    parts: { title, number, starter: starter.name },
    author: messageWords['zh-CN'].author,
  };
}
