import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { confirmTour } from '#bridge/calls/tourshop/bookings.ts';
import { tourCodes } from '#bridge/calls/tourshop/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { spendPoints, usablePoints } from '../points/wallet.ts';
import { lockDeparture } from '../seats/claims.ts';
import { findBooking } from './own-booking.ts';
import { tellBuyer } from './tell-buyer.ts';

/** Pays a held booking with points. Locks in the one order there is: departure, booking, wallet. */
export async function confirmBooking(
  context: CallContext,
  { bookingId }: ParsedRequestOf<typeof confirmTour>,
): Promise<ResultOf<typeof confirmTour>> {
  const { database, tenantId, now } = context;
  const own = ownEmployment(context);
  const { departureId } = await findBooking(context, bookingId, own);
  const departure = await lockDeparture(context, departureId);
  const booking = await findBooking(context, bookingId, own, true);
  const { number } = booking;
  if (booking.state === 'paid' || booking.state === 'confirmed')
    return { number, balance: await usablePoints(context, own) };
  if (booking.state === 'lapsed') throw new RefusedError(tourCodes.holdOver);
  if (booking.state !== 'held') throw new RefusedError('notNow');
  if (departure === undefined || ['gone', 'done', 'cancelled'].includes(departure.state))
    throw new RefusedError(tourCodes.notOnSale);
  const cause = { employmentId: own, reference: `booking:${bookingId}`, bookingId };
  await spendPoints(context, cause, booking.points);
  await sql`update tour_booking set state = 'paid', paid_at = ${now()}
    where tenant_id = ${tenantId} and id = ${bookingId}`.execute(database);
  await sql`update tour_seat_claim set state = 'sold'
    where tenant_id = ${tenantId} and booking_id = ${bookingId}`.execute(database);
  context.record(`tourBooking:${bookingId}`, { state: 'paid', points: booking.points });
  await tellBuyer(context, booking, 'paid');
  return { number, balance: await usablePoints(context, own) };
}
