import type { reportBridgeCalls } from '#bridge/calls/audit/bridge-call-report.ts';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import { isHourFull } from '../retention/hourly-limit.ts';
import type { GatewaySessionContext } from '../services.ts';
import { requireSession } from '../uac/session-info.ts';

/** A report may wait in a browser without a network; what is older is dated to this many milliseconds ago. */
const OLDEST = 24 * 3_600_000;

/**
 * Keeps what a browser tab reports under the account and the company of its session, whatever the report says. One that
 * comes twice, because its answer was lost, is kept once. Of a flood the first call of each kind in a report is kept, and
 * the others count as lost, so that no app can fill the table, nor hide in it what was done meanwhile.
 */
export async function keepReportedCalls(
  context: GatewaySessionContext,
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
      const isFlood = await isHourFull(transaction, {
        table: 'bridge_call',
        tenantId,
        owners: [accountId],
        times: rows.map(({ at }) => at),
      });
      await transaction
        .insertInto('bridge_call')
        .values(isFlood ? firstOfEach(rows) : rows)
        .onConflict((conflict) =>
          conflict.columns(['tenant_id', 'account_id', 'mount_id', 'number']).doNothing(),
        )
        .execute();
    },
  );
  return null;
}

interface Kind {
  readonly app: string;
  readonly decision: string;
  readonly lost: number;
}

/** The first call of each app that was served, and the first that was refused; each counts the others of its kind. */
function firstOfEach<Row extends Kind>(rows: readonly Row[]): Row[] {
  const kinds = new Map<string, Row>();
  for (const row of rows) {
    const kind = `${row.app} ${row.decision}`;
    const first = kinds.get(kind);
    kinds.set(kind, first ? { ...first, lost: first.lost + 1 } : row);
  }
  return [...kinds.values()];
}
