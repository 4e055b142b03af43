import { sql } from 'kysely';
import type { BookingState, TravellerKind } from '#bridge/calls/tourshop/parts.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { KeptFees } from '../engine/fees.ts';
import type { SeatScope } from '../seats/claims.ts';

/** A booking as far as changes need it. */
export interface KeptBooking {
  readonly id: string;
  readonly number: string;
  readonly employmentId: string;
  readonly departureId: string;
  readonly state: BookingState;
  readonly planId: string | null;
  readonly points: number;
  /** Of these, the points of the company. */
  readonly funded: number;
  readonly fundingId: string | null;
  readonly fees: KeptFees;
  readonly holdUntil: Date;
  readonly fromOn: string;
  readonly productName: string;
}

/** A traveller who goes. */
export interface GoingTraveller {
  readonly id: string;
  readonly kind: TravellerKind;
  readonly grown: boolean;
  readonly seat: boolean;
  readonly points: number;
}

/**
 * Finds a booking; with an owner only one of theirs.
 * @throws {RefusedError} `notFound`, for a booking of somebody else too.
 */
export async function findBooking(
  { database, tenantId }: Pick<SeatScope, 'database' | 'tenantId'>,
  id: string,
  owner: string | null,
  lock = false,
): Promise<KeptBooking> {
  const { rows } = await sql<KeptBooking>`select b.id, b.number, b.employment_id as "employmentId",
      b.departure_id as "departureId", b.state, b.plan_id as "planId", b.points,
      b.funded, b.funding_id as "fundingId", b.fees, b.hold_until as "holdUntil",
      d.from_on as "fromOn", p.name as "productName"
    from tour_booking b
    join tour_departure d on d.tenant_id = b.tenant_id and d.id = b.departure_id
    join tour_product p on p.tenant_id = d.tenant_id and p.id = d.product_id
    where b.tenant_id = ${tenantId} and b.id = ${id}
    ${owner === null ? sql`` : sql`and b.employment_id = ${owner}`}
    ${lock ? sql`for no key update of b` : sql``}`.execute(database);
  const [booking] = rows;
  if (booking === undefined) throw new RefusedError('notFound');
  return booking;
}

/** The travellers of a booking who go. */
export async function goingTravellers(
  { database, tenantId }: Pick<SeatScope, 'database' | 'tenantId'>,
  bookingId: string,
): Promise<readonly GoingTraveller[]> {
  const { rows } = await sql<GoingTraveller>`select id, kind, grown, seat, points
    from tour_traveller where tenant_id = ${tenantId} and booking_id = ${bookingId}
      and state = 'going' order by sort_order`.execute(database);
  return rows;
}
