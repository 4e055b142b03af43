/** Leave as the signed-in person asks for it: balances, a look ahead, requests. */
import * as z from 'zod/mini';
import { attendanceFunctions } from '../kaoqin/functions.ts';
import { wallTime } from '../kaoqin/time-terms.ts';
import { day, id, lines, optional } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';

const access = { kind: 'function', functionId: attendanceFunctions.mine } as const;

/** Days as a decimal text. */
const days = z.string();

/** Types of leave with what somebody has of each. */
export const balanceTypes = z.array(
  z.object({
    id,
    name: z.string(),
    unit: z.enum(['hour', 'half', 'day']),
    hasBalance: z.boolean(),
    countsHolidays: z.boolean(),
    paid: z.enum(['full', 'part', 'none']),
    left: days,
    /** Asked for and not decided. */
    pending: days,
    lots: z.array(
      z.object({
        id,
        granted: days,
        left: days,
        validFrom: day,
        validTo: z.nullable(day),
      }),
    ),
  }),
);

/** Changes of a balance, the newest first. */
export const ledgerRows = z.array(
  z.object({
    id,
    on: day,
    kind: z.enum(['grant', 'use', 'release', 'expire', 'adjust']),
    amount: days,
    leaveDay: z.nullable(day),
    validTo: z.nullable(day),
    /** The balance after this row. */
    balance: days,
    /** The reason of a change by hand, or the change of the type's rules that an adjustment was written for. */
    why: z.nullable(z.string()),
    /** Who changed it by hand. */
    by: z.nullable(z.string()),
  }),
);

export const myBalances = defineCall({
  name: 'vacation.mine.balances',
  path: '/gateway/vacation/web/mine/getMyBalances',
  service: 'vacation',
  request: z.strictObject({}),
  result: z.object({ types: balanceTypes }),
  access,
  errors: ['notFound'],
  doc: 'Every type of leave with what is left of it, lot by lot in the order in which they are used.',
});

export const myLedger = defineCall({
  name: 'vacation.mine.ledger',
  path: '/gateway/vacation/web/mine/getMyLedger',
  service: 'vacation',
  request: z.strictObject({ typeId: id }),
  result: z.object({ rows: ledgerRows }),
  access,
  errors: ['notFound'],
  doc: 'Every change of the balance of one type of leave, the newest first.',
});

const half = z.enum(['am', 'pm'], 'choice');

const asked = {
  typeId: id,
  fromOn: day,
  fromHalf: half,
  toOn: day,
  toHalf: half,
  /** Of a type that is taken by the hour. */
  fromAt: optional(wallTime),
  toAt: optional(wallTime),
};

export const previewLeave = defineCall({
  name: 'vacation.mine.preview',
  path: '/gateway/vacation/web/mine/previewLeave',
  service: 'vacation',
  request: z.strictObject(asked),
  result: z.object({
    total: days,
    /** What it takes of the hours due; null for a type that is taken by days. */
    minutes: z.nullable(z.number()),
    days: z.array(
      z.object({
        day,
        half: z.enum(['whole', 'am', 'pm', 'times']),
        amount: days,
        from: z.nullable(z.string()),
        to: z.nullable(z.string()),
      }),
    ),
    /** Days of the span that are not counted. */
    notCounted: z.array(z.object({ day, name: z.nullable(z.string()) })),
    /** What is left now and afterwards; null for a type without a balance. */
    left: z.nullable(days),
    leftAfter: z.nullable(days),
    /** Who is asked, step by step; null where it takes effect without anybody. */
    route: z.nullable(
      z.array(z.object({ node: z.string(), name: z.string(), people: z.array(z.string()) })),
    ),
    /** Why it would be refused, in words; empty when it is right. */
    problems: z.array(z.string()),
  }),
  access,
  errors: ['notFound', 'badInput'],
  doc: 'What a leave would take, day by day, and what is left after it; nothing is written.',
});

export const applyLeave = defineCall({
  name: 'vacation.mine.apply',
  path: '/gateway/vacation/web/mine/applyLeave',
  service: 'vacation',
  request: z.strictObject({ ...asked, reason: optional(lines(1, 500)) }),
  result: z.object({ id, state: z.enum(['draft', 'approved']), pending: z.boolean() }),
  effect: 'write',
  access,
  errors: ['notFound', 'badInput', 'noPermission', 'notNow', 'conflict'],
  doc: 'Asks for leave: it waits for its approval, or takes effect at once where there is no route.',
});
