import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { lockDeparture } from '../seats/claims.ts';
import { offerSeats } from '../waiting/offer.ts';
import { refundWhole } from './cancel.ts';
import { findBooking } from './own-booking.ts';
import { tellBuyer } from './tell-buyer.ts';

/** What the supplier says: its number with a confirmation, why with a refusal. */
export interface SupplierAnswer {
  readonly answer: 'confirm' | 'refuse';
  readonly words: string;
}

/**
 * Does what the supplier says to a paid booking, and informs its buyer. Returns the points that came back.
 * @throws {RefusedError} `notFound`, and `notNow` for a booking that is no longer paid
 */
export async function answerPaid(
  context: CallContext,
  bookingId: string,
  { answer, words }: SupplierAnswer,
): Promise<number> {
  const { database, tenantId, now } = context;
  const { departureId } = await findBooking(context, bookingId, null);
  await lockDeparture(context, departureId);
  const booking = await findBooking(context, bookingId, null, true);
  if (booking.state !== 'paid') throw new RefusedError('notNow');
  if (answer === 'refuse') {
    const refunded = await refundWhole(context, booking, 'refused', words);
    await tellBuyer(context, booking, 'refused', words);
    await offerSeats(context, departureId);
    return refunded;
  }
  await sql`update tour_booking set state = 'confirmed', confirmed_at = ${now()},
      supplier_number = ${words}
    where tenant_id = ${tenantId} and id = ${bookingId}`.execute(database);
  context.record(`tourBooking:${bookingId}`, { state: 'confirmed' });
  await tellBuyer(context, booking, 'confirmed');
  return 0;
}
