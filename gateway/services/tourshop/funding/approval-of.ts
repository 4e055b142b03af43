import { sql } from 'kysely';
import type { SeatScope } from '../seats/claims.ts';

/** How far a request to the company is: under way, sent back to its person, or neither. */
export async function approvalOf(
  { database, tenantId }: Pick<SeatScope, 'database' | 'tenantId'>,
  fundingId: string | null,
): Promise<'running' | 'returned' | null> {
  const { rows } = await sql<{ status: 'running' | 'returned' }>`select a.status from approval a
    where a.tenant_id = ${tenantId} and a.record = 'tourFunding' and a.row_id = ${fundingId}::uuid
      and a.status in ('running', 'returned')`.execute(database);
  return rows[0]?.status ?? null;
}
