import { addDays, startOf } from '#gateway/kernel/people/calendar.ts';
import type { Row } from '../insert-rows.ts';
import type { SeededDeparture, TourMaker } from './tour-maker.ts';
import { budgetOf, type Purse } from './tour-purses.ts';

const inLine = 7;

/** The waiting list of the first full departure; where none is full, somebody who left one. */
export function waitsOf(
  maker: TourMaker,
  departures: readonly SeededDeparture[],
  purses: readonly Purse[],
  bookings: readonly Row<'tour_booking'>[],
): Row<'tour_wait'>[] {
  const open = departures.filter(({ row }) => row.state === 'open');
  const full = open.find(({ row }) => row.taken === row.seats);
  const chosen = full ?? open[0];
  if (chosen === undefined) return [];
  const { row, trip } = chosen;
  const booked = new Set(
    bookings.flatMap((one) => (one.departure_id === row.id ? [one.employment_id] : [])),
  );
  const people = purses.filter(
    (purse) => budgetOf(purse) >= trip.points && !booked.has(purse.person.employmentId),
  );
  return people.slice(0, full === undefined ? 1 : inLine).map((purse, at): Row<'tour_wait'> => {
    const hours = (day: number) =>
      new Date(startOf(addDays(maker.anchor, day)).getTime() + 10 * 3_600_000).toISOString();
    return {
      ...maker.newRow(),
      departure_id: row.id,
      employment_id: purse.person.employmentId,
      persons: 1,
      travellers: [{ kind: 'adult' }] as never,
      state: full === undefined ? 'left' : 'waiting',
      joined_at: hours(at - inLine),
      ended_at: full === undefined ? hours(-1) : null,
    };
  });
}
