import type { reportBridgeCalls } from '#bridge/calls/bridge-call-report.ts';
import type { ParsedRequestOf } from '#bridge/calls/define.ts';
import type { SessionContext } from '../uac/session-context.ts';
import { requireSession } from '../uac/session-info.ts';

/** A report may wait in a browser without a network; what is older is dated to this many milliseconds ago. */
const OLDEST = 24 * 3_600_000;

/**
 * Keeps what a browser tab reports under the account and the company of its session, whatever the report says. One that
 * comes twice, because its answer was lost, is kept once.
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
  await context.services.database.withTransaction({ tenantId, accountId }, 'write', (transaction) =>
    transaction
      .insertInto('bridge_call')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'account_id', 'mount_id', 'number']).doNothing(),
      )
      .execute(),
  );
  return null;
}
