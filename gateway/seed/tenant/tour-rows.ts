import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { createRandom } from '../random.ts';
import type { Occupant } from './occupants.ts';
import type { Structure } from './structure.ts';
import { writeTourBookings } from './tour-bookings.ts';
import { type SeededDeparture, seededFees, type TourMaker } from './tour-maker.ts';
import { type SeededTrip, seededTrips, tripTerms } from './tour-trips.ts';

const feeNames = {
  domestic: ['国内游退改规则', 'Domestic trips'],
  outbound: ['出境游退改规则', 'Trips abroad'],
} as const;

const seats = 20;

/** Writes fee tables, plans, products with departures, points and bookings. */
export async function writeTourRows(
  transaction: DatabaseTransaction,
  { plan, anchor, tenantId }: Structure,
  occupants: readonly Occupant[],
): Promise<void> {
  // A source of its own, far from those of the plan's other rows: no id comes twice.
  const random = createRandom(plan.seed + 990_001, Date.parse(anchor));
  const maker: TourMaker = {
    tenantId,
    anchor,
    random,
    english: plan.locale === 'en',
    newRow: () => ({ tenant_id: tenantId, id: random.id() }),
  };
  const fees = await writeFees(transaction, maker);
  const planId = await writePlans(transaction, maker);
  const departures: SeededDeparture[] = [];
  for (const [index, trip] of seededTrips.entries()) {
    const product = productRow(maker, trip, index, fees[trip.kind === 'outbound' ? 1 : 0] ?? '');
    await insertRows(transaction, 'tour_product', [product]);
    departures.push(...departuresOf(maker, trip, index, product.id));
  }
  await insertRows(
    transaction,
    'tour_departure',
    departures.map(({ row }) => row),
  );
  await insertRows(
    transaction,
    'tour_price',
    departures.flatMap((one) => pricesOf(maker, one)),
  );
  const people = occupants
    .filter(({ leftOn, joinedOn }) => leftOn === null && joinedOn < addDays(anchor, -200))
    // Who signs in to the demo comes first and finds a booking.
    .sort((one, other) => Number(other.fixed !== null) - Number(one.fixed !== null));
  await writeTourBookings(transaction, maker, { planId, departures, people });
}

async function writeFees(transaction: DatabaseTransaction, maker: TourMaker): Promise<string[]> {
  const ids: string[] = [];
  for (const kind of ['domestic', 'outbound'] as const) {
    const row = maker.newRow();
    const name = feeNames[kind][maker.english ? 1 : 0];
    await insertRows(transaction, 'tour_fee_table', [
      { ...row, name, kind, note: null, state: 'active' },
    ]);
    await insertRows(
      transaction,
      'tour_fee_step',
      seededFees[kind].map((step, sort_order) => ({
        ...maker.newRow(),
        fee_table_id: row.id,
        sort_order,
        ...step,
      })),
    );
    ids.push(row.id);
  }
  return ids;
}

/** This year's plan, and the one of the year before, which is closed. */
async function writePlans(transaction: DatabaseTransaction, maker: TourMaker): Promise<string> {
  const year = Number(maker.anchor.slice(0, 4));
  const rows = [year, year - 1].map((one, index): Row<'tour_plan'> & { id: string } => ({
    ...maker.newRow(),
    name: maker.english ? `Travel benefit ${one}` : `${one} 年度员工旅游福利`,
    name_en: `Travel benefit ${one}`,
    valid_from: `${one}-01-01`,
    valid_to: `${one}-12-31`,
    lot_life: 'endOfPlan',
    probation: false,
    service_months: 3,
    family_allowed: true,
    budget: '600000.00',
    state: index === 0 ? 'open' : 'closed',
  }));
  await insertRows(transaction, 'tour_plan', rows);
  const grades = [
    [0, 1500],
    [12, 2400],
    [36, 3200],
    [60, 4000],
  ] as const;
  await insertRows(
    transaction,
    'tour_plan_grade',
    rows.flatMap(({ id }) =>
      grades.map(([months_from, points], sort_order) => ({
        ...maker.newRow(),
        plan_id: id,
        sort_order,
        months_from,
        points,
      })),
    ),
  );
  return rows[0]?.id ?? '';
}

function productRow(
  maker: TourMaker,
  trip: SeededTrip,
  index: number,
  feeTableId: string,
): Row<'tour_product'> & { readonly id: string } {
  const own = ([zh, en]: readonly [string, string]) => (maker.english ? en : zh);
  const agencies = [
    ['山水间旅行社（演示）', 'Shanshui Travel (demo)'],
    ['华东远途国际旅行社（演示）', 'East Far Travel (demo)'],
  ] as const;
  return {
    ...maker.newRow(),
    code: `L${String(index + 1).padStart(3, '0')}`,
    name: own(trip.name),
    name_en: trip.name[1],
    kind: trip.kind,
    supplier: own(agencies[trip.kind === 'outbound' ? 1 : 0] ?? agencies[0]),
    place: own(trip.place),
    place_en: trip.place[1],
    days: trip.days,
    nights: trip.days - 1,
    scene: trip.scene,
    min_age: null,
    fee_table_id: feeTableId,
    summary: own(trip.summary),
    summary_en: trip.summary[1],
    itinerary: trip.stops.map(own).join('\n'),
    itinerary_en: trip.stops.map(([, en]) => en).join('\n'),
    includes: own(tripTerms.includes),
    includes_en: tripTerms.includes[1],
    excludes: own(tripTerms.excludes),
    excludes_en: tripTerms.excludes[1],
    state: 'onSale',
  };
}

/** Days from the anchor on which a trip leaves, how many travel, and how the departure is. */
const runs = [
  { offset: -45, wanted: 4, state: 'done' },
  { offset: 5, wanted: 6, state: 'guaranteed' },
  { offset: 19, wanted: 20, state: 'open' },
  { offset: 33, wanted: 18, state: 'open' },
  { offset: 54, wanted: 3, state: 'open' },
  { offset: 82, wanted: 0, state: 'planned' },
] as const;

function departuresOf(
  maker: TourMaker,
  trip: SeededTrip,
  index: number,
  productId: string,
): SeededDeparture[] {
  const shift = (index * 3) % 11;
  return runs.map(({ offset, wanted, state }, run): SeededDeparture => {
    const from_on = addDays(maker.anchor, offset + (offset > 0 ? shift : -shift));
    const number = run + 1;
    // Full and nearly full ones are few; most have room.
    const isHot = index % 4 === 1;
    const name = maker.english ? `${trip.name[1]} · ${number}` : `${trip.name[0]} 第 ${number} 期`;
    return {
      trip,
      wanted:
        wanted >= 18 && !isHot ? 2 + ((index + run) % 3) : Math.min(wanted, run === 4 ? 2 : wanted),
      row: {
        ...maker.newRow(),
        name,
        product_id: productId,
        from_on,
        to_on: addDays(from_on, trip.days - 1),
        gather: maker.english ? 'Main gate, 8:00' : '公司正门，早 8:00',
        sale_from: addDays(maker.anchor, -90),
        sale_to: addDays(from_on, -2),
        seats,
        blocked: 0,
        taken: 0,
        min_seats: 8,
        // One is stopped, so that this state can be seen as well.
        state: index === 3 && run === 4 ? 'stopped' : state,
      },
    };
  });
}

function pricesOf(maker: TourMaker, { row, trip }: SeededDeparture): Row<'tour_price'>[] {
  const kinds = [
    { traveller: 'adult', seat: true, points: trip.points },
    { traveller: 'child', seat: true, points: Math.round(trip.points * 0.6) },
    { traveller: 'senior', seat: true, points: Math.round(trip.points * 0.9) },
    { traveller: 'infant', seat: false, points: 0 },
  ] as const;
  const sold = trip.kind === 'checkup' ? kinds.slice(0, 1) : kinds;
  return sold.map((price, sort_order) => ({
    ...maker.newRow(),
    departure_id: row.id,
    sort_order,
    ...price,
  }));
}
