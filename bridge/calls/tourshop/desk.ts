/** The tour shop as its administrator runs it: departures and their seats, bookings, points. */
import * as z from 'zod/mini';
import { day, id, lines, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { tourFunctions } from './functions.ts';
import { bookingCard, bookingStates } from './parts.ts';
import { tourCodes as codes } from './terms.ts';

const desk = {
  service: 'tourshop',
  encoding: 'json',
  access: { kind: 'function', functionId: tourFunctions.manage },
} as const;
const path = '/gateway/tourshop/web/desk';

const seatCount = z.int('invalid').check(z.minimum(0, 'tooSmall'), z.maximum(5000, 'tooLarge'));

/** The states of a departure. */
export const departureStates = [
  'planned',
  'open',
  'stopped',
  'guaranteed',
  'gone',
  'done',
  'cancelled',
] as const;

export const tourDepartures = defineCall({
  ...desk,
  name: 'tourshop.desk.departures',
  path: `${path}/getDepartures`,
  encoding: 'form',
  request: z.strictObject({
    from: optional(day),
    to: optional(day),
    productId: optional(id),
  }),
  result: z.object({
    today: day,
    departures: z.array(
      z.object({
        departureId: id,
        version: z.number(),
        productId: id,
        productName: z.string(),
        fromOn: day,
        toOn: day,
        state: z.enum(departureStates),
        seats: z.number(),
        blocked: z.number(),
        sold: z.number(),
        held: z.number(),
        left: z.number(),
        minSeats: z.nullable(z.number()),
        /** Paid bookings that wait for the supplier. */
        toConfirm: z.number(),
        /** Parties in its waiting list. */
        waiting: z.number(),
        /** What may be done with it now. */
        can: z.array(z.enum(['seats', 'open', 'stop', 'guarantee', 'cancel', 'leave', 'finish'])),
      }),
    ),
  }),
  doc: 'The departures of a span of days with their seats: sold, held, blocked and left.',
});

export const setTourSeats = defineCall({
  ...desk,
  name: 'tourshop.desk.seats',
  path: `${path}/setSeats`,
  effect: 'write',
  request: z.strictObject({
    departureId: id,
    version: z.int(),
    seats: seatCount,
    blocked: seatCount,
  }),
  result: z.object({ version: z.number(), left: z.number() }),
  errors: ['notFound', 'busy', 'conflict', 'notNow', codes.seatsTaken],
  doc: 'Sets how many seats a departure has and how many are kept back; never fewer than are taken.',
});

export const runTourDeparture = defineCall({
  ...desk,
  name: 'tourshop.desk.run',
  path: `${path}/runDeparture`,
  effect: 'write',
  request: z.strictObject({
    departureId: id,
    version: z.int(),
    act: z.enum(['open', 'stop', 'guarantee', 'leave', 'finish', 'cancel'], 'choice'),
    /** Why it is cancelled; needed for `cancel` only. */
    reason: optional(lines(1, 500)),
  }),
  result: z.object({ version: z.number(), refunded: z.number() }),
  errors: ['notFound', 'busy', 'conflict', 'notNow'],
  doc: 'Opens, stops, guarantees, starts, finishes or cancels a departure. When it is cancelled, every booking is refunded whole.',
});

export const tourBookings = defineCall({
  ...desk,
  name: 'tourshop.desk.bookings',
  path: `${path}/getBookings`,
  encoding: 'form',
  request: z.strictObject({
    ...pageRequest,
    departureId: optional(id),
    state: optional(z.enum(bookingStates, 'choice')),
    search: optional(text(1, 60)),
  }),
  result: pageOf(
    z.extend(bookingCard, {
      personName: z.string(),
      phone: z.nullable(z.string()),
      travellers: z.array(z.object({ name: z.string(), kind: z.string() })),
      supplierNumber: z.nullable(z.string()),
      /** Paid more than a day ago and still not confirmed. */
      late: z.boolean(),
    }),
  ),
  doc: 'The bookings of all employees, by departure, state, number or name.',
});

export const answerTourBooking = defineCall({
  ...desk,
  name: 'tourshop.desk.answer',
  path: `${path}/answerBooking`,
  effect: 'write',
  request: z.strictObject({
    bookingId: id,
    answer: z.enum(['confirm', 'refuse'], 'choice'),
    /** The supplier's number, for `confirm`. */
    number: optional(text(1, 40)),
    /** Why, for `refuse`. */
    reason: optional(lines(1, 500)),
  }),
  result: z.object({ refunded: z.number() }),
  errors: ['notFound', 'busy', 'notNow'],
  doc: 'Notes what the supplier says to a paid booking: confirmed with a number, or refused with a whole refund.',
});

export const tourPlans = defineCall({
  ...desk,
  name: 'tourshop.desk.plans',
  path: `${path}/getPlans`,
  encoding: 'form',
  request: z.strictObject({}),
  result: z.object({
    plans: z.array(
      z.object({
        planId: id,
        name: z.string(),
        year: z.number(),
        state: z.enum(['draft', 'open', 'closed']),
        validTo: day,
        /** People it includes today, and how many of them have their points. */
        people: z.number(),
        granted: z.number(),
        grantedPoints: z.number(),
        spentPoints: z.number(),
      }),
    ),
  }),
  doc: 'The benefit plans with how many people have their points and how many are spent.',
});

export const grantTourPoints = defineCall({
  ...desk,
  name: 'tourshop.desk.grant',
  path: `${path}/grantPoints`,
  effect: 'write',
  request: z.strictObject({ planId: id }),
  result: z.object({ people: z.number(), points: z.number() }),
  errors: ['notFound', 'notNow'],
  doc: 'Gives the points of an open plan to everybody it includes who does not have them yet.',
});

export const correctTourPoints = defineCall({
  ...desk,
  name: 'tourshop.desk.correct',
  path: `${path}/correctPoints`,
  effect: 'write',
  request: z.strictObject({
    employmentId: id,
    points: z
      .int('invalid')
      .check(z.minimum(-1_000_000, 'tooSmall'), z.maximum(1_000_000, 'tooLarge')),
    reason: lines(2, 500),
    requestKey: text(8, 64),
  }),
  result: z.object({ balance: z.number() }),
  errors: ['notFound', codes.pointsShort],
  doc: 'Gives or takes points of one person, with the reason that the person sees. The same request key counts once.',
});

export const tourWallets = defineCall({
  ...desk,
  name: 'tourshop.desk.wallets',
  path: `${path}/getWallets`,
  encoding: 'form',
  request: z.strictObject({ ...pageRequest, search: optional(text(1, 60)) }),
  result: pageOf(
    z.object({
      employmentId: id,
      personName: z.string(),
      employeeNo: z.string(),
      balance: z.number(),
      nextExpiry: z.nullable(z.object({ on: day, points: z.number() })),
    }),
  ),
  doc: 'The points of people, by name or employee number.',
});

/** The calls of the administrator. */
export const tourDeskCalls: {
  readonly tourDepartures: typeof tourDepartures;
  readonly setTourSeats: typeof setTourSeats;
  readonly runTourDeparture: typeof runTourDeparture;
  readonly tourBookings: typeof tourBookings;
  readonly answerTourBooking: typeof answerTourBooking;
  readonly tourPlans: typeof tourPlans;
  readonly grantTourPoints: typeof grantTourPoints;
  readonly correctTourPoints: typeof correctTourPoints;
  readonly tourWallets: typeof tourWallets;
} = {
  tourDepartures,
  setTourSeats,
  runTourDeparture,
  tourBookings,
  answerTourBooking,
  tourPlans,
  grantTourPoints,
  correctTourPoints,
  tourWallets,
};
