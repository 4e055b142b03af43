/** The trips of a travel agency for its people. The database itself decides which bookings and whose names are in reach. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import {
  type portalTravellers,
  type portalTrips,
  travellersShown,
} from '#bridge/calls/supplier/portal/trips.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { countOf } from '../count-of.ts';
import { ownSupplier } from '../portal/own-supplier.ts';

type Trips = ResultOf<typeof portalTrips>;
type Bookings = ResultOf<typeof portalTravellers>['bookings'];
type TripRow = Omit<Trips['rows'][number], 'shownFrom' | 'shownUntil' | 'isShown'>;

/** Returns one page of the departures that somebody has booked, those to come first. */
export async function listOwnTrips(
  context: CallContext,
  { page, rows: size }: ParsedRequestOf<typeof portalTrips>,
): Promise<Trips> {
  ownSupplier(context);
  const { database, locale, now } = context;
  const today = dayOf(now());
  const name = locale === 'en' ? sql`coalesce(b.name_en, b.name)` : sql`b.name`;
  const found = sql`from (select b.departure_id as "departureId", ${name} as name,
      to_char(b.from_on, 'YYYY-MM-DD') as "fromOn", to_char(b.to_on, 'YYYY-MM-DD') as "toOn", b.gather,
      count(*)::int as bookings, sum(b.persons)::int as persons,
      count(*) filter (where b.state = 'paid')::int as "toConfirm"
    from app.partner_bookings() b
    group by b.departure_id, b.name, b.name_en, b.from_on, b.to_on, b.gather) d`;
  const { rows } = await sql<TripRow>`select d.* ${found}
    order by d."toOn" >= ${today} desc, abs(d."fromOn"::date - ${today}::date), d."departureId"
    limit ${size} offset ${offsetOf({ page, rows: size })}`.execute(database);
  const shown = rows.map((row) => {
    const shownFrom = addDays(row.fromOn, -travellersShown.before);
    const shownUntil = addDays(row.toOn, travellersShown.after);
    return { ...row, shownFrom, shownUntil, isShown: shownFrom <= today && today <= shownUntil };
  });
  return pageFrom({ page, rows: size }, shown, () => countOf(context, found));
}

/**
 * Who travels on a departure. Numbers of documents leave with it, so each look is put on record.
 * @throws {RefusedError} `notFound` for a departure of somebody else, and for one whose days have not come or are over
 */
export async function listTravellers(
  context: CallContext,
  { departureId }: ParsedRequestOf<typeof portalTravellers>,
): Promise<ResultOf<typeof portalTravellers>> {
  ownSupplier(context);
  const { rows } = await sql<Bookings[number]>`
    select b.booking_id as "bookingId", b.number, b.state, b.supplier_number as "supplierNumber", max(t.phone) as phone,
      jsonb_agg(jsonb_build_object('name', t.name, 'kind', t.kind, 'documentKind', t.document_kind,
        'documentNumber', t.document_number) order by t.sort_order) as travellers
    from app.partner_bookings() b
    join app.partner_travellers(${departureId}) t on t.booking_id = b.booking_id
    group by b.booking_id, b.number, b.state, b.supplier_number order by b.number`.execute(
    context.database,
  );
  if (rows.length === 0) throw new RefusedError('notFound');
  context.record(`tourDeparture:${departureId}`, { travellersOf: rows.length });
  return { bookings: rows };
}
