import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays, daysBetween, startOf } from '#gateway/kernel/people/calendar.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import type { Occupant } from './occupants.ts';
import { kinOf } from './tour-dependants.ts';
import { type SeededDeparture, seededFees, type TourMaker } from './tour-maker.ts';

interface Shop {
  readonly planId: string;
  readonly departures: readonly SeededDeparture[];
  readonly people: readonly Occupant[];
}

/** The points of a person while rows are made: lots in the order in which they end. */
interface Purse {
  readonly person: Occupant;
  readonly lots: (Row<'tour_lot'> & { readonly id: string; remaining: number })[];
}

type State = Row<'tour_booking'>['state'];

interface Rows {
  readonly bookings: Row<'tour_booking'>[];
  readonly travellers: Row<'tour_traveller'>[];
  readonly claims: Row<'tour_seat_claim'>[];
  readonly entries: Row<'tour_entry'>[];
}

const spent = ['paid', 'confirmed', 'cancelled', 'refused'];

/** Writes wallets, dependants and bookings whose seats and points come to the sums that are kept beside them. */
export async function writeTourBookings(
  transaction: DatabaseTransaction,
  maker: TourMaker,
  { planId, departures, people }: Shop,
): Promise<void> {
  const names = await readNames(transaction, maker.tenantId);
  const rows: Rows = { bookings: [], travellers: [], claims: [], entries: [] };
  const purses = people.map((person) => purseOf(maker, planId, person, rows));
  const dependants = kinOf(maker, people);
  const kin = new Map(
    dependants.flatMap((one) => (one.relation === 'child' ? [[one.employment_id, one]] : [])),
  );
  let next = 0;
  // The full ones first, while everybody has points.
  for (const departure of departures.toSorted((one, other) => other.wanted - one.wanted)) {
    let taken = 0;
    const seen = new Set<string>();
    for (let tries = 0; taken < departure.wanted && tries < purses.length; tries += 1) {
      const purse = purses[next % purses.length];
      next += 1;
      if (purse === undefined || seen.has(purse.person.employmentId)) continue;
      if (budgetOf(purse) < departure.trip.points) continue;
      seen.add(purse.person.employmentId);
      const child = kin.get(purse.person.employmentId);
      taken += book(maker, planId, {
        departure,
        purse,
        names,
        rows,
        child,
        room: departure.wanted - taken,
      });
    }
    departure.row.taken = taken;
  }
  await keep(transaction, maker, { departures, purses, kin: dependants, rows });
}

async function readNames(
  transaction: DatabaseTransaction,
  tenantId: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`select e.id, p.name from employment e
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    where e.tenant_id = ${tenantId}`.execute(transaction);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** This year's points and some that are left of the year before. */
function purseOf(maker: TourMaker, planId: string, person: Occupant, rows: Rows): Purse {
  const { anchor, random } = maker;
  const year = Number(anchor.slice(0, 4));
  const months = Math.floor(daysBetween(person.joinedOn, anchor) / 30);
  const points = months >= 60 ? 4000 : months >= 36 ? 3200 : months >= 12 ? 2400 : 1500;
  const { employmentId: employment_id } = person;
  const given = [
    { points: random.integer(2, 8) * 100, expires_on: soon(anchor), plan_id: null, of: 'carry' },
    { points, expires_on: `${year}-12-31`, plan_id: planId, of: `plan:${planId}` },
  ].filter(({ of }) => of !== 'carry' || random.chance(0.4));
  const lots = given.map((lot) => ({
    ...maker.newRow(),
    ...{ employment_id, plan_id: lot.plan_id, granted: lot.points, remaining: lot.points },
    expires_on: lot.expires_on,
    source: `${lot.of}:${employment_id}`,
  }));
  for (const lot of lots) {
    const at = startOf(`${year}-01-01`).toISOString();
    rows.entries.push(
      entryOf(maker, lot, { points: lot.granted, kind: 'grant', reference: lot.source, at }),
    );
  }
  return { person, lots };
}

/** Some points end within days. */
function soon(anchor: string): string {
  return addDays(anchor, 5);
}

/** Points that are left to those who sign in to the demo, to book with. */
const kept = 1200;

function budgetOf(purse: Purse): number {
  return pointsIn(purse) - (purse.person.fixed === null ? 0 : kept);
}

function pointsIn({ lots }: Purse): number {
  return lots.reduce((sum, { remaining }) => sum + remaining, 0);
}

interface Booked {
  readonly departure: SeededDeparture;
  readonly purse: Purse;
  readonly names: ReadonlyMap<string, string>;
  readonly rows: Rows;
  /** A child of the person, who comes along where there is room and points for both. */
  readonly child: Row<'tour_dependant'> | undefined;
  readonly room: number;
}

/** Writes one booking and returns the seats it takes. */
function book(maker: TourMaker, planId: string, booked: Booked): number {
  const { departure, purse, rows } = booked;
  const { random, anchor } = maker;
  const { row: run, trip } = departure;
  const childPoints = Math.round(trip.points * 0.6);
  const points = trip.points + childPoints;
  const mayCome = booked.room >= 2 && trip.kind === 'domestic' && budgetOf(purse) >= points;
  const child = mayCome ? booked.child : undefined;
  const price = child === undefined ? trip.points : points;
  const isPast = run.state === 'done';
  const state: State = isPast
    ? 'confirmed'
    : random.weighted([
        ['confirmed', 5],
        ['paid', 4],
        ['cancelled', 1],
        ['refused', 1],
        ['lapsed', 1],
      ]);
  const id = random.id();
  const { employmentId: employment_id } = purse.person;
  const day = addDays(isPast ? run.from_on : anchor, -random.integer(isPast ? 20 : 1, 30));
  const at = (hours: number) => new Date(startOf(day).getTime() + hours * 3_600_000).toISOString();
  const isGoing = state === 'confirmed' || state === 'paid';
  const isSpent = spent.includes(state);
  rows.bookings.push({
    ...{ tenant_id: maker.tenantId, id, employment_id, departure_id: run.id, plan_id: planId },
    number: `TS${day.replaceAll('-', '').slice(2)}-${String(rows.bookings.length + 1).padStart(4, '0')}`,
    state,
    phone: `199${String(random.integer(0, 99_999_999)).padStart(8, '0')}`,
    points: isGoing || state === 'lapsed' ? price : 0,
    fee: 0,
    refunded: state === 'cancelled' || state === 'refused' ? price : 0,
    fees: feesOf(trip.kind) as never,
    hold_until: at(10.25),
    booked_at: at(10),
    paid_at: isSpent ? at(10.1) : null,
    confirmed_at: state === 'confirmed' ? at(15) : null,
    ended_at: isGoing ? null : at(state === 'lapsed' ? 10.25 : 16),
    supplier_number: state === 'confirmed' ? `SJ${random.integer(10_000, 99_999)}` : null,
    reason: state === 'refused' ? (maker.english ? 'No room is left.' : '酒店已满房') : null,
  });
  const travellers = travellersOf(maker, booked, { id, child, childPoints });
  const travels: 'going' | 'cancelled' = isGoing || state === 'lapsed' ? 'going' : 'cancelled';
  rows.travellers.push(...travellers.map((one) => ({ ...one, state: travels })));
  rows.claims.push({
    ...maker.newRow(),
    ...{ departure_id: run.id, booking_id: id, persons: travellers.length, expires_at: at(10.25) },
    state: isGoing ? 'sold' : state === 'lapsed' ? 'lapsed' : 'freed',
    request_key: `seed:${id}`,
  });
  if (isSpent) pay(maker, purse, rows, { id, points: price, back: !isGoing, at });
  return isGoing ? travellers.length : 0;
}

function travellersOf(
  maker: TourMaker,
  { departure, purse, names }: Booked,
  party: { id: string; child: Row<'tour_dependant'> | undefined; childPoints: number },
): Omit<Row<'tour_traveller'>, 'state'>[] {
  const { id: booking_id, child, childPoints } = party;
  const own = names.get(purse.person.employmentId) ?? '';
  const shared = { booking_id, seat: true, fee: 0 };
  const adult: Omit<Row<'tour_traveller'>, 'state'> = {
    ...{ ...maker.newRow(), ...shared, sort_order: 0, dependant_id: null, name: own },
    ...{ kind: 'adult', grown: true, points: departure.trip.points },
  };
  if (child === undefined) return [adult];
  const { id: dependant_id, name } = child;
  return [
    adult,
    {
      ...{ ...maker.newRow(), ...shared, sort_order: 1, dependant_id, name },
      ...{ kind: 'child', grown: false, points: childPoints },
    },
  ];
}

function feesOf(kind: SeededDeparture['trip']['kind']): unknown {
  const table = kind === 'outbound' ? 'outbound' : 'domestic';
  const steps = seededFees[table].map((step) => ({
    ...{ daysFrom: step.days_from, daysTo: step.days_to, percent: step.percent },
  }));
  return { name: table, kind: table, steps };
}

/** Takes points from the lots that end first, and gives them back where the booking ended. */
function pay(
  maker: TourMaker,
  { lots }: Purse,
  rows: Rows,
  paid: { id: string; points: number; back: boolean; at: (hours: number) => string },
): void {
  let open = paid.points;
  for (const lot of lots) {
    const part = Math.min(open, lot.remaining);
    if (part === 0) continue;
    open -= part;
    const reference = `booking:${paid.id}`;
    const of = { reference, booking_id: paid.id };
    rows.entries.push(
      entryOf(maker, lot, { ...of, points: -part, kind: 'spend', at: paid.at(10.1) }),
    );
    if (!paid.back) lot.remaining -= part;
    else
      rows.entries.push(
        entryOf(maker, lot, {
          ...{ ...of, reference: `${reference}:all`, points: part, kind: 'refund' },
          at: paid.at(16),
        }),
      );
  }
}

function entryOf(
  maker: TourMaker,
  lot: Row<'tour_lot'> & { readonly id: string },
  entry: Pick<Row<'tour_entry'>, 'points' | 'kind' | 'reference' | 'at'> & { booking_id?: string },
): Row<'tour_entry'> {
  return {
    ...{ ...maker.newRow(), employment_id: lot.employment_id, lot_id: lot.id },
    ...{ booking_id: null, reason: null, ...entry },
  };
}

async function keep(
  transaction: DatabaseTransaction,
  maker: TourMaker,
  made: Pick<Shop, 'departures'> & {
    readonly purses: readonly Purse[];
    readonly kin: readonly Row<'tour_dependant'>[];
    readonly rows: Rows;
  },
): Promise<void> {
  const { departures, purses, kin, rows } = made;
  await insertRows(
    transaction,
    'tour_wallet',
    purses.map((purse) => ({
      tenant_id: maker.tenantId,
      employment_id: purse.person.employmentId,
      balance: pointsIn(purse),
    })),
  );
  await insertRows(
    transaction,
    'tour_lot',
    purses.flatMap(({ lots }) => lots),
  );
  await insertRows(transaction, 'tour_dependant', kin);
  await insertRows(transaction, 'tour_booking', rows.bookings);
  await insertRows(transaction, 'tour_traveller', rows.travellers);
  await insertRows(transaction, 'tour_seat_claim', rows.claims);
  await insertRows(transaction, 'tour_entry', rows.entries);
  for (const { row } of departures) {
    if (row.taken === 0) continue;
    await transaction
      .updateTable('tour_departure')
      .where('tenant_id', '=', maker.tenantId)
      .where('id', '=', row.id)
      .set({ taken: row.taken ?? 0 })
      .execute();
  }
}
