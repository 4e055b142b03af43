/** Asking for overtime and for a missing punch: what it comes to before it is sent. */
import * as z from 'zod/mini';
import { day, lines } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { attendanceFunctions } from './functions.ts';
import { dayKind, wallTime } from './time-terms.ts';

const access = { kind: 'function', functionId: attendanceFunctions.mine } as const;
const path = '/gateway/kaoqin/web/mine';
const span = { day, fromAt: wallTime, toAt: wallTime };

/** Limits of the law that overtime passes. */
export const overtimeBreach = z.enum([
  'over-one-hour-a-day',
  'over-three-hours-a-day',
  'over-36-hours-a-month',
  'no-weekly-rest-day',
]);

export const previewOvertime = defineCall({
  name: 'kaoqin.mine.previewOvertime',
  path: `${path}/previewOvertime`,
  service: 'kaoqin',
  request: z.strictObject(span),
  result: z.object({
    minutes: z.number(),
    /** For the person: who has a shift on a Saturday works a workday. */
    kind: dayKind,
    /** By which system of hours it counts: comprehensive hours count it in their cycle. */
    hours: z.enum(['standard', 'comprehensive', 'flexible']),
    /** What the law pays for it, in percent of the wage; 0 where flexible hours count none. */
    percent: z.number(),
    /** Asked for in this month, this included. */
    monthMinutes: z.number(),
    breaches: z.array(overtimeBreach),
    /** Why the law bans it, for the caller alone; null where it is allowed. */
    ban: z.nullable(
      z.object({
        work: z.enum(['overtime', 'night']),
        reason: z.enum(['pregnancy', 'nursing', 'minor']),
      }),
    ),
    /** Who is asked, step by step; null where it takes effect without anybody. */
    route: z.nullable(
      z.array(z.object({ node: z.string(), name: z.string(), people: z.array(z.string()) })),
    ),
  }),
  access,
  errors: ['notFound', 'badInput'],
  doc: 'What overtime of the caller comes to: its kind of day, its sum in the month, and the limits of the law that it passes.',
});

export const applyOvertime = defineCall({
  name: 'kaoqin.mine.overtime',
  path: `${path}/applyOvertime`,
  service: 'kaoqin',
  request: z.strictObject({
    ...span,
    settle: z.enum(['pay', 'rest'], 'choice'),
    reason: lines(1, 500),
  }),
  result: z.object({ pending: z.boolean() }),
  effect: 'write',
  access,
  errors: ['notFound', 'badInput', 'noPermission', 'notNow', 'conflict'],
  doc: 'Asks for overtime of the caller: it waits for its approval, or takes effect at once where there is no route.',
});

export const myPatchQuota = defineCall({
  name: 'kaoqin.mine.patchQuota',
  path: `${path}/getPatchQuota`,
  service: 'kaoqin',
  request: z.strictObject({ day }),
  result: z.object({
    /** Null where the caller belongs to no attendance group: nothing limits it. */
    quota: z.nullable(z.object({ most: z.number(), used: z.number(), daysBack: z.number() })),
  }),
  access,
  errors: ['notFound'],
  doc: 'How many missing punches of the month of a day the caller may ask for, and has asked for.',
});

/** The calls that ask for overtime and missing punches. */
export const attendanceRequestCalls = { previewOvertime, applyOvertime, myPatchQuota };
