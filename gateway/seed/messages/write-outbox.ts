import { messageEvents } from '#bridge/calls/message/events.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { insertRows } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import type { SeededTenant } from '../tenant/write-tenant.ts';
import type { Reader } from './write-notices.ts';

/** Writes how a demo company sends messages, what one person wishes, and two messages of yesterday. */
export async function writeOutbox(
  transaction: DatabaseTransaction,
  { tenantId: tenant_id, anchor, organIds }: SeededTenant,
  [first, second = first]: readonly Reader[],
  random: Random,
): Promise<void> {
  if (first === undefined || second === undefined) return;
  const at = `${addDays(anchor, -1)}T01:30:00Z`;
  await writeSettings(transaction, { tenant_id, at }, second);
  const notice_id = random.id();
  await transaction
    .insertInto('notice')
    .values({
      tenant_id,
      id: notice_id,
      kind: 'announcement',
      audience: 'chosen',
      published_at: at,
      title: '消防演练安排',
      body: '本周五下午三点进行消防演练，请准时参加。',
      title_en: 'Fire drill',
      body_en: 'The fire drill is on Friday at three. Please take part.',
      author_id: first.accountId,
      author_name: first.name,
      must_read_seconds: null,
      organ_id: null,
      account_id: null,
      link_app: null,
      link_route: null,
      withdrawn_at: at,
    })
    .execute();
  await insertRows(transaction, 'notice_target', [
    { tenant_id, notice_id, kind: 'organ', target_id: [...organIds.values()].at(-1) ?? '' },
  ]);
  await writeMessages(transaction, { tenant_id, anchor, at }, [first, second], random);
}

/** How the company sends messages, one of its templates, and what one person wishes. */
async function writeSettings(
  transaction: DatabaseTransaction,
  { tenant_id, at }: Readonly<Record<'tenant_id' | 'at', string>>,
  reader: Reader,
): Promise<void> {
  await insertRows(transaction, 'message_rule', [
    {
      tenant_id,
      channels: ['wecom', 'dingtalk', 'feishu', 'mail', 'sms'],
      updated_at: at,
      quiet_from: '22:00',
      quiet_to: '08:00',
      dingtalk_agent: null,
    },
  ]);
  await insertRows(
    transaction,
    'message_switch',
    messageEvents
      .filter((event) => event === 'approval.copied')
      .map((event) => ({ tenant_id, event, work: true, mail: false, sms: false, urgent: false })),
  );
  await insertRows(transaction, 'message_template', [
    {
      tenant_id,
      event: 'approval.opened',
      way: 'sms' as const,
      updated_at: at,
      title_zh: '待审批',
      body_zh: '{starter}提交了「{title}」，请登录处理。',
      title_en: 'To approve',
      body_en: '“{title}” by {starter} waits for you.',
    },
  ]);
  await transaction
    .insertInto('message_wish')
    .values({
      tenant_id,
      account_id: reader.accountId,
      updated_at: at,
      quiet: 'company',
      unwanted: JSON.stringify({ 'approval.copied': ['work'] }),
      quiet_from: null,
      quiet_to: null,
    })
    .execute();
}

/** One message that reached its person in the portal alone, and one that the mail server refused. */
async function writeMessages(
  transaction: DatabaseTransaction,
  { tenant_id, anchor, at }: Readonly<Record<'tenant_id' | 'anchor' | 'at', string>>,
  readers: readonly [Reader, Reader],
  random: Random,
): Promise<void> {
  for (const [index, { accountId }] of readers.entries()) {
    const state = index === 0 ? ('failed' as const) : ('portalOnly' as const);
    const id = random.id();
    await transaction
      .insertInto('outbox')
      .values({
        tenant_id,
        id,
        event: 'delegation.received',
        dedupe_key: `demo:${id}`,
        account_id: accountId,
        link_app: 'workflow',
        link_route: '/approvals/delegations',
        parts: JSON.stringify({ person: readers[1].name, from: anchor, to: anchor }),
        task_id: null,
        state,
        created_at: at,
        due_at: at,
        ended_at: at,
      })
      .execute();
    await insertRows(transaction, 'delivery', [
      {
        tenant_id,
        outbox_id: id,
        channel: 'portal' as const,
        state: 'sent' as const,
        at,
        target: null,
        attempts: 1,
        error: null,
        provider_id: null,
      },
    ]);
    if (state === 'failed') {
      await insertRows(transaction, 'delivery', [
        {
          tenant_id,
          outbox_id: id,
          channel: 'mail' as const,
          state,
          at,
          provider_id: null,
          target: 'adm********mple',
          attempts: 1,
          error: 'SMTP 550',
        },
      ]);
    }
  }
}
