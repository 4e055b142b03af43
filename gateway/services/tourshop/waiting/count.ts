import { sql } from 'kysely';
import type { SeatScope } from '../seats/claims.ts';

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
