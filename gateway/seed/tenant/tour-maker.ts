/** What the rows of the tour shop have in common. */
import type { Row } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import type { SeededTrip } from './tour-trips.ts';

/** A departure as bookings look at it. */
export interface SeededDeparture {
  readonly row: Row<'tour_departure'> & { readonly id: string };
  readonly trip: SeededTrip;
  /** How many of its seats end as taken. */
  readonly wanted: number;
}

/** What the rows of the tour shop are made from. */
export interface TourMaker {
  readonly tenantId: string;
  readonly anchor: string;
  readonly random: Random;
  readonly english: boolean;
  newRow(): { readonly tenant_id: string; readonly id: string };
}

/** The fee tables that products begin with: percent by days before departure. */
export const seededFees = {
  domestic: [
    { days_from: 8, days_to: null, percent: 0 },
    { days_from: 4, days_to: 7, percent: 50 },
    { days_from: 1, days_to: 3, percent: 60 },
    { days_from: 0, days_to: 0, percent: 80 },
  ],
  outbound: [
    { days_from: 31, days_to: null, percent: 0 },
    { days_from: 15, days_to: 30, percent: 5 },
    { days_from: 7, days_to: 14, percent: 15 },
    { days_from: 4, days_to: 6, percent: 70 },
    { days_from: 1, days_to: 3, percent: 85 },
    { days_from: 0, days_to: 0, percent: 90 },
  ],
} as const;
