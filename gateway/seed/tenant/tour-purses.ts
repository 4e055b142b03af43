/** The points of people while the bookings of the demo are made. */
import { addDays, daysBetween, startOf } from '#gateway/kernel/people/calendar.ts';
import type { Row } from '../insert-rows.ts';
import type { Occupant } from './occupants.ts';
import type { TourMaker } from './tour-maker.ts';

/** The points of a person while rows are made: lots in the order in which they end. */
export interface Purse {
  readonly person: Occupant;
  readonly lots: (Row<'tour_lot'> & { readonly id: string; remaining: number })[];
}

/** This year's points and some that are left of the year before. */
export function purseOf(
  maker: TourMaker,
  planId: string,
  person: Occupant,
  entries: Row<'tour_entry'>[],
): Purse {
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
    employment_id,
    plan_id: lot.plan_id,
    granted: lot.points,
    remaining: lot.points,
    expires_on: lot.expires_on,
    source: `${lot.of}:${employment_id}`,
  }));
  for (const lot of lots) {
    const at = startOf(`${year}-01-01`).toISOString();
    entries.push(
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

/** What a person can book with. */
export function budgetOf(purse: Purse): number {
  return pointsIn(purse) - (purse.person.fixed === null ? 0 : kept);
}

/** What a person has. */
export function pointsIn({ lots }: Purse): number {
  return lots.reduce((sum, { remaining }) => sum + remaining, 0);
}

/** Takes points from the lots that end first, and gives them back where the booking ended. */
export function pay(
  maker: TourMaker,
  { lots }: Purse,
  entries: Row<'tour_entry'>[],
  paid: { id: string; points: number; back: boolean; at: (hours: number) => string },
): void {
  let open = paid.points;
  for (const lot of lots) {
    const part = Math.min(open, lot.remaining);
    if (part === 0) continue;
    open -= part;
    const reference = `booking:${paid.id}`;
    const of = { reference, booking_id: paid.id };
    entries.push(entryOf(maker, lot, { ...of, points: -part, kind: 'spend', at: paid.at(10.1) }));
    if (!paid.back) lot.remaining -= part;
    else
      entries.push(
        entryOf(maker, lot, {
          ...of,
          reference: `${reference}:all`,
          points: part,
          kind: 'refund',
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
    ...maker.newRow(),
    employment_id: lot.employment_id,
    lot_id: lot.id,
    booking_id: null,
    reason: null,
    ...entry,
  };
}
