/** The shop as an employee uses it: the own points, the catalogue, and one product with its departures. */
import * as z from 'zod/mini';
import { count, day, id, moment, optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { tourFunctions } from './functions.ts';
import { bookingBar, departure, feeStep, productCard } from './parts.ts';

const own = {
  service: 'tourshop',
  access: { kind: 'function', functionId: tourFunctions.tours },
} as const;
const path = '/gateway/tourshop/web/shop';

const month = z.string('required').check(z.regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'date'));

export const tourMe = defineCall({
  ...own,
  name: 'tourshop.me',
  path: `${path}/getMe`,
  request: z.strictObject({}),
  result: z.object({
    name: z.string(),
    today: day,
    points: z.number(),
    /** The points that end first; null without any. */
    nextExpiry: z.nullable(z.object({ on: day, points: z.number() })),
    planName: z.nullable(z.string()),
    familyAllowed: z.boolean(),
    /** Whether the company may be asked to pay what own points do not. */
    fundedTrip: z.boolean(),
    mayBook: z.boolean(),
    bar: bookingBar,
    /** Whether the person may also run departures and bookings. */
    manages: z.boolean(),
    openBookings: z.number(),
  }),
  doc: 'Who the caller is to the tour shop: name, points and when the next of them end, and whether and why not they may book.',
});

export const tourCatalogue = defineCall({
  ...own,
  name: 'tourshop.catalogue',
  path: `${path}/getCatalogue`,
  request: z.strictObject({
    search: optional(text(1, 60)),
    place: optional(text(1, 60)),
    month: optional(month),
    /** The most points of an adult. */
    points: optional(count),
    family: optional(z.literal('yes')),
  }),
  result: z.object({
    products: z.array(
      z.extend(productCard, {
        /** The next ones, three at most. */
        departures: z.array(departure),
      }),
    ),
    /** The places of all products on sale, for the filter. */
    places: z.array(z.string()),
  }),
  doc: 'The products on sale that fit the filters, each with its next departures.',
});

export const tourTrip = defineCall({
  ...own,
  name: 'tourshop.product',
  path: `${path}/getProduct`,
  request: z.strictObject({ productId: id }),
  result: z.object({
    product: z.extend(productCard, {
      supplier: z.string(),
      /** A line a day. */
      itinerary: z.array(z.string()),
      includes: z.array(z.string()),
      excludes: z.array(z.string()),
      minAge: z.nullable(z.number()),
      feeTableName: z.string(),
      /** From far before the departure to its day. */
      fees: z.array(feeStep),
    }),
    departures: z.array(departure),
  }),
  errors: ['notFound'],
  doc: 'One product with its days, what is and is not included, the cancel fees, and the departures to come.',
});

export const tourPoints = defineCall({
  ...own,
  name: 'tourshop.points',
  path: `${path}/getPoints`,
  request: z.strictObject({}),
  result: z.object({
    balance: z.number(),
    lots: z.array(
      z.object({
        lotId: id,
        planName: z.nullable(z.string()),
        granted: z.number(),
        remaining: z.number(),
        expiresOn: day,
      }),
    ),
    entries: z.array(
      z.object({
        entryId: id,
        at: moment,
        kind: z.enum(['grant', 'spend', 'refund', 'expire', 'correct']),
        points: z.number(),
        reason: z.nullable(z.string()),
        bookingNumber: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['notFound'],
  doc: 'The own points: what is left of each grant and until when, and every change, the latest first.',
});

/** The calls of the shop. */
export const shopCalls: {
  readonly tourMe: typeof tourMe;
  readonly tourCatalogue: typeof tourCatalogue;
  readonly tourTrip: typeof tourTrip;
  readonly tourPoints: typeof tourPoints;
} = { tourMe, tourCatalogue, tourTrip, tourPoints };
