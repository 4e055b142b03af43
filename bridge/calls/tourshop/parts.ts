/** What several calls of the tour shop are made of. */
import * as z from 'zod/mini';
import { day, id, moment, optional, text } from '../kit/atoms.ts';

/** The kinds of travellers; a price is one of them. */
export const travellerKinds = ['adult', 'child', 'senior', 'infant'] as const;

/** One of them. */
export type TravellerKind = (typeof travellerKinds)[number];

/**
 * The states of a booking. `held` ends as `paid`, `lapsed` or `cancelled`; where the company is asked to pay a part, it is
 * `approving` first and may end as `declined`. The supplier turns `paid` into `confirmed` or `refused`.
 */
export const bookingStates = [
  'held',
  'approving',
  'paid',
  'confirmed',
  'declined',
  'refused',
  'cancelled',
  'lapsed',
] as const;

/** One of them. */
export type BookingState = (typeof bookingStates)[number];

/** How close a relative is. */
export const relations = ['spouse', 'child', 'parent', 'other'] as const;

/** A traveller's kind. */
export const travellerKind = z.enum(travellerKinds, 'choice');

/** A key that the page makes once for each press; the same key returns the same booking. */
export const requestKey = text(8, 64);

const mostTravellers = 9;

/** A departure, who wants to go on it, and a telephone number. */
export const partyRequest = {
  departureId: id,
  /** Without `dependantId` it is the caller. */
  travellers: z
    .array(z.strictObject({ dependantId: z.optional(id), kind: travellerKind }))
    .check(z.minLength(1, 'required'), z.maxLength(mostTravellers, 'tooLarge')),
  phone: optional(text(5, 20).check(z.regex(/^\+?[\d -]{5,20}$/, 'invalid'))),
} as const;

/** Why a person may not book; null when they may. */
export const bookingBar = z.nullable(z.enum(['noEmployment', 'noPlan', 'probation', 'service']));

/** One step of a fee table: from `daysFrom` to `daysTo` days before departure; null is without an end. */
export const feeStep = z.object({
  daysFrom: z.number(),
  daysTo: z.nullable(z.number()),
  percent: z.number(),
});

/** The price of one kind of traveller. */
export const price = z.object({ traveller: travellerKind, seat: z.boolean(), points: z.number() });

/** A departure as a buyer sees it. */
export const departure = z.object({
  departureId: id,
  fromOn: day,
  toOn: day,
  gather: z.nullable(z.string()),
  saleTo: day,
  /** The exact number below six; null where there are more. */
  left: z.nullable(z.number()),
  soldOut: z.boolean(),
  guaranteed: z.boolean(),
  /** Whether it can be booked today, seats aside. */
  onSale: z.boolean(),
  /** Parties that wait for seats. While somebody waits, seats that come free are offered to them first. */
  waiting: z.number(),
  /** Whether its waiting list takes one more party. */
  listOpen: z.boolean(),
  /** The caller's place in the list, from 1. */
  ownWait: z.nullable(z.object({ waitId: id, place: z.number() })),
  prices: z.array(price),
});

/** A product as a card shows it. */
export const productCard = z.object({
  productId: id,
  code: z.string(),
  name: z.string(),
  place: z.string(),
  days: z.number(),
  nights: z.number(),
  kind: z.enum(['domestic', 'outbound', 'checkup']),
  family: z.boolean(),
  summary: z.string(),
  /** An address for `<img>`: a picture within the answer. */
  cover: z.string(),
  /** What the cover shows, for screen readers. */
  coverWords: z.string(),
  /** The lowest price of an adult; null where no departure is on sale. */
  pointsFrom: z.nullable(z.number()),
});

/** A person of a booking. */
export const traveller = z.object({
  travellerId: id,
  /** Null for the employee. */
  dependantId: z.nullable(id),
  name: z.string(),
  kind: travellerKind,
  seat: z.boolean(),
  points: z.number(),
  state: z.enum(['going', 'cancelled']),
  /** Points kept of a cancelled traveller. */
  fee: z.number(),
});

/** A booking as its list shows it. */
export const bookingCard = z.object({
  bookingId: id,
  number: z.string(),
  state: z.enum(bookingStates),
  productId: id,
  productName: z.string(),
  place: z.string(),
  departureId: id,
  fromOn: day,
  toOn: day,
  persons: z.number(),
  /** Points of all travellers who go. */
  points: z.number(),
  /** Of these, the points that the company pays or is asked for. */
  funded: z.number(),
  /** Until when the seats are held; null unless the state is `held` or `approving`. */
  holdUntil: z.nullable(moment),
  bookedAt: moment,
});

/** A place in a waiting list as the own bookings show it. */
export const waitCard = z.object({
  waitId: id,
  productId: id,
  productName: z.string(),
  departureId: id,
  fromOn: day,
  toOn: day,
  persons: z.number(),
  place: z.number(),
  joinedAt: moment,
});
