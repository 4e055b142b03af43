/** Seats of a departure. Whatever changes them locks the row of the departure first, then bookings, then wallets. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { refundPoints } from '../points/wallet.ts';

/** Where seats are changed, and the clock they are held by. */
export interface SeatScope {
  readonly database: DatabaseTransaction;
  readonly tenantId: string;
  now(): Date;
}

/** A departure as long as it is locked. */
export interface LockedDeparture {
  readonly id: string;
  readonly productId: string;
  readonly productName: string;
  /** The supplier whose people see who travels. */
  readonly partnerId: string | null;
  readonly productState: string;
  readonly minAge: number | null;
  readonly state: string;
  readonly fromOn: string;
  readonly saleFrom: string;
  readonly saleTo: string;
  readonly seats: number;
  readonly blocked: number;
  readonly taken: number;
  /** The most parties that wait; null is without an end. */
  readonly waitMost: number | null;
  readonly version: number;
  readonly feeTableId: string;
}

/** Locks a departure and gives back the seats of holds that have ended. Undefined for one that is unknown. */
export async function lockDeparture(
  scope: SeatScope,
  id: string,
): Promise<LockedDeparture | undefined> {
  const { database, tenantId } = scope;
  const { rows: locked } = await sql`select id from tour_departure
    where tenant_id = ${tenantId} and id = ${id} and removed_at is null
    for no key update`.execute(database);
  if (locked.length === 0) return undefined;
  await lapseHolds(scope, id);
  const { rows } = await sql<LockedDeparture>`select d.id, d.product_id as "productId",
      p.name as "productName", d.partner_id as "partnerId", p.state as "productState", p.min_age as "minAge", d.state,
      d.from_on as "fromOn", d.sale_from as "saleFrom", d.sale_to as "saleTo", d.seats, d.blocked,
      d.taken, d.wait_most as "waitMost", d.version, p.fee_table_id as "feeTableId"
    from tour_departure d
    join tour_product p on p.tenant_id = d.tenant_id and p.id = d.product_id
    where d.tenant_id = ${tenantId} and d.id = ${id}`.execute(database);
  return rows[0];
}

interface AskedBooking {
  readonly id: string;
  readonly employmentId: string;
  /** Own points that were kept while the company decided. */
  readonly points: number;
}

/** Ends the holds of a locked departure whose time is over. The clock is asked after the lock: a wait must not count. */
async function lapseHolds(
  { database, tenantId, now }: SeatScope,
  departureId: string,
): Promise<void> {
  const moment = now();
  const { rows } = await sql<{ persons: number; bookingId: string }>`update tour_seat_claim
    set state = 'lapsed'
    where tenant_id = ${tenantId} and departure_id = ${departureId} and state = 'held'
      and expires_at <= ${moment}
    returning persons, booking_id as "bookingId"`.execute(database);
  if (rows.length === 0) return;
  const bookings = rows.map(({ bookingId }) => bookingId);
  const { rows: asked } = await sql<AskedBooking>`with lapsed as (
      select id, state from tour_booking where tenant_id = ${tenantId}
        and id = any(${bookings}::uuid[]) and state in ('held', 'approving')
      order by id for no key update)
    update tour_booking b set state = 'lapsed', ended_at = ${moment},
      refunded = case when l.state = 'approving' then b.points - b.funded else b.refunded end
    from lapsed l where b.tenant_id = ${tenantId} and b.id = l.id
    returning b.id, b.employment_id as "employmentId",
      case when l.state = 'approving' then b.points - b.funded else 0 end as points`.execute(
    database,
  );
  await changeTaken(
    { database, tenantId },
    departureId,
    -rows.reduce((sum, { persons }) => sum + persons, 0),
  );
  // Who waited for the company in vain has the own points back.
  for (const { id, employmentId, points } of asked) {
    const cause = { employmentId, reference: `booking:${id}:lapsed`, bookingId: id };
    if (points > 0) await refundPoints({ database, tenantId, now }, cause, points);
  }
}

/** Moves the counter of a locked departure. */
export async function changeTaken(
  { database, tenantId }: Pick<SeatScope, 'database' | 'tenantId'>,
  departureId: string,
  persons: number,
): Promise<void> {
  if (persons === 0) return;
  await sql`update tour_departure set taken = taken + ${persons}
    where tenant_id = ${tenantId} and id = ${departureId}`.execute(database);
}

/** Gives seats of a booking back: all that it has, or those of one traveller. */
export async function freeSeats(
  scope: SeatScope,
  booking: { readonly id: string; readonly departureId: string },
  persons: number | 'all',
): Promise<void> {
  const { database, tenantId } = scope;
  const { rows } = await sql<{ persons: number }>`select persons from tour_seat_claim
    where tenant_id = ${tenantId} and booking_id = ${booking.id} and state in ('held', 'sold')
    for update`.execute(database);
  const held = rows[0]?.persons;
  if (held === undefined) return;
  const freed = persons === 'all' ? held : Math.min(held, persons);
  if (persons === 'all')
    await sql`update tour_seat_claim set state = 'freed'
      where tenant_id = ${tenantId} and booking_id = ${booking.id}`.execute(database);
  else
    await sql`update tour_seat_claim set persons = persons - ${freed}
      where tenant_id = ${tenantId} and booking_id = ${booking.id}`.execute(database);
  await changeTaken(scope, booking.departureId, -freed);
}

/** A booking that is found by the key of a press. */
export async function findClaim(
  { database, tenantId }: Pick<SeatScope, 'database' | 'tenantId'>,
  requestKey: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ bookingId: string }>`select booking_id as "bookingId"
    from tour_seat_claim where tenant_id = ${tenantId} and request_key = ${requestKey}`.execute(
    database,
  );
  return rows[0]?.bookingId;
}

/** Whether an unlocked look already says that so many do not fit. Ended holds count as free. */
export async function looksFull(
  { database, tenantId, now }: SeatScope,
  departureId: string,
  persons: number,
): Promise<boolean> {
  const { rows } = await sql<{ full: boolean }>`select
      d.taken + d.blocked + ${persons}::int - coalesce((select sum(c.persons)
        from tour_seat_claim c where c.tenant_id = d.tenant_id and c.departure_id = d.id
          and c.state = 'held' and c.expires_at <= ${now()}), 0) > d.seats as full
    from tour_departure d
    where d.tenant_id = ${tenantId} and d.id = ${departureId} and d.removed_at is null`.execute(
    database,
  );
  return rows[0]?.full ?? false;
}
