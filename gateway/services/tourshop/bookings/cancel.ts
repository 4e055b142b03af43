import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { cancelTour } from '#bridge/calls/tourshop/bookings.ts';
import { tourCodes } from '#bridge/calls/tourshop/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { daysBefore, feeOf, percentOf } from '../engine/fees.ts';
import { refundPoints, usablePoints } from '../points/wallet.ts';
import { freeSeats, lockDeparture } from '../seats/claims.ts';
import {
  findBooking,
  type GoingTraveller,
  goingTravellers,
  type KeptBooking,
} from './own-booking.ts';

type Cancelled = ResultOf<typeof cancelTour>;

/** Cancels an own booking or one of its travellers, at the fee that was shown. */
export async function cancelBooking(
  context: CallContext,
  request: ParsedRequestOf<typeof cancelTour>,
): Promise<Cancelled> {
  const own = ownEmployment(context);
  const { departureId } = await findBooking(context, request.bookingId, own);
  await lockDeparture(context, departureId);
  const booking = await findBooking(context, request.bookingId, own, true);
  const going = await goingTravellers(context, booking.id);
  const leaving = leavingOf(going, request.travellerId);
  if (!isCancellable(booking, dayOf(context.now()))) throw new RefusedError('notNow');
  const percent = cancelPercent(booking, dayOf(context.now()));
  const priced = leaving.map((one) => ({ ...one, fee: feeOf(one.points, percent) }));
  const fee = priced.reduce((sum, one) => sum + one.fee, 0);
  if (fee !== request.fee) throw new RefusedError(tourCodes.feeChanged);
  const refunded = await writeCancel(context, booking, priced, going.length === leaving.length);
  return { fee, refunded, balance: await usablePoints(context, own) };
}

/** Whether a booking can still be cancelled: held or paid, and not left yet. */
export function isCancellable(
  { state, fromOn }: Pick<KeptBooking, 'state' | 'fromOn'>,
  today: string,
): boolean {
  return ['held', 'paid', 'confirmed'].includes(state) && daysBefore(today, fromOn) >= 0;
}

/** The percent that is kept today; a hold costs nothing. */
export function cancelPercent(
  { state, fees, fromOn }: Pick<KeptBooking, 'state' | 'fees' | 'fromOn'>,
  today: string,
): number {
  return state === 'held' ? 0 : percentOf(fees.steps, daysBefore(today, fromOn));
}

/** Whether a traveller may leave the party: somebody of age stays. */
export function mayLeave(going: readonly GoingTraveller[], id: string): boolean {
  return going.some((one) => one.id !== id && one.grown);
}

function leavingOf(
  going: readonly GoingTraveller[],
  travellerId: string | undefined,
): readonly GoingTraveller[] {
  if (travellerId === undefined) return going;
  const one = going.filter(({ id }) => id === travellerId);
  if (one.length === 0) throw new RefusedError('notFound');
  if (!mayLeave(going, travellerId)) throw new RefusedError(tourCodes.adultNeeded);
  return one;
}

async function writeCancel(
  context: CallContext,
  booking: KeptBooking,
  leaving: readonly (GoingTraveller & { readonly fee: number })[],
  isWhole: boolean,
): Promise<number> {
  const { database, tenantId, now } = context;
  const isPaid = booking.state !== 'held';
  for (const { id, fee } of leaving) {
    await sql`update tour_traveller set state = 'cancelled', fee = ${fee}
      where tenant_id = ${tenantId} and id = ${id}`.execute(database);
  }
  const points = leaving.reduce((sum, one) => sum + one.points, 0);
  const fee = leaving.reduce((sum, one) => sum + one.fee, 0);
  const refunded = isPaid ? points - fee : 0;
  await sql`update tour_booking set points = points - ${points}, fee = fee + ${fee},
      refunded = refunded + ${refunded}
      ${isWhole ? sql`, state = 'cancelled', ended_at = ${now()}` : sql``}
    where tenant_id = ${tenantId} and id = ${booking.id}`.execute(database);
  const seats = leaving.filter(({ seat }) => seat).length;
  await freeSeats(context, booking, isWhole ? 'all' : seats);
  const { id: bookingId, employmentId } = booking;
  const part = isWhole ? 'all' : (leaving[0]?.id ?? '');
  const reference = `booking:${bookingId}:${part}`;
  await refundPoints(context, { employmentId, reference, bookingId }, refunded);
  context.record(`tourBooking:${bookingId}`, { cancelled: leaving.length, fee, refunded });
  return refunded;
}

/** Ends a paid or held booking by the organiser or the supplier: everything that was paid for those who go comes back. */
export async function refundWhole(
  context: CallContext,
  booking: KeptBooking,
  state: 'cancelled' | 'refused',
  reason: string,
): Promise<number> {
  const { database, tenantId, now } = context;
  const refunded = booking.state === 'held' ? 0 : booking.points;
  await sql`update tour_booking set state = ${state}, ended_at = ${now()}, reason = ${reason},
      points = 0, refunded = refunded + ${refunded}
    where tenant_id = ${tenantId} and id = ${booking.id}`.execute(database);
  await sql`update tour_traveller set state = 'cancelled'
    where tenant_id = ${tenantId} and booking_id = ${booking.id} and state = 'going'`.execute(
    database,
  );
  await freeSeats(context, booking, 'all');
  const { id: bookingId, employmentId } = booking;
  const reference = `booking:${bookingId}:${state}`;
  await refundPoints(context, { employmentId, reference, bookingId, reason }, refunded);
  context.record(`tourBooking:${bookingId}`, { state, refunded });
  return refunded;
}
