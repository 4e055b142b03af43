/** Ends requests that are of no use now, with their approvals. */
import { sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { records } from '../../records.ts';
import { contextFor } from '../../system-context.ts';
import { endApproval, lockApprovalOf } from '../../workflow/end-approval.ts';
import type { SeatScope } from '../seats/claims.ts';

/** Ends the request of a booking that is cancelled or whose hold has ended. */
export async function endFunding(scope: SeatScope, id: string | null): Promise<void> {
  if (id === null) return;
  const { database, tenantId, now } = scope;
  const live = await lockApprovalOf(scope, { record: 'tourFunding', rowId: id });
  if (live !== null) {
    const place = { database, tenantId, now, requestId: uuid7() };
    const { account: accountId, employment: employmentId } = live.state.starter;
    // It ends in the name of who asked for it.
    const context = contextFor(place, { accountId, employmentId, isSuper: false });
    await endApproval(context, records, live, null);
  }
  await sql`update tour_funding set state = 'closed', pending = null, version = version + 1
    where tenant_id = ${tenantId} and id = ${id} and state = 'draft'`.execute(database);
}
