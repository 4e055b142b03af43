import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { confirmTour } from '#bridge/calls/tourshop/bookings.ts';
import { tourCodes } from '#bridge/calls/tourshop/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { approvalOf } from '../funding/approval-of.ts';
import { askAgain, askFunding } from '../funding/ask.ts';
import { spendPoints, usablePoints } from '../points/wallet.ts';
import { lockDeparture } from '../seats/claims.ts';
import { findBooking } from './own-booking.ts';
import { settlePaid } from './settle-hold.ts';
import { tellBuyer } from './tell-buyer.ts';

/** Pays a held booking with points. Locks in the one order there is: departure, booking, wallet. */
export async function confirmBooking(
  context: CallContext,
  { bookingId, reason }: ParsedRequestOf<typeof confirmTour>,
): Promise<ResultOf<typeof confirmTour>> {
  const own = ownEmployment(context);
  const { departureId } = await findBooking(context, bookingId, own);
  const departure = await lockDeparture(context, departureId);
  const booking = await findBooking(context, bookingId, own, true);
  const { number } = booking;
  if (booking.state === 'paid' || booking.state === 'confirmed')
    return { number, balance: await usablePoints(context, own), state: 'paid' };
  if (booking.state === 'approving') {
    if ((await approvalOf(context, booking.fundingId)) === 'returned')
      await askAgain(context, booking.fundingId ?? '', reason);
    return { number, balance: await usablePoints(context, own), state: 'approving' };
  }
  if (booking.state === 'lapsed') throw new RefusedError(tourCodes.holdOver);
  if (booking.state !== 'held') throw new RefusedError('notNow');
  if (departure === undefined || ['gone', 'done', 'cancelled'].includes(departure.state))
    throw new RefusedError(tourCodes.notOnSale);
  const usable = await usablePoints(context, own);
  if (usable < booking.points && (await isFunded(context, booking.planId))) {
    await askFunding(context, booking, reason);
    const state = await stateOf(context, bookingId);
    return { number, balance: await usablePoints(context, own), state };
  }
  const cause = { employmentId: own, reference: `booking:${bookingId}`, bookingId };
  await spendPoints(context, cause, booking.points);
  await settlePaid(context, bookingId);
  context.record(`tourBooking:${bookingId}`, { state: 'paid', points: booking.points });
  await tellBuyer(context, booking, 'paid');
  return { number, balance: await usablePoints(context, own), state: 'paid' };
}

/** Whether the plan of a booking still lets the company pay a part. */
async function isFunded(
  { database, tenantId }: CallContext,
  planId: string | null,
): Promise<boolean> {
  const { rows } = await sql`select from tour_plan where tenant_id = ${tenantId}
    and id = ${planId}::uuid and funded_trip and state = 'open'`.execute(database);
  return rows.length > 0;
}

/** Asked for, or paid already where a route decided at once. */
async function stateOf(
  { database, tenantId }: CallContext,
  bookingId: string,
): Promise<'paid' | 'approving'> {
  const { rows } = await sql<{ state: string }>`select state from tour_booking
    where tenant_id = ${tenantId} and id = ${bookingId}`.execute(database);
  return rows[0]?.state === 'paid' ? 'paid' : 'approving';
}
