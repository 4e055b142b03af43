import { type RawBuilder, sql } from 'kysely';
import type { SeatScope } from '../seats/claims.ts';

/** The place of a party (`w`) among those who wait for the same departure. */
export const placeInLine: RawBuilder<number> = sql`(select count(*)::int from tour_wait o
  where o.tenant_id = w.tenant_id and o.departure_id = w.departure_id
    and o.state = 'waiting' and o.id <= w.id)`;

/** How many parties wait for seats of a departure. Those whom seats are offered do not wait any longer. */
export async function countWaiting(
  { database, tenantId }: Pick<SeatScope, 'database' | 'tenantId'>,
  departureId: string,
): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from tour_wait
    where tenant_id = ${tenantId} and departure_id = ${departureId} and state = 'waiting'`.execute(
    database,
  );
  return rows[0]?.waiting ?? 0;
}
