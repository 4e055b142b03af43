/** The waiting list of a full departure, as those in it and the administrator see it. */
import * as z from 'zod/mini';
import { day, id, moment } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { tourFunctions } from './functions.ts';
import { partyRequest } from './parts.ts';
import { tourCodes as codes } from './terms.ts';

const own = {
  service: 'tourshop',
  encoding: 'json',
  effect: 'write',
  access: { kind: 'function', functionId: tourFunctions.tours },
} as const;
const path = '/gateway/tourshop/web/waiting';

export const joinTourList = defineCall({
  ...own,
  name: 'tourshop.waiting.join',
  path: `${path}/join`,
  request: z.strictObject(partyRequest),
  result: z.object({
    waitId: id,
    /** The place in the list from 1; null once seats are offered. */
    place: z.nullable(z.number()),
    /** The hold that was offered at once, for a party that fits where those before do not. */
    bookingId: z.nullable(id),
  }),
  errors: [
    'notFound',
    'busy',
    codes.notOnSale,
    codes.holdOpen,
    codes.mayNotBook,
    codes.familyNotAllowed,
    codes.adultNeeded,
    codes.noPrice,
    codes.pointsShort,
    codes.ageMismatch,
    codes.seatsLeft,
    codes.listFull,
    codes.soldOut,
  ],
  doc: 'Joins the waiting list of a departure on which the party finds no seat. A second press returns the same place.',
});

export const leaveTourList = defineCall({
  ...own,
  name: 'tourshop.waiting.leave',
  path: `${path}/leave`,
  request: z.strictObject({ waitId: id }),
  result: z.null(),
  errors: ['notFound', 'busy', 'notNow'],
  doc: 'Leaves a waiting list. Seats that are offered already are given up by cancelling the hold.',
});

export const tourWaits = defineCall({
  service: 'tourshop',
  encoding: 'form',
  access: { kind: 'function', functionId: tourFunctions.manage },
  name: 'tourshop.desk.waits',
  path: '/gateway/tourshop/web/desk/getWaits',
  request: z.strictObject({ departureId: id }),
  result: z.object({
    productName: z.string(),
    fromOn: day,
    toOn: day,
    left: z.number(),
    waits: z.array(
      z.object({
        waitId: id,
        state: z.enum(['waiting', 'offered', 'taken', 'passed', 'lapsed', 'left', 'closed']),
        /** The place in the list; null for those who do not wait. */
        place: z.nullable(z.number()),
        personName: z.string(),
        employeeNo: z.string(),
        persons: z.number(),
        phone: z.nullable(z.string()),
        joinedAt: moment,
        /** Until when seats are offered. */
        offeredUntil: z.nullable(moment),
        /** Since when free seats go past the party, which does not fit. */
        skippedAt: z.nullable(moment),
      }),
    ),
  }),
  errors: ['notFound'],
  doc: 'The waiting list of a departure in its order, and what became of those who are in it no more.',
});

/** The calls of waiting lists. */
export const waitingCalls: {
  readonly joinTourList: typeof joinTourList;
  readonly leaveTourList: typeof leaveTourList;
  readonly tourWaits: typeof tourWaits;
} = { joinTourList, leaveTourList, tourWaits };
