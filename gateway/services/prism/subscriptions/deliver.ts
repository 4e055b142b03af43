/** Makes one subscribed report with the rights that its receiver has now, and sends it once. */
import * as z from 'zod/mini';
import { reportFunctions } from '#bridge/calls/prism/functions.ts';
import type { Figures } from '#bridge/calls/prism/query.ts';
import { reportFilters, type stopReasons } from '#bridge/calls/prism/subscriptions.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { usualRetry } from '#gateway/jobs/back-off.ts';
import { defineJob, type JobContext, type JobOutcome } from '#gateway/jobs/job-kind.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { sheetTypes } from '#gateway/kernel/sheets/write-sheet.ts';
import { postMessages } from '../../message/outbox/post.ts';
import { runQuery } from '../query/run.ts';
import { writeFigures } from '../query/sheet.ts';
import { findReport, isSavedId } from '../saved/reports.ts';
import { jobTitles, subscriptionAuthor } from '../texts/subscription-words.ts';
import { mainFigures, nameInBoth, queryFor } from './report-of.ts';
import { stopSubscription } from './stop.ts';

const payload = z.object({ subscriptionId: z.string(), dueAt: z.string() });

type StopReason = (typeof stopReasons)[number];

interface Due {
  readonly id: string;
  readonly account_id: string;
  readonly report: string;
  readonly filters: unknown;
  readonly way: 'portal' | 'message';
  readonly workbook: boolean;
}

/** What was made of a subscription. */
type Made =
  | { readonly kind: 'report'; readonly name: string; subject: string; readonly figures: Figures }
  | { readonly kind: 'stop'; readonly reason: StopReason }
  | { readonly kind: 'refused'; readonly refused: RefusedError };

/** One report to one receiver. */
export const deliverJob = defineJob({
  kind: 'prism.subscription',
  area: 'prism',
  title: jobTitles.deliver,
  payload,
  async run(context, { subscriptionId, dueAt }) {
    const row = await context.read((database) => readDue(database, context, subscriptionId));
    // Paused or ended since it was due.
    if (row === undefined) return { summary: { sent: false } };
    const made = await make(context, row);
    if (made.kind === 'report') return await sending(context, row, made, dueAt);
    if (made.kind === 'stop')
      return {
        summary: { sent: false },
        effect: (database) =>
          stopSubscription({ ...placeOf(context), database }, row, made.reason, dueAt),
      };
    const { codeName: error, words } = made.refused;
    return {
      summary: { sent: false },
      effect: (database) => keepError(database, context, row.id, { error, words }),
    };
  },
});

const placeOf = ({ tenantId, now }: JobContext) => ({ tenantId, now });

async function readDue(
  database: DatabaseTransaction,
  { tenantId }: JobContext,
  id: string,
): Promise<Due | undefined> {
  return await database
    .selectFrom('report_subscription')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', 'active')
    .where('removed_at', 'is', null)
    .select(['id', 'account_id', 'report', 'filters', 'way', 'workbook'])
    .executeTakeFirst();
}

async function make(context: JobContext, row: Due): Promise<Made> {
  try {
    return await context.readAsCaller((caller) => makeAs(caller, row));
  } catch (error) {
    if (error instanceof RefusedError) {
      if (error.codeName === 'accountChanged') return { kind: 'stop', reason: 'left' };
      if (mayPass(error)) throw error;
      return { kind: 'refused', refused: error };
    }
    // The last attempt leaves a word of it; a job that is stopped or taken over is none of this.
    if (!context.signal.aborted && context.attempt >= usualRetry.attempts) {
      const { codeName, words } = new RefusedError('internal');
      await context.step(null, (database) =>
        keepError(database, context, row.id, { error: codeName, words }),
      );
    }
    throw error;
  }
}

function mayPass({ codeName }: RefusedError): boolean {
  return codeName === 'internal' || codeName === 'busy' || codeName === 'timeout';
}

/** Opens the report and asks its question as the receiver. */
async function makeAs(caller: CallContext, row: Due): Promise<Made> {
  if (!hasFunction(caller.rights, reportFunctions.reports))
    return { kind: 'stop', reason: 'noRight' };
  try {
    const { name, definition } = await findReport(caller, row.report);
    try {
      const figures = await runQuery(
        caller,
        queryFor(definition, reportFilters.parse(row.filters)),
      );
      return { kind: 'report', name, subject: definition.query.subject, figures };
    } catch (error) {
      const lost = ['noPermission', 'noFieldPermission', 'notFound'];
      if (!(error instanceof RefusedError) || !lost.includes(error.codeName)) throw error;
      return { kind: 'stop', reason: 'noRight' };
    }
  } catch (error) {
    if (!(error instanceof RefusedError) || error.codeName !== 'notFound') throw error;
    return { kind: 'stop', reason: isSavedId(row.report) ? 'gone' : 'noRight' };
  }
}

/** The message, in the transaction that ends the job, and the workbook beside it. */
async function sending(
  context: JobContext,
  row: Due,
  { name, subject, figures }: Extract<Made, { kind: 'report' }>,
  dueAt: string,
): Promise<JobOutcome> {
  const { tenantId, now, locale } = context;
  const format = 'xlsx';
  const files = row.workbook
    ? [
        {
          role: 'result' as const,
          name: `${name} ${figures.to}.${format}`,
          contentType: sheetTypes[format],
          content: await writeFigures(locale, figures, { title: name, format }),
        },
      ]
    : [];
  if (row.workbook)
    context.record(`figures:${subject}`, { exported: figures.rows.length, subscription: row.id });
  return {
    files,
    summary: { sent: true, rows: figures.rows.length },
    async effect(database) {
      await database
        .updateTable('report_subscription')
        .set({ last_sent_at: now(), error: null, error_words: null })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', row.id)
        .execute();
      await postMessages({ database, tenantId, now }, [
        {
          event: 'report.ready',
          account: row.account_id,
          key: `subscription:${row.id}:${dueAt}`,
          parts: {
            title: nameInBoth(row.report, name),
            from: figures.from,
            to: figures.to,
            figures: mainFigures(subject, figures),
          },
          app: 'report',
          route: row.workbook ? `/subscriptions?id=${row.id}` : `/subscriptions/${row.id}`,
          author: subscriptionAuthor,
          portalOnly: row.way === 'portal',
        },
      ]);
    },
  };
}

async function keepError(
  database: DatabaseTransaction,
  { tenantId }: JobContext,
  id: string,
  { error, words }: { readonly error: string; readonly words: RefusedError['words'] },
): Promise<void> {
  await database
    .updateTable('report_subscription')
    .set({ error, error_words: JSON.stringify(words) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
