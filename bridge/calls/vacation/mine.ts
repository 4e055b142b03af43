/** Leave as the signed-in person asks for it: balances, a look ahead, requests. */
import * as z from 'zod/mini';
import { attendanceFunctions } from '../kaoqin/functions.ts';
import { day, id, lines, optional } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';

const access = { kind: 'function', functionId: attendanceFunctions.mine } as const;

/** Days as a decimal text. */
const days = z.string();

export const myBalances = defineCall({
  name: 'vacation.mine.balances',
  path: '/gateway/vacation/web/mine/getMyBalances',
  service: 'vacation',
  request: z.strictObject({}),
  result: z.object({
    types: z.array(
      z.object({
        id,
        name: z.string(),
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
    ),
  }),
  access,
  errors: ['notFound'],
  doc: 'Every type of leave with what is left of it, lot by lot in the order in which they are used.',
});

export const myLedger = defineCall({
  name: 'vacation.mine.ledger',
  path: '/gateway/vacation/web/mine/getMyLedger',
  service: 'vacation',
  request: z.strictObject({ typeId: id }),
  result: z.object({
    rows: z.array(
      z.object({
        id,
        on: day,
        kind: z.enum(['grant', 'use', 'release', 'expire', 'adjust']),
        amount: days,
        leaveDay: z.nullable(day),
        validTo: z.nullable(day),
        /** The balance after this row. */
        balance: days,
        note: z.nullable(z.string()),
        /** The change of the type's rules that an adjustment was written for, in words. */
        why: z.nullable(z.string()),
      }),
    ),
  }),
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
};

export const previewLeave = defineCall({
  name: 'vacation.mine.preview',
  path: '/gateway/vacation/web/mine/previewLeave',
  service: 'vacation',
  request: z.strictObject(asked),
  result: z.object({
    total: days,
    days: z.array(
      z.object({
        day,
        half: z.enum(['whole', 'am', 'pm']),
        amount: days,
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
