/** What a hold becomes: paid, or given up with everything that was kept for it. The departure is locked. */
import { sql } from 'kysely';
import { refundPoints } from '../points/wallet.ts';
import { freeSeats, type SeatScope } from '../seats/claims.ts';
import type { KeptBooking } from './own-booking.ts';

/** A hold whose points are there is paid, and its seats are sold. */
export async function settlePaid(
  { database, tenantId, now }: SeatScope,
  bookingId: string,
): Promise<void> {
  await sql`update tour_booking set state = 'paid', paid_at = ${now()}
    where tenant_id = ${tenantId} and id = ${bookingId}`.execute(database);
  await sql`update tour_seat_claim set state = 'sold'
    where tenant_id = ${tenantId} and booking_id = ${bookingId}`.execute(database);
}

/** Gives back the seats of a booking that waits for approval, and the points that were kept for it. */
export async function releaseHold(
  scope: SeatScope,
  booking: KeptBooking,
  state: 'declined' | 'cancelled',
): Promise<number> {
  const { database, tenantId, now } = scope;
  const { id: bookingId, employmentId } = booking;
  const refunded = booking.points - booking.funded;
  await sql`update tour_booking set state = ${state}, ended_at = ${now()}, points = 0, funded = 0,
      refunded = ${refunded}
    where tenant_id = ${tenantId} and id = ${bookingId}`.execute(database);
  await sql`update tour_traveller set state = 'cancelled'
    where tenant_id = ${tenantId} and booking_id = ${bookingId}`.execute(database);
  await freeSeats(scope, booking, 'all');
  const reference = `booking:${bookingId}:${state}`;
  await refundPoints(scope, { employmentId, reference, bookingId }, refunded);
  return refunded;
}
