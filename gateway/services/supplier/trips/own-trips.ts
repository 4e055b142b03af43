/** The trips of a travel agency for its people. The database itself decides which bookings and whose names are in reach. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import {
  type portalAnswerTrip,
  type portalTrip,
  type portalTrips,
  tourNumberMost,
  travellersShown,
} from '#bridge/calls/supplier/portal/trips.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { countOf } from '../count-of.ts';
import { ownSupplier } from '../portal/own-supplier.ts';

type Trips = ResultOf<typeof portalTrips>;
type Booking = ResultOf<typeof portalTrip>['bookings'][number];
type TripRow = Omit<Trips['rows'][number], 'shownFrom' | 'shownUntil' | 'isShown'>;

/** Returns one page of the departures that somebody has booked, those to come first. */
export async function listOwnTrips(
  context: CallContext,
  { page, rows: size }: ParsedRequestOf<typeof portalTrips>,
): Promise<Trips> {
  ownSupplier(context);
  const { database, now } = context;
  const today = dayOf(now());
  const found = sql`from (select b.departure_id as "departureId", ${nameIn(context)} as name,
      to_char(b.from_on, 'YYYY-MM-DD') as "fromOn", to_char(b.to_on, 'YYYY-MM-DD') as "toOn", b.gather,
      count(*)::int as bookings, sum(b.persons)::int as persons,
      count(*) filter (where b.can_reply)::int as "toConfirm"
    from app.partner_bookings() b
    group by b.departure_id, b.name, b.name_en, b.from_on, b.to_on, b.gather) d`;
  const { rows } = await sql<TripRow>`select d.* ${found}
    order by d."toOn" >= ${today} desc, abs(d."fromOn"::date - ${today}::date), d."departureId"
    limit ${size} offset ${offsetOf({ page, rows: size })}`.execute(database);
  const shown = rows.map((row) => ({ ...row, ...shownOf(row, today) }));
  return pageFrom({ page, rows: size }, shown, () => countOf(context, found));
}

interface BookingRow extends Omit<Booking, 'travellers' | 'phone'> {
  readonly name: string;
  readonly fromOn: string;
  readonly toOn: string;
}

interface PartyRow extends Pick<Booking, 'bookingId' | 'phone'> {
  readonly travellers: NonNullable<Booking['travellers']>;
}

/**
 * The bookings of a departure. Numbers of documents leave with those who travel, so each look at them is put on record.
 * @throws {RefusedError} `notFound`, for a departure of somebody else too
 */
export async function readOwnTrip(
  context: CallContext,
  { departureId }: ParsedRequestOf<typeof portalTrip>,
): Promise<ResultOf<typeof portalTrip>> {
  ownSupplier(context);
  const { database, tenantId, now } = context;
  const { rows } =
    await sql<BookingRow>`select b.booking_id as "bookingId", b.number, b.state, b.persons,
      b.supplier_number as "supplierNumber", b.can_reply as "canReply", ${nameIn(context)} as name,
      to_char(b.from_on, 'YYYY-MM-DD') as "fromOn", to_char(b.to_on, 'YYYY-MM-DD') as "toOn",
      (select r.reply from tour_reply r where r.tenant_id = ${tenantId} and r.booking_id = b.booking_id
        and r.done_at is null) as replied
    from app.partner_bookings() b where b.departure_id = ${departureId}
    order by b.state = 'paid' desc, b.number`.execute(database);
  const [first] = rows;
  if (first === undefined) throw new RefusedError('notFound');
  const { rows: parties } =
    await sql<PartyRow>`select t.booking_id as "bookingId", max(t.phone) as phone,
      jsonb_agg(jsonb_build_object('name', t.name, 'kind', t.kind, 'documentKind', t.document_kind,
        'documentNumber', t.document_number) order by t.sort_order) as travellers
    from app.partner_travellers(${departureId}) t group by t.booking_id`.execute(database);
  if (parties.length > 0)
    context.record(`tourDeparture:${departureId}`, { travellersOf: parties.length });
  const known = new Map(parties.map((party) => [party.bookingId, party]));
  const { name, fromOn, toOn } = first;
  return {
    name,
    fromOn,
    toOn,
    ...shownOf({ fromOn, toOn }, dayOf(now())),
    bookings: rows.map(({ name: _, fromOn: __, toOn: ___, ...row }) => ({
      ...row,
      phone: known.get(row.bookingId)?.phone ?? null,
      travellers: known.get(row.bookingId)?.travellers ?? null,
    })),
  };
}

/**
 * Keeps what the supplier says to a paid booking, for the job that does it.
 * @throws {RefusedError} `notFound`, and `notNow` for one that is answered or whose trip has begun
 */
export async function answerTrip(
  context: CallContext,
  { bookingId, reply, words }: ParsedRequestOf<typeof portalAnswerTrip>,
): Promise<null> {
  const supplierId = ownSupplier(context);
  const { database, tenantId, accountId, now } = context;
  if (reply === 'confirm' && words.length > tourNumberMost)
    throw new RefusedError('badInput', {
      fields: [{ path: 'words', issue: 'tooLong', max: tourNumberMost }],
    });
  const { rows } = await sql<{
    canReply: boolean;
  }>`select b.can_reply as "canReply" from app.partner_bookings() b
    where b.booking_id = ${bookingId}`.execute(database);
  const [booking] = rows;
  if (booking === undefined) throw new RefusedError('notFound');
  if (!booking.canReply) throw new RefusedError('notNow');
  const { rows: kept } = await sql`insert into tour_reply
      (tenant_id, id, booking_id, supplier_id, reply, words, account_id, at)
    values (${tenantId}, ${uuid7()}, ${bookingId}, ${supplierId}, ${reply}, ${words}, ${accountId}, ${now()})
    on conflict (tenant_id, booking_id) where done_at is null do nothing
    returning id`.execute(database);
  if (kept.length === 0) throw new RefusedError('notNow');
  context.record(`tourBooking:${bookingId}`, { reply });
  return null;
}

const nameIn = ({ locale }: Pick<CallContext, 'locale'>) =>
  locale === 'en' ? sql`coalesce(b.name_en, b.name)` : sql`b.name`;

/** The days on which the travellers of a departure are shown. */
function shownOf(
  { fromOn, toOn }: { readonly fromOn: string; readonly toOn: string },
  today: string,
) {
  const shownFrom = addDays(fromOn, -travellersShown.before);
  const shownUntil = addDays(toOn, travellersShown.after);
  return { shownFrom, shownUntil, isShown: shownFrom <= today && today <= shownUntil };
}
