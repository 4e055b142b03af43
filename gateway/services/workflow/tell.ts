/** Messages about approvals, written in the transaction of what they tell. They name the request and never what is in it. */
import { notify } from '#gateway/db/notify.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { noticeChannel } from '../message/publish-notice.ts';
import type { Effect, Person } from './engine/state.ts';
import type { Followed } from './follow.ts';
import { messageWords } from './texts/message-words.ts';

type Words = (typeof messageWords)['en'];

/** What a message is about. */
type Told = Pick<Followed, 'id' | 'number' | 'title' | 'starter'>;

/** Tells people what an event means for them. */
export async function tell(
  context: Pick<CallContext, 'database' | 'tenantId' | 'now'>,
  approval: Told,
  effects: readonly Effect[],
): Promise<void> {
  for (const effect of effects) {
    if (effect.kind === 'opened') await tellPerson(context, approval, effect.task.person, 'opened');
    if (effect.kind === 'copied') await tellPerson(context, approval, effect.person, 'copied');
    if (effect.kind === 'returned') await tellEnd(context, approval, 'returned');
    if (effect.kind === 'ended' && effect.outcome !== 'withdrawn')
      await tellEnd(context, approval, effect.outcome);
  }
  // The to-dos of others have changed too: every open page asks again.
  await notify(context.database, noticeChannel, context.tenantId);
}

/** Tells one person of a request: that it waits for them, that they see it, or that they are waited for. */
export function tellPerson(
  context: Pick<CallContext, 'database' | 'tenantId' | 'now'>,
  approval: Told,
  { account }: Pick<Person, 'account'>,
  kind: 'opened' | 'copied' | 'urged' | 'due',
): Promise<void> {
  const { starter } = approval;
  return write(context, approval, account, kind !== 'copied', (words, title) =>
    words[kind](title, starter.name),
  );
}

function tellEnd(
  context: Pick<CallContext, 'database' | 'tenantId' | 'now'>,
  approval: Told,
  outcome: Parameters<Words['ended']>[0],
): Promise<void> {
  return write(context, approval, approval.starter.account, false, (words, title) =>
    words.ended(outcome, title),
  );
}

async function write(
  { database, tenantId, now }: Pick<CallContext, 'database' | 'tenantId' | 'now'>,
  { id, number, title }: Told,
  account: string,
  isTodo: boolean,
  titleOf: (words: Words, title: string) => string,
): Promise<void> {
  const { 'zh-CN': zh, en } = messageWords;
  await database
    .insertInto('notice')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      kind: isTodo ? 'todo' : 'system',
      title: titleOf(zh, title.zh),
      body: zh.body(number),
      title_en: titleOf(en, title.en),
      body_en: en.body(number),
      audience: 'account',
      account_id: account,
      link_app: 'workflow',
      link_route: `/approvals/${id}`,
      author_name: zh.author,
      published_at: now(),
    })
    .execute();
}
