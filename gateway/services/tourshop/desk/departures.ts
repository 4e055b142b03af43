import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  runTourDeparture,
  setTourSeats,
  tourDepartures,
} from '#bridge/calls/tourshop/desk.ts';
import { tourCodes } from '#bridge/calls/tourshop/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, addMonths, dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { refundWhole } from '../bookings/cancel.ts';
import { findBooking, type KeptBooking } from '../bookings/own-booking.ts';
import { tellBuyer } from '../bookings/tell-buyer.ts';
import { compensationOf, daysBefore, feeOf } from '../engine/fees.ts';
import { givePoints } from '../points/wallet.ts';
import { type LockedDeparture, lockDeparture } from '../seats/claims.ts';
import { inLocale } from '../shop/cards.ts';
import { offerSeats } from '../waiting/offer.ts';
import { closeList } from '../waiting/run-list.ts';

type Grid = ResultOf<typeof tourDepartures>;
type Act = ParsedRequestOf<typeof runTourDeparture>['act'];

/** Days that the grid shows where nothing else is asked. */
const before = 30;
const after = 180;
/** Months that points on top of a refund live. */
const compensationMonths = 12;

interface GridRow extends Omit<Grid['departures'][number], 'can' | 'productName'> {
  readonly name: string;
  readonly nameEn: string | null;
}

/** The departures of a span of days with their seats. Ended holds count as free. */
export async function readGrid(
  context: CallContext,
  request: ParsedRequestOf<typeof tourDepartures>,
): Promise<Grid> {
  const { database, tenantId, locale, now } = context;
  const moment = now();
  const today = dayOf(moment);
  const from = request.from ?? addDays(today, -before);
  const to = request.to ?? addDays(today, after);
  const { rows } = await sql<GridRow>`select d.id as "departureId", d.version,
      p.id as "productId", p.name, p.name_en as "nameEn", d.from_on as "fromOn",
      d.to_on as "toOn", d.state, d.seats, d.blocked, c.sold, c.held,
      d.seats - d.blocked - c.sold - c.held as left, d.min_seats as "minSeats",
      (select count(*)::int from tour_booking b where b.tenant_id = d.tenant_id
        and b.departure_id = d.id and b.state = 'paid') as "toConfirm",
      (select count(*)::int from tour_wait w where w.tenant_id = d.tenant_id
        and w.departure_id = d.id and w.state = 'waiting') as waiting
    from tour_departure d
    join tour_product p on p.tenant_id = d.tenant_id and p.id = d.product_id
    cross join lateral (select
        coalesce(sum(s.persons) filter (where s.state = 'sold'), 0)::int as sold,
        coalesce(sum(s.persons) filter (where s.state = 'held' and s.expires_at > ${moment}), 0)::int
          as held
      from tour_seat_claim s where s.tenant_id = d.tenant_id and s.departure_id = d.id) c
    where d.tenant_id = ${tenantId} and d.removed_at is null
      and d.from_on between ${from}::date and ${to}::date
      ${request.productId === undefined ? sql`` : sql`and d.product_id = ${request.productId}`}
    order by d.from_on, d.id limit 500`.execute(database);
  return {
    today,
    departures: rows.map(({ name, nameEn, ...row }) => ({
      ...row,
      productName: inLocale(locale, name, nameEn),
      can: actsOf(row.state),
    })),
  };
}

/** From which states each act leads to which. */
const acts: Readonly<
  Record<
    Act,
    { readonly from: readonly Grid['departures'][number]['state'][]; readonly to: string }
  >
> = {
  open: { from: ['planned', 'stopped'], to: 'open' },
  stop: { from: ['open', 'guaranteed'], to: 'stopped' },
  guarantee: { from: ['open'], to: 'guaranteed' },
  leave: { from: ['open', 'stopped', 'guaranteed'], to: 'gone' },
  finish: { from: ['gone'], to: 'done' },
  cancel: { from: ['planned', 'open', 'stopped', 'guaranteed'], to: 'cancelled' },
};

const actNames = Object.keys(acts) as Act[];
const openStates: readonly string[] = ['planned', 'open', 'stopped', 'guaranteed'];

function actsOf(state: Grid['departures'][number]['state']): ('seats' | Act)[] {
  const seats = openStates.includes(state) ? (['seats'] as const) : [];
  return [...seats, ...actNames.filter((act) => acts[act].from.includes(state))];
}

/** Sets the seats of a departure; never fewer than are taken. */
export async function setSeats(
  context: CallContext,
  { departureId, version, seats, blocked }: ParsedRequestOf<typeof setTourSeats>,
): Promise<ResultOf<typeof setTourSeats>> {
  const departure = await requireDeparture(context, departureId, version);
  if (!openStates.includes(departure.state)) throw new RefusedError('notNow');
  if (seats < 1 || departure.taken + blocked > seats) throw new RefusedError(tourCodes.seatsTaken);
  await sql`update tour_departure set seats = ${seats}, blocked = ${blocked}, version = version + 1
    where tenant_id = ${context.tenantId} and id = ${departureId}`.execute(context.database);
  context.record(`tourDeparture:${departureId}`, { seats, blocked });
  const offered = await offerSeats(context, departureId);
  return { version: version + 1, left: seats - blocked - departure.taken - offered };
}

async function requireDeparture(
  context: CallContext,
  id: string,
  version: number,
): Promise<LockedDeparture> {
  const departure = await lockDeparture(context, id);
  if (departure === undefined) throw new RefusedError('notFound');
  if (departure.version !== version) throw new RefusedError('conflict');
  return departure;
}

/** Moves a departure on. A cancelled one gives every booking all of its points back. */
export async function runDeparture(
  context: CallContext,
  { departureId, version, act, reason }: ParsedRequestOf<typeof runTourDeparture>,
): Promise<ResultOf<typeof runTourDeparture>> {
  const { database, tenantId } = context;
  const departure = await requireDeparture(context, departureId, version);
  const { from, to } = acts[act];
  if (!from.some((state) => state === departure.state)) throw new RefusedError('notNow');
  if (act === 'open' && !(await hasPrice(context, departureId))) throw new RefusedError('notNow');
  if (act === 'cancel' && reason === undefined)
    throw new RefusedError('badInput', { fields: [{ path: 'reason', issue: 'required' }] });
  await sql`update tour_departure set state = ${to}, version = version + 1
    where tenant_id = ${tenantId} and id = ${departureId}`.execute(database);
  context.record(`tourDeparture:${departureId}`, { state: to });
  const refunded = act === 'cancel' ? await refundAll(context, departureId, reason ?? '') : 0;
  if (['leave', 'cancel'].includes(act)) await closeList(context, departure);
  else await offerSeats(context, departureId);
  return { version: version + 1, refunded };
}

/** A departure without a price for an adult cannot be booked. */
async function hasPrice(
  { database, tenantId }: CallContext,
  departureId: string,
): Promise<boolean> {
  const { rows } = await sql`select from tour_price where tenant_id = ${tenantId}
    and departure_id = ${departureId} and traveller = 'adult'`.execute(database);
  return rows.length > 0;
}

async function refundAll(
  context: CallContext,
  departureId: string,
  reason: string,
): Promise<number> {
  const { database, tenantId } = context;
  const { rows } = await sql<{ id: string }>`select id from tour_booking
    where tenant_id = ${tenantId} and departure_id = ${departureId}
      and state in ('held', 'approving', 'paid', 'confirmed') order by employment_id, id`.execute(
    database,
  );
  let sum = 0;
  for (const { id } of rows) {
    const booking = await findBooking(context, id, null, true);
    sum += await refundWhole(context, booking, 'cancelled', reason);
    await compensate(context, booking, reason);
    await tellBuyer(context, booking, 'cancelled', reason);
  }
  return sum;
}

/** Who paid for a domestic trip that its organiser cancels late gets something on top. */
async function compensate(
  context: CallContext,
  booking: KeptBooking,
  reason: string,
): Promise<void> {
  if (booking.state === 'held' || booking.state === 'approving') return;
  const today = dayOf(context.now());
  const percent = compensationOf(booking.fees.kind, daysBefore(today, booking.fromOn));
  const { id: bookingId, employmentId } = booking;
  const reference = `booking:${bookingId}:compensation`;
  const points = feeOf(booking.points - booking.funded, percent);
  const expiresOn = addMonths(today, compensationMonths);
  const cause = { employmentId, reference, bookingId, reason };
  await givePoints(context, cause, { points, expiresOn, planId: null });
}
