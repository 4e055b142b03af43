import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { reportFunctions } from '#bridge/calls/prism/functions.ts';
import {
  type pauseSubscription,
  type ReportFilters,
  type removeSubscription,
  rhythm as rhythmOf,
  type saveSubscription,
  subscriptionLimits,
} from '#bridge/calls/prism/subscriptions.ts';
import { prismCodes } from '#bridge/calls/prism/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { runQuery } from '../query/run.ts';
import { findReport, type OpenedReport } from '../saved/reports.ts';
import { requireReceivers } from './receivers.ts';
import { queryFor } from './report-of.ts';
import { nextOf, readTimeZone } from './rhythm.ts';

type Saved = ParsedRequestOf<typeof saveSubscription>;

/**
 * Subscribes people to a report, or changes a subscription.
 * @throws {RefusedError} what its question is refused with, and `notFound`, `conflict`, `noPermission`, `tooManySubscriptions`.
 */
export async function answerSaveSubscription(
  context: CallContext,
  request: Saved,
): Promise<ResultOf<typeof saveSubscription>> {
  const opened = await findReport(context, request.report);
  const filters = askedFilters(opened, request.filters);
  await runQuery(context, queryFor(opened.definition, filters));
  const values = {
    rhythm: JSON.stringify(request.rhythm),
    filters: JSON.stringify(filters),
    way: request.way,
    workbook: request.workbook,
    state: 'active' as const,
    stopped: null,
    next_at: await nextFor(context, request),
    error: null,
    error_words: null,
  };
  if (request.id !== undefined) {
    const row = await lockOwn(context, request.id);
    if (row.version !== request.version || row.report !== request.report)
      throw new RefusedError('conflict');
    await change(context, request.id, { ...values, version: row.version + 1 });
    return { ids: [request.id] };
  }
  const receivers = await receiversOf(context, opened, request.receiverIds);
  const rows = receivers.map((receiver) => ({
    tenant_id: context.tenantId,
    id: uuid7(),
    account_id: receiver,
    made_by: context.accountId,
    report: request.report,
    ...values,
    last_sent_at: null,
    last_job_id: null,
    created_at: context.now(),
    removed_at: null,
  }));
  await context.database.insertInto('report_subscription').values(rows).execute();
  const ids = rows.map(({ id }) => id);
  context.record(`report_subscription:${ids[0]}`, { report: request.report, receivers });
  return { ids };
}

/** Only what the report lets its reader change. */
function askedFilters(
  { definition: { prompts } }: OpenedReport,
  { organId, period, compare }: ReportFilters,
): ReportFilters {
  return {
    organId: prompts.includes('organ') ? organId : null,
    period: prompts.includes('period') ? period : null,
    compare,
  };
}

async function nextFor(
  { database, tenantId, now }: CallContext,
  { rhythm }: Pick<Saved, 'rhythm'>,
): Promise<Date> {
  return nextOf(rhythm, await readTimeZone(database, tenantId), now());
}

/** The caller alone, or the people named, who must be able to open the report themselves. */
async function receiversOf(
  context: CallContext,
  report: OpenedReport,
  receiverIds: readonly string[],
): Promise<readonly string[]> {
  const { accountId, rights } = context;
  const wanted = receiverIds.length === 0 ? [accountId] : [...new Set(receiverIds)];
  const others = wanted.filter((receiver) => receiver !== accountId);
  if (others.length > 0) {
    if (!hasFunction(rights, reportFunctions['reports.subscribe']))
      throw new RefusedError('noPermission');
    await requireReceivers(context, report, others);
  }
  const { rows } = await sql`select account_id from report_subscription
    where tenant_id = ${context.tenantId} and removed_at is null
      and account_id = any(${[...wanted]}::uuid[])
    group by account_id having count(*) >= ${subscriptionLimits.each}`.execute(context.database);
  if (rows.length > 0) throw new RefusedError(prismCodes.tooManySubscriptions);
  return wanted;
}

/** Pauses a subscription, or lets it come again from its next time on. @throws {RefusedError} `notFound`. */
export async function answerPauseSubscription(
  context: CallContext,
  { id, paused }: ParsedRequestOf<typeof pauseSubscription>,
): Promise<ResultOf<typeof pauseSubscription>> {
  const row = await lockOwn(context, id);
  const rhythm = rhythmOf.parse(row.rhythm);
  await change(context, id, {
    state: paused ? 'paused' : 'active',
    stopped: null,
    next_at: paused ? null : await nextFor(context, { rhythm }),
    version: row.version + 1,
  });
  return {};
}

/** Ends a subscription. @throws {RefusedError} `notFound`. */
export async function answerRemoveSubscription(
  context: CallContext,
  { id }: ParsedRequestOf<typeof removeSubscription>,
): Promise<ResultOf<typeof removeSubscription>> {
  await lockOwn(context, id);
  await change(context, id, { removed_at: context.now() });
  return {};
}

/** A subscription that the caller receives or made. */
async function lockOwn({ database, tenantId, accountId }: CallContext, id: string) {
  const row = await database
    .selectFrom('report_subscription')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where((where) =>
      where.or([where('account_id', '=', accountId), where('made_by', '=', accountId)]),
    )
    .select(['version', 'rhythm', 'report'])
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  return row;
}

async function change(
  context: CallContext,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  await context.database
    .updateTable('report_subscription')
    .set(values)
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', id)
    .execute();
  context.record(`report_subscription:${id}`, {});
}
