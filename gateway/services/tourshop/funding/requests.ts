/** What becomes of a booking when the request to fund it is decided. The record is bound with these rules. */
import { sql } from 'kysely';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { tourFunding } from '#bridge/calls/tourshop/records/funding.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change } from '#gateway/record/binding.ts';
import { findBooking, type KeptBooking } from '../bookings/own-booking.ts';
import { releaseHold, settlePaid } from '../bookings/settle-hold.ts';
import { tellBuyer } from '../bookings/tell-buyer.ts';
import { lockDeparture } from '../seats/claims.ts';
import { offerSeats } from '../waiting/offer.ts';

type Fields = (typeof tourFunding)['fields'];
/** One row of a save of requests. */
export type FundingChange = Change<Fields, 'draft' | 'approved' | 'closed'>;

/** A request counts as long as its booking waits for it, whose hold may have ended, and its departure has not left. */
export async function checkFunding(
  { id }: FundingChange,
  context: CallContext,
): Promise<readonly FieldProblem<NameIn<Fields>>[]> {
  const { database, tenantId, now } = context;
  const { rows } = await sql`select from tour_booking b
    join tour_departure d on d.tenant_id = b.tenant_id and d.id = b.departure_id
    where b.tenant_id = ${tenantId} and b.funding_id = ${id} and b.state = 'approving'
      and b.hold_until > ${now()} and d.state not in ('gone', 'done', 'cancelled')`.execute(
    database,
  );
  return rows.length > 0 ? [] : [{ field: 'departure', issue: 'invalid' }];
}

/** What was approved is paid and goes to the supplier; what is closed or removed frees seats and points. */
export async function followFunding(
  changes: readonly FundingChange[],
  context: CallContext,
): Promise<void> {
  for (const { action, id, stateAfter } of changes) {
    if (action === 'remove' || (action === 'move' && stateAfter === 'closed'))
      await decline(context, id);
    if (action !== 'move' || stateAfter !== 'approved') continue;
    const booking = await lockWaiting(context, id);
    if (booking === undefined) continue;
    await settlePaid(context, booking.id);
    await tellBuyer(context, booking, 'funded');
  }
}

/** What was rejected or withdrawn frees seats and points; what was returned keeps them until it is sent again or ends. */
export async function declineFunding(id: string, context: CallContext): Promise<void> {
  const { database, tenantId } = context;
  const { rows } = await sql`select from approval where tenant_id = ${tenantId}
    and record = 'tourFunding' and row_id = ${id} and status = 'returned'`.execute(database);
  if (rows.length > 0) return;
  await sql`update tour_funding set state = 'closed', version = version + 1
    where tenant_id = ${tenantId} and id = ${id} and state = 'draft'`.execute(database);
  await decline(context, id);
}

async function decline(context: CallContext, id: string): Promise<void> {
  const booking = await lockWaiting(context, id);
  if (booking === undefined) return;
  await releaseHold(context, booking, 'declined');
  await tellBuyer(context, booking, 'declined');
  await offerSeats(context, booking.departureId);
}

/** The booking that waits for a request, with its departure locked first. */
async function lockWaiting(context: CallContext, id: string): Promise<KeptBooking | undefined> {
  const { database, tenantId } = context;
  const { rows } = await sql<{ id: string; departureId: string }>`select id,
      departure_id as "departureId"
    from tour_booking where tenant_id = ${tenantId} and funding_id = ${id}`.execute(database);
  const [found] = rows;
  if (found === undefined) return undefined;
  await lockDeparture(context, found.departureId);
  const booking = await findBooking(context, found.id, null, true);
  return booking.state === 'approving' ? booking : undefined;
}
