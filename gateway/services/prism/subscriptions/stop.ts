/** Ends a subscription whose receiver may no longer have the report, and says so to whom it concerns. */
import { sql } from 'kysely';
import type { stopReasons } from '#bridge/calls/prism/subscriptions.ts';
import { type PostContext, postMessages } from '../../message/outbox/post.ts';
import { stopWords, subscriptionAuthor } from '../texts/subscription-words.ts';
import { nameInBoth } from './report-of.ts';

interface Stopped {
  readonly id: string;
  readonly account_id: string;
  readonly report: string;
}

/** Stops it; its receiver, unless gone, and who made it get a message. */
export async function stopSubscription(
  context: PostContext,
  row: Stopped,
  reason: (typeof stopReasons)[number],
  dueAt: string,
): Promise<void> {
  const { database, tenantId } = context;
  await database
    .updateTable('report_subscription')
    .set({ state: 'stopped', stopped: reason, next_at: null, error: null, error_words: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', row.id)
    .execute();
  const { rows } = await sql<{ account: string; receiver: string; name: string | null }>`
    select m.account_id as account, coalesce(p.name, a.display_name) as receiver,
      (select r.name from saved_report r where r.tenant_id = ${tenantId} and r.id::text = s.report) as name
    from report_subscription s
    join account a on a.id = s.account_id
    left join membership o on o.tenant_id = ${tenantId} and o.account_id = s.account_id
    left join employment e on e.tenant_id = ${tenantId} and e.id = o.employment_id
    left join person p on p.tenant_id = ${tenantId} and p.id = e.person_id
    join membership m on m.tenant_id = ${tenantId} and m.status = 'active'
      and m.account_id in (s.account_id, s.made_by)
    join account w on w.id = m.account_id and w.status = 'active'
    where s.tenant_id = ${tenantId} and s.id = ${row.id}`.execute(database);
  const notified = rows.filter(({ account }) => reason !== 'left' || account !== row.account_id);
  await postMessages(
    context,
    notified.map(({ account, receiver, name }) => ({
      event: 'report.stopped' as const,
      account,
      key: `subscription stopped:${row.id}:${dueAt}:${account}`,
      parts: {
        title: nameInBoth(row.report, name ?? row.report),
        person: receiver,
        reason: stopWords[reason],
      },
      app: 'report',
      route: `/subscriptions?id=${row.id}`,
      author: subscriptionAuthor,
    })),
  );
}
