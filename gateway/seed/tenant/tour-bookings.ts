import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays, startOf } from '#gateway/kernel/people/calendar.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import type { Occupant } from './occupants.ts';
import { kinOf } from './tour-dependants.ts';
import { type SeededDeparture, seededFees, type TourMaker } from './tour-maker.ts';
import { budgetOf, type Purse, pay, pointsIn, purseOf } from './tour-purses.ts';
import { waitsOf } from './tour-waits.ts';

interface Shop {
  readonly planId: string;
  readonly departures: readonly SeededDeparture[];
  readonly people: readonly Occupant[];
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
  const purses = people.map((person) => purseOf(maker, planId, person, rows.entries));
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
  const state = isPast ? 'confirmed' : stateOf(maker);
  const id = random.id();
  const { employmentId: employment_id } = purse.person;
  const day = addDays(isPast ? run.from_on : anchor, -random.integer(isPast ? 20 : 1, 30));
  const at = (hours: number) => new Date(startOf(day).getTime() + hours * 3_600_000).toISOString();
  const isGoing = state === 'confirmed' || state === 'paid';
  const isSpent = spent.includes(state);
  rows.bookings.push({
    tenant_id: maker.tenantId,
    id,
    employment_id,
    departure_id: run.id,
    plan_id: planId,
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
    departure_id: run.id,
    booking_id: id,
    persons: travellers.length,
    expires_at: at(10.25),
    state: isGoing ? 'sold' : state === 'lapsed' ? 'lapsed' : 'freed',
    request_key: `seed:${id}`,
  });
  if (isSpent) pay(maker, purse, rows.entries, { id, points: price, back: !isGoing, at });
  return isGoing ? travellers.length : 0;
}

function stateOf({ random }: TourMaker): State {
  return random.weighted([
    ['confirmed', 5],
    ['paid', 4],
    ['cancelled', 1],
    ['refused', 1],
    ['lapsed', 1],
  ]);
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
    ...maker.newRow(),
    ...shared,
    sort_order: 0,
    dependant_id: null,
    name: own,
    kind: 'adult',
    grown: true,
    points: departure.trip.points,
  };
  if (child === undefined) return [adult];
  const { id: dependant_id, name } = child;
  return [
    adult,
    {
      ...maker.newRow(),
      ...shared,
      sort_order: 1,
      dependant_id,
      name,
      kind: 'child',
      grown: false,
      points: childPoints,
    },
  ];
}

function feesOf(kind: SeededDeparture['trip']['kind']): unknown {
  const table = kind === 'outbound' ? 'outbound' : 'domestic';
  const steps = seededFees[table].map((step) => ({
    daysFrom: step.days_from,
    daysTo: step.days_to,
    percent: step.percent,
  }));
  return { name: table, kind: table, steps };
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
  const waits = waitsOf(maker, departures, purses, rows.bookings);
  await insertRows(transaction, 'tour_wait', waits);
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
