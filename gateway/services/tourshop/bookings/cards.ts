import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { BookingState, bookingCard } from '#bridge/calls/tourshop/parts.ts';
import { inLocale } from '../shop/cards.ts';

/** The row of a booking with what it is of. */
export interface BookingRow {
  readonly id: string;
  readonly number: string;
  readonly state: BookingState;
  readonly productId: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly place: string;
  readonly placeEn: string | null;
  readonly departureId: string;
  readonly fromOn: string;
  readonly toOn: string;
  readonly persons: number;
  readonly points: number;
  readonly funded: number;
  readonly holdUntil: Date;
  readonly bookedAt: Date;
}

/** The columns of a booking `b` of a departure `d` of a product `p`. */
export const bookingColumns: RawBuilder<unknown> = sql`b.id, b.number, b.state, p.id as "productId",
  p.name, p.name_en as "nameEn", p.place, p.place_en as "placeEn", d.id as "departureId",
  d.from_on as "fromOn", d.to_on as "toOn", b.points, b.funded, b.hold_until as "holdUntil",
  b.booked_at as "bookedAt", (select count(*)::int from tour_traveller t
    where t.tenant_id = b.tenant_id and t.booking_id = b.id and t.state = 'going') as persons`;

/** What those columns are read from. */
export const bookingTables: RawBuilder<unknown> = sql`tour_booking b
  join tour_departure d on d.tenant_id = b.tenant_id and d.id = b.departure_id
  join tour_product p on p.tenant_id = d.tenant_id and p.id = d.product_id`;

/** A booking as lists show it. A hold whose time is over is shown as lapsed before anything has noted it. */
export function bookingCardOf(
  row: BookingRow,
  locale: Locale,
  now: Date,
): z.output<typeof bookingCard> {
  const isHold = row.state === 'held' || row.state === 'approving';
  const isOver = isHold && row.holdUntil <= now;
  const state = isOver ? ('lapsed' as const) : row.state;
  return {
    bookingId: row.id,
    number: row.number,
    state,
    productId: row.productId,
    productName: inLocale(locale, row.name, row.nameEn),
    place: inLocale(locale, row.place, row.placeEn),
    departureId: row.departureId,
    fromOn: row.fromOn,
    toOn: row.toOn,
    persons: row.persons,
    points: row.points,
    funded: row.funded,
    holdUntil: isHold && !isOver ? row.holdUntil.toISOString() : null,
    bookedAt: row.bookedAt.toISOString(),
  };
}
