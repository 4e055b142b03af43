/** What people of a travel agency see of the trips that it runs: departures, bookings and, near the day, who travels. */
import * as z from 'zod/mini';
import { day, id, pageOf, pageRequest, text } from '../../kit/atoms.ts';
import { defineCall } from '../../kit/define.ts';
import { travellerKind } from '../../tourshop/parts.ts';
import { ofTourAgencies, portalPath, writesOfTourAgencies } from './portal-call.ts';

/** Days before a departure from which its travellers are shown, and after its end until which. */
export const travellersShown = { before: 30, after: 7 } as const;

/** What a supplier says to a booking. */
export const portalTripReplies = ['confirm', 'refuse'] as const;

/** The most characters of the number of a supplier. */
export const tourNumberMost = 40;

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

export const portalTrip = defineCall({
  ...ofTourAgencies,
  name: 'supplier.portal.trip',
  path: `${portalPath}/getTrip`,
  request: z.strictObject({ departureId: id }),
  result: z.object({
    name: z.string(),
    fromOn: day,
    toOn: day,
    shownFrom: day,
    shownUntil: day,
    isShown: z.boolean(),
    bookings: z.array(
      z.object({
        bookingId: id,
        number: z.string(),
        state: z.enum(['paid', 'confirmed']),
        persons: z.number(),
        supplierNumber: z.nullable(z.string()),
        /** Whether it waits for a reply: paid, and its trip has not begun. */
        canReply: z.boolean(),
        /** What the supplier has said and the company has not read yet. */
        replied: z.nullable(z.enum(portalTripReplies)),
        phone: z.nullable(z.string()),
        /** Null before and after the days on which they are shown. */
        travellers: z.nullable(
          z.array(
            z.object({
              name: z.string(),
              kind: travellerKind,
              /** Given for companions only; the company keeps none of its employees here. */
              documentKind: z.nullable(z.enum(['idCard', 'passport', 'other'])),
              documentNumber: z.nullable(z.string()),
            }),
          ),
        ),
      }),
    ),
  }),
  errors: ['notFound'],
  doc: 'The bookings of a departure, and from 30 days before it until 7 days after its end who travels; each look at them is put on record.',
});

export const portalAnswerTrip = defineCall({
  ...writesOfTourAgencies,
  name: 'supplier.portal.answerTrip',
  path: `${portalPath}/answerTrip`,
  request: z.strictObject({
    bookingId: id,
    reply: z.enum(portalTripReplies, 'choice'),
    /** The supplier's number for `confirm`, why for `refuse`. */
    words: text(1, 200),
  }),
  result: z.null(),
  errors: ['badInput', 'notFound', 'notNow'],
  doc: 'Before the trip begins, confirms a paid booking with the number of the supplier, or refuses it with a reason; within a minute the buyer is informed.',
});

/** The calls of people of a travel agency. */
export const portalTripCalls: {
  readonly portalTrips: typeof portalTrips;
  readonly portalTrip: typeof portalTrip;
  readonly portalAnswerTrip: typeof portalAnswerTrip;
} = { portalTrips, portalTrip, portalAnswerTrip };
