import type { Insertable } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { reportEvents, trackKey } from '#bridge/calls/track/reported-events.ts';
import { trackCodes } from '#bridge/calls/track/terms.ts';
import type { Database, DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hourOfReport, isHourFull } from '../retention/hourly-limit.ts';
import type { GatewaySessionContext } from '../services.ts';
import { requireSession } from '../uac/session-info.ts';
import { keyOf, makeKeyOf, signatureOf, visitorOf } from './track-keys.ts';

/** A report may wait in a browser without a network; what is older is dated to this many milliseconds ago. */
const OLDEST = 24 * 3_600_000;

/** Returns the key of the company for today. */
export function answerTrackKey(context: GatewaySessionContext): Promise<ResultOf<typeof trackKey>> {
  const { tenantId, accountId } = requireSession(context);
  const date = dayOf(context.now());
  return context.services.database.withTransaction(
    { tenantId, accountId },
    'write',
    async (transaction) => ({ key: (await makeKeyOf(transaction, tenantId, date)).key, date }),
  );
}

/**
 * Keeps the events of a report for the company of its session, whatever the report says. One that comes twice, because its
 * answer was lost, is kept once.
 * @throws {RefusedError} `signatureInvalid`: another key, or the key of a day before yesterday. `throttled`: the account has all
 * that is kept of it in an hour; the browser tries again later, and counts what it loses meanwhile.
 */
export async function keepReportedEvents(
  context: GatewaySessionContext,
  report: ParsedRequestOf<typeof reportEvents>,
): Promise<null> {
  const { tenantId, accountId } = requireSession(context);
  const now = context.now();
  const today = dayOf(now);
  const { date } = report;
  if (date !== today && date !== addDays(today, -1))
    throw new RefusedError(trackCodes.signatureInvalid);
  await context.services.database.withTransaction(
    { tenantId, accountId },
    'write',
    async (transaction) => {
      const signing = await keyOf(transaction, tenantId, date);
      if (!signing || signatureOf({ ...report, key: signing.key }) !== report.sign)
        throw new RefusedError(trackCodes.signatureInvalid);
      const rows = await rowsOf(transaction, { tenantId, accountId, now }, report);
      if (await isFlood(transaction, { tenantId, accountId }, rows))
        throw new RefusedError('throttled', { retryAfter: 300 });
      await transaction
        .insertInto('tracked_event')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['tenant_id', 'run_id', 'number']).doNothing())
        .execute();
    },
  );
  return null;
}

interface Reporter {
  readonly tenantId: string;
  readonly accountId: string;
}

type EventRow = Insertable<Database['tracked_event']> & { readonly at: Date; readonly day: string };

/** The events of a report as they are kept. */
async function rowsOf(
  transaction: DatabaseTransaction,
  { tenantId, accountId, now }: Reporter & { readonly now: Date },
  { runId, events, lost }: ParsedRequestOf<typeof reportEvents>,
): Promise<EventRow[]> {
  const visitors = new Map<string, string>();
  const rows: EventRow[] = [];
  for (const [index, { number, ago, app, name, properties }] of events.entries()) {
    const at = new Date(now.getTime() - Math.min(ago, OLDEST));
    const day = dayOf(at);
    // Of the day it happened on: of the day of the report, a person would count twice, and be known on both.
    const visitor =
      visitors.get(day) ?? visitorOf(await makeKeyOf(transaction, tenantId, day), accountId);
    visitors.set(day, visitor);
    rows.push({
      tenant_id: tenantId,
      run_id: runId,
      number,
      at,
      day,
      app,
      event: name,
      properties: JSON.stringify(properties),
      visitor,
      lost: index === 0 ? lost : 0,
    });
  }
  return rows;
}

/** Whether the account has said enough in the hour of the report, which may begin before midnight, when it was another visitor. */
async function isFlood(
  transaction: DatabaseTransaction,
  { tenantId, accountId }: Reporter,
  rows: readonly EventRow[],
): Promise<boolean> {
  const times = rows.map(({ at }) => at);
  const before = await keyOf(transaction, tenantId, dayOf(hourOfReport(times).from));
  const visitors = rows.map(({ visitor }) => visitor);
  if (before) visitors.push(visitorOf(before, accountId));
  const owners = [...new Set(visitors)];
  return isHourFull(transaction, { table: 'tracked_event', tenantId, owners, times });
}
