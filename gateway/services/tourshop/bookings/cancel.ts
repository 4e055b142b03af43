import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { cancelTour } from '#bridge/calls/tourshop/bookings.ts';
import { tourCodes } from '#bridge/calls/tourshop/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { daysBefore, feeOf, percentOf } from '../engine/fees.ts';
import { endFunding } from '../funding/end.ts';
import { fundedShare } from '../funding/shares.ts';
import { refundPoints, usablePoints } from '../points/wallet.ts';
import { freeSeats, lockDeparture } from '../seats/claims.ts';
import { offerSeats } from '../waiting/offer.ts';
import {
  findBooking,
  type GoingTraveller,
  goingTravellers,
  type KeptBooking,
} from './own-booking.ts';
import { releaseHold } from './settle-hold.ts';

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
  if (booking.state === 'approving') return cancelAsked(context, booking, request);
  const percent = cancelPercent(booking, dayOf(context.now()));
  const priced = leaving.map((one) => ({ ...one, fee: feeOf(one.points, percent) }));
  const fee = priced.reduce((sum, one) => sum + one.fee, 0);
  if (fee !== request.fee) throw new RefusedError(tourCodes.feeChanged);
  const refunded = await writeCancel(context, booking, priced, going.length === leaving.length);
  await offerSeats(context, departureId);
  return { fee, refunded, balance: await usablePoints(context, own) };
}

/** Who takes a request to the company back gets the own points, and pays no fee; the party leaves as a whole. */
async function cancelAsked(
  context: CallContext,
  booking: KeptBooking,
  { travellerId, fee }: ParsedRequestOf<typeof cancelTour>,
): Promise<Cancelled> {
  if (travellerId !== undefined) throw new RefusedError('notNow');
  if (fee !== 0) throw new RefusedError(tourCodes.feeChanged);
  const refunded = await releaseHold(context, booking, 'cancelled');
  await endFunding(context, booking.fundingId);
  context.record(`tourBooking:${booking.id}`, { cancelled: 'asked', refunded });
  await offerSeats(context, booking.departureId);
  return { fee: 0, refunded, balance: await usablePoints(context, booking.employmentId) };
}

/** Whether a booking can still be cancelled: held or paid, and not left yet. */
export function isCancellable(
  { state, fromOn }: Pick<KeptBooking, 'state' | 'fromOn'>,
  today: string,
): boolean {
  return (
    ['held', 'approving', 'paid', 'confirmed'].includes(state) && daysBefore(today, fromOn) >= 0
  );
}

/** The percent that is kept today; a hold costs nothing. */
export function cancelPercent(
  { state, fees, fromOn }: Pick<KeptBooking, 'state' | 'fees' | 'fromOn'>,
  today: string,
): number {
  return state === 'held' || state === 'approving'
    ? 0
    : percentOf(fees.steps, daysBefore(today, fromOn));
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
  const share = (part: number) => fundedShare(part, booking.funded, booking.points);
  const back = isPaid ? points - fee : 0;
  // What the company paid does not become the person's.
  const refunded = back - share(back);
  await sql`update tour_booking set points = points - ${points}, funded = funded - ${share(points)},
      fee = fee + ${fee},
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
  const refunded = booking.state === 'held' ? 0 : booking.points - booking.funded;
  await sql`update tour_booking set state = ${state}, ended_at = ${now()}, reason = ${reason},
      points = 0, funded = 0, refunded = refunded + ${refunded}
    where tenant_id = ${tenantId} and id = ${booking.id}`.execute(database);
  await sql`update tour_traveller set state = 'cancelled'
    where tenant_id = ${tenantId} and booking_id = ${booking.id} and state = 'going'`.execute(
    database,
  );
  await freeSeats(context, booking, 'all');
  const { id: bookingId, employmentId } = booking;
  const reference = `booking:${bookingId}:${state}`;
  await refundPoints(context, { employmentId, reference, bookingId, reason }, refunded);
  await endFunding(context, booking.fundingId);
  context.record(`tourBooking:${bookingId}`, { state, refunded });
  return refunded;
}
