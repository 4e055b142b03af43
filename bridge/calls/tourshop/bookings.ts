/** Bookings as their owner makes, pays, reads and cancels them, and the people who travel along. */
import * as z from 'zod/mini';
import { day, id, lines, moment, optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { tourFunctions } from './functions.ts';
import {
  bookingCard,
  feeStep,
  partyRequest,
  relations,
  requestKey,
  traveller,
  travellerKind,
  waitCard,
} from './parts.ts';
import { tourCodes as codes } from './terms.ts';

const own = {
  service: 'tourshop',
  encoding: 'json',
  access: { kind: 'function', functionId: tourFunctions.tours },
} as const;
const path = '/gateway/tourshop/web/booking';
export const holdTour = defineCall({
  ...own,
  name: 'tourshop.booking.hold',
  path: `${path}/hold`,
  effect: 'write',
  // It waits for its turn outside of a transaction; its policy asks for the function.
  access: { kind: 'session' },
  request: z.strictObject({ ...partyRequest, requestKey }),
  result: z.object({
    bookingId: id,
    number: z.string(),
    holdUntil: moment,
    points: z.number(),
    balance: z.number(),
  }),
  errors: [
    'notFound',
    'busy',
    'noPermission',
    codes.soldOut,
    codes.waitFirst,
    codes.notOnSale,
    codes.holdOpen,
    codes.mayNotBook,
    codes.familyNotAllowed,
    codes.adultNeeded,
    codes.noPrice,
    codes.pointsShort,
    codes.ageMismatch,
  ],
  doc: 'Holds seats of a departure for 15 minutes. The same request key returns the same booking.',
});

export const confirmTour = defineCall({
  ...own,
  name: 'tourshop.booking.confirm',
  path: `${path}/confirm`,
  effect: 'write',
  request: z.strictObject({
    bookingId: id,
    /** Why the company pays what own points do not; needed where they are too few and the plan allows it. */
    reason: optional(lines(1, 500)),
  }),
  result: z.object({
    number: z.string(),
    balance: z.number(),
    /** `approving` where the company is asked to pay a part. */
    state: z.enum(['paid', 'approving']),
  }),
  errors: [
    'notFound',
    'busy',
    'notNow',
    codes.holdOver,
    codes.pointsShort,
    codes.notOnSale,
    codes.noFunding,
  ],
  doc: 'Pays a held booking with points, those that end first. Where they are too few and the plan lets the company pay the rest, it asks for that; seats and own points are kept for up to 72 hours. A second press changes nothing, and sends a request that was returned once more.',
});

export const myTourBookings = defineCall({
  ...own,
  name: 'tourshop.booking.mine',
  path: `${path}/getMine`,
  encoding: 'form',
  request: z.strictObject({}),
  result: z.object({
    bookings: z.array(bookingCard),
    /** Places in waiting lists. */
    waits: z.array(waitCard),
  }),
  doc: 'The own bookings: those to come first, then those that are over; and the own places in waiting lists.',
});

export const tourBooking = defineCall({
  ...own,
  name: 'tourshop.booking.read',
  path: `${path}/getBooking`,
  encoding: 'form',
  request: z.strictObject({ bookingId: id }),
  result: z.object({
    booking: z.extend(bookingCard, {
      phone: z.nullable(z.string()),
      gather: z.nullable(z.string()),
      supplier: z.string(),
      /** The number the supplier gave. */
      supplierNumber: z.nullable(z.string()),
      /** Why the supplier refused, or why the departure was cancelled. */
      reason: z.nullable(z.string()),
      travellers: z.array(traveller),
      /** What was kept of the points for cancelled travellers. */
      fee: z.number(),
      refunded: z.number(),
      /** How the request to the company is; null without one. */
      approval: z.nullable(z.enum(['running', 'returned'])),
    }),
    /** The way of the booking; `at` is null for steps to come. */
    steps: z.array(
      z.object({
        step: z.enum([
          'held',
          'approving',
          'paid',
          'confirmed',
          'travelling',
          'done',
          'cancelled',
          'declined',
          'refused',
          'lapsed',
        ]),
        at: z.nullable(moment),
        state: z.enum(['done', 'now', 'ahead']),
      }),
    ),
    /** What a cancellation costs today; null where it is not possible. */
    cancel: z.nullable(
      z.object({
        daysBefore: z.number(),
        percent: z.number(),
        fee: z.number(),
        refund: z.number(),
        /** The same for each traveller who goes; `possible` is false for the last adult. */
        travellers: z.array(
          z.object({ travellerId: id, fee: z.number(), refund: z.number(), possible: z.boolean() }),
        ),
      }),
    ),
    /** The fee table as it was when the seats were held. */
    fees: z.array(feeStep),
  }),
  errors: ['notFound'],
  doc: 'One own booking: its people, its way so far, and what a cancellation costs today.',
});

export const cancelTour = defineCall({
  ...own,
  name: 'tourshop.booking.cancel',
  path: `${path}/cancel`,
  effect: 'write',
  request: z.strictObject({
    bookingId: id,
    /** One traveller; missing for the whole booking. */
    travellerId: z.optional(id),
    /** The fee that was shown. */
    fee: z.int('invalid').check(z.nonnegative('tooSmall')),
  }),
  result: z.object({ fee: z.number(), refunded: z.number(), balance: z.number() }),
  errors: ['notFound', 'busy', 'notNow', codes.feeChanged, codes.adultNeeded],
  doc: 'Cancels a booking or one traveller of it. The fee that was shown is the one that is kept, or the call is refused.',
});

const kin = { ...own, service: 'tourshop' } as const;
const kinPath = '/gateway/tourshop/web/dependant';

export const myDependants = defineCall({
  ...kin,
  name: 'tourshop.dependant.mine',
  path: `${kinPath}/getMine`,
  encoding: 'form',
  request: z.strictObject({}),
  result: z.object({
    dependants: z.array(
      z.object({
        dependantId: id,
        name: z.string(),
        relation: z.enum(relations),
        bornOn: day,
        documentKind: z.nullable(z.enum(['idCard', 'passport', 'other'])),
        /** The last digits of the document; the rest never leaves. */
        documentTail: z.nullable(z.string()),
        consentOn: day,
        /** What the person is by age today. */
        kind: travellerKind,
      }),
    ),
  }),
  errors: ['notFound'],
  doc: 'The people the caller can take along.',
});

export const saveDependant = defineCall({
  ...kin,
  name: 'tourshop.dependant.save',
  path: `${kinPath}/save`,
  effect: 'write',
  request: z.strictObject({
    /** Missing for a new one. */
    dependantId: z.optional(id),
    name: text(1, 60),
    relation: z.enum(relations, 'choice'),
    bornOn: day,
    documentKind: z.optional(z.enum(['idCard', 'passport', 'other'], 'choice')),
    /** Missing keeps the number that is there. */
    documentNumber: z.optional(text(5, 30).check(z.regex(/^[A-Za-z0-9-]+$/, 'invalid'))),
    consent: z.boolean('required'),
  }),
  result: z.object({ dependantId: id }),
  errors: ['notFound', codes.consentNeeded],
  doc: 'Adds or changes a person the caller can take along; it needs their consent.',
});

export const removeDependant = defineCall({
  ...kin,
  name: 'tourshop.dependant.remove',
  path: `${kinPath}/remove`,
  effect: 'write',
  request: z.strictObject({ dependantId: id }),
  result: z.null(),
  errors: ['notFound', codes.travellerUsed],
  doc: 'Removes a person and the number of their document; past bookings keep the name.',
});

/** The calls of bookings and of the people who travel along. */
export const bookingCalls: {
  readonly holdTour: typeof holdTour;
  readonly confirmTour: typeof confirmTour;
  readonly myTourBookings: typeof myTourBookings;
  readonly tourBooking: typeof tourBooking;
  readonly cancelTour: typeof cancelTour;
  readonly myDependants: typeof myDependants;
  readonly saveDependant: typeof saveDependant;
  readonly removeDependant: typeof removeDependant;
} = {
  holdTour,
  confirmTour,
  myTourBookings,
  tourBooking,
  cancelTour,
  myDependants,
  saveDependant,
  removeDependant,
};
