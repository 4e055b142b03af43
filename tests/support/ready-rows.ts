import { sql } from 'kysely';
import { calls } from '#bridge/calls/index.ts';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';

/** Where the ids of rows are that are in the state a call needs: a trip that can end earlier, and a leaver with an open run. */
export const readyTables = { trip: 'trip_request to finish', leaver: 'employment to settle' };

/**
 * Puts the ids of rows in the state that a call needs under `readyTables`.
 * @returns the fields that requests of these calls always have.
 */
export async function chooseReadyRows(
  database: GatewayDatabase,
  tenantId: string,
  ownIds: Map<string, readonly string[]>,
): Promise<Record<string, Record<string, unknown>>> {
  const place = { tenantId, accountId: null };
  return database.withTransaction(place, 'write', async (transaction) => {
    const trip = await longTrip(transaction, tenantId);
    ownIds.set(readyTables.trip, [trip.id]);
    ownIds.set(readyTables.leaver, [await leave(transaction, tenantId)]);
    return {
      [calls.finishTrip.name]: { toOn: trip.from_on, reason: 'swept' },
      [calls.savePaySettlement.name]: {
        kind: 'none',
        severance: '0',
        unusedDays: '0',
        note: 'swept',
      },
    };
  });
}

function longTrip(
  transaction: DatabaseTransaction,
  tenantId: string,
): Promise<{ id: string; from_on: string }> {
  return transaction
    .selectFrom('trip_request')
    .select(['id', 'from_on'])
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'approved')
    .where('pending', 'is', null)
    .where('removed_at', 'is', null)
    .whereRef('from_on', '<', 'to_on')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** Lets somebody of the open run leave within its month; their id. */
async function leave(transaction: DatabaseTransaction, tenantId: string): Promise<string> {
  const { employment_id: id, from_on } = await transaction
    .selectFrom('pay_slip as s')
    .innerJoin('pay_run as r', (join) =>
      join.onRef('r.tenant_id', '=', 's.tenant_id').onRef('r.id', '=', 's.pay_run_id'),
    )
    .select(['s.employment_id', 'r.from_on'])
    .where('r.tenant_id', '=', tenantId)
    .where('r.state', 'in', ['draft', 'calculated'])
    .orderBy('s.employment_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await sql`update employment set left_on = ${addDays(from_on, 14)}::date, left_reason = 'contract-end'
    where tenant_id = ${tenantId} and id = ${id}`.execute(transaction);
  return id;
}
