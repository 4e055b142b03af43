import { calls } from '#bridge/calls/index.ts';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';

/** Where the id of a trip is that can still end earlier. */
export const tripToFinish = 'trip_request to finish';

/**
 * Finds an approved trip of several days: the one that a request to end it early names.
 * @returns the fields that such a request always has.
 */
export async function chooseTrip(
  database: GatewayDatabase,
  tenantId: string,
  ownIds: Map<string, readonly string[]>,
): Promise<Record<string, Record<string, unknown>>> {
  const place = { tenantId, accountId: null };
  const trip = await database.withTransaction(place, 'read', (transaction) =>
    transaction
      .selectFrom('trip_request')
      .select(['id', 'from_on'])
      .where('tenant_id', '=', tenantId)
      .where('state', '=', 'approved')
      .where('pending', 'is', null)
      .where('removed_at', 'is', null)
      .whereRef('from_on', '<', 'to_on')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  ownIds.set(tripToFinish, [trip.id]);
  return { [calls.finishTrip.name]: { toOn: trip.from_on, reason: 'swept' } };
}
