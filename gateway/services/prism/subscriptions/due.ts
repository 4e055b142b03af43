/** Looks for subscriptions whose time has come, and has each made with the rights of its receiver. */
import * as z from 'zod/mini';
import { rhythm as rhythmOf } from '#bridge/calls/prism/subscriptions.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { type AnyJobKind, defineJob } from '#gateway/jobs/job-kind.ts';
import { jobTitles } from '../texts/subscription-words.ts';
import { deliverJob } from './deliver.ts';
import { nextOf, readTimeZone } from './rhythm.ts';

/** Subscriptions that one transaction moves on. */
const AT_ONCE = 200;

/** The recurring work of this area. */
export const prismJobs: readonly AnyJobKind[] = [
  defineJob({
    kind: 'prism.subscriptions',
    area: 'prism',
    title: jobTitles.due,
    payload: z.object({}),
    schedule: { every: 'interval', minutes: 5 },
    async run(context, _, progress) {
      let reports = 0;
      for (;;) {
        const begun = await context.step(null, (database) => beginDue(database, context));
        reports += begun;
        progress(reports);
        if (begun < AT_ONCE) return { summary: { reports } };
      }
    },
  }),
  deliverJob,
];

/**
 * Begins those that are due and moves them on in the same transaction. The next moment is counted from now: what was
 * missed while no worker ran comes once.
 */
async function beginDue(
  database: DatabaseTransaction,
  { tenantId, now }: { readonly tenantId: string; now(): Date },
): Promise<number> {
  const timeZone = await readTimeZone(database, tenantId);
  const due = await database
    .selectFrom('report_subscription as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .where('s.tenant_id', '=', tenantId)
    .where('s.removed_at', 'is', null)
    .where('s.state', '=', 'active')
    .where('s.next_at', '<=', now())
    .orderBy('s.next_at')
    .limit(AT_ONCE)
    .select(['s.id', 's.account_id', 's.rhythm', 's.next_at', 'a.locale'])
    .forUpdate('s')
    .execute();
  for (const { id, account_id: accountId, rhythm, next_at: dueAt, locale } of due) {
    const key = `${id} ${dueAt?.toISOString()}`;
    const owner = { tenantId, accountId, locale, app: 'report' };
    const payload = { subscriptionId: id, dueAt: dueAt?.toISOString() ?? '' };
    const { jobId } = await enqueue(database, owner, deliverJob, payload, { now: now(), key });
    await database
      .updateTable('report_subscription')
      .set({ next_at: nextOf(rhythmOf.parse(rhythm), timeZone, now()), last_job_id: jobId })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
  }
  return due.length;
}
