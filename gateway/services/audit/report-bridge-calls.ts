import type { reportBridgeCalls } from '#bridge/calls/bridge-call-report.ts';
import type { ParsedRequestOf } from '#bridge/calls/define.ts';
import type { DatabaseTransaction } from '../../db/tables.ts';
import type { SessionContext } from '../uac/session-context.ts';
import { requireSession } from '../uac/session-info.ts';

const HOUR = 3_600_000;

/** A report may wait in a browser without a network; what is older is dated to this many milliseconds ago. */
const OLDEST = 24 * HOUR;

/** Calls of one account kept in an hour, several a second: no person works so fast, but a loop in an app does. */
export const mostKeptPerHour = 10_000;

/**
 * Keeps what a browser tab reports under the account and the company of its session, whatever the report says. One that
 * comes twice, because its answer was lost, is kept once. Of a flood the first call of each report is kept, and the rest
 * counts as lost, so that no app can fill the table.
 */
export async function keepReportedCalls(
  context: SessionContext,
  { calls, lost }: ParsedRequestOf<typeof reportBridgeCalls>,
): Promise<null> {
  const { tenantId, accountId } = requireSession(context);
  const now = context.now().getTime();
  const rows = calls.map(({ ago, mountId, milliseconds, ...call }, index) => ({
    tenant_id: tenantId,
    account_id: accountId,
    mount_id: mountId,
    at: new Date(now - Math.min(ago, OLDEST)),
    milliseconds: Math.round(milliseconds * 10) / 10,
    lost: index === 0 ? lost : 0,
    ...call,
  }));
  await context.services.database.withTransaction(
    { tenantId, accountId },
    'write',
    async (transaction) => {
      const isFlood = (await keptSince(transaction, accountId, now - HOUR)) >= mostKeptPerHour;
      await transaction
        .insertInto('bridge_call')
        .values(isFlood ? firstOf(rows) : rows)
        .onConflict((conflict) =>
          conflict.columns(['tenant_id', 'account_id', 'mount_id', 'number']).doNothing(),
        )
        .execute();
    },
  );
  return null;
}

function firstOf<Row extends { readonly lost: number }>([first, ...rest]: readonly Row[]): Row[] {
  return first ? [{ ...first, lost: first.lost + rest.length }] : [];
}

/** Calls of an account in its company since a moment; counted no further than to the most. */
async function keptSince(
  transaction: DatabaseTransaction,
  accountId: string,
  since: number,
): Promise<number> {
  const { kept } = await transaction
    .selectFrom((query) =>
      query
        .selectFrom('bridge_call')
        .select('number')
        .where('account_id', '=', accountId)
        .where('at', '>', new Date(since))
        .limit(mostKeptPerHour)
        .as('recent'),
    )
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .executeTakeFirstOrThrow();
  return Number(kept);
}
