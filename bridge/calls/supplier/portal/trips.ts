/** What people of a travel agency see of the trips that it runs: departures, bookings and, near the day, who travels. */
import * as z from 'zod/mini';
import { day, id, pageOf, pageRequest } from '../../kit/atoms.ts';
import { defineCall } from '../../kit/define.ts';
import { travellerKind } from '../../tourshop/parts.ts';
import { ofTourAgencies, portalPath } from './portal-call.ts';

/** Days before a departure from which its travellers are shown, and after its end until which. */
export const travellersShown = { before: 30, after: 7 } as const;

export const portalTrips = defineCall({
  ...ofTourAgencies,
  name: 'supplier.portal.trips',
  path: `${portalPath}/getTrips`,
  request: z.strictObject({ ...pageRequest }),
  result: pageOf(
    z.object({
      departureId: id,
      name: z.string(),
      fromOn: day,
      toOn: day,
      gather: z.nullable(z.string()),
      bookings: z.number(),
      persons: z.number(),
      /** Bookings whose confirmation the company waits for. */
      toConfirm: z.number(),
      /** The days on which its travellers are shown, both included. */
      shownFrom: day,
      shownUntil: day,
      isShown: z.boolean(),
    }),
  ),
  doc: 'The departures of trips of the supplier that somebody has booked, the next one first, without names.',
});

export const portalTravellers = defineCall({
  ...ofTourAgencies,
  name: 'supplier.portal.travellers',
  path: `${portalPath}/getTravellers`,
  request: z.strictObject({ departureId: id }),
  result: z.object({
    bookings: z.array(
      z.object({
        bookingId: id,
        number: z.string(),
        state: z.enum(['paid', 'confirmed']),
        supplierNumber: z.nullable(z.string()),
        phone: z.nullable(z.string()),
        travellers: z.array(
          z.object({
            name: z.string(),
            kind: travellerKind,
            /** Given for companions only; the company keeps none of its employees here. */
            documentKind: z.nullable(z.enum(['idCard', 'passport', 'other'])),
            documentNumber: z.nullable(z.string()),
          }),
        ),
      }),
    ),
  }),
  errors: ['notFound'],
  doc: 'Who travels on a departure, from 30 days before it until 7 days after its end. Each look is put on record.',
});

/** The calls of people of a travel agency. */
export const portalTripCalls: {
  readonly portalTrips: typeof portalTrips;
  readonly portalTravellers: typeof portalTravellers;
} = { portalTrips, portalTravellers };
