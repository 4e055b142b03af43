/** What somebody sees of their own time, and their punches. */
import * as z from 'zod/mini';
import { day, id, lines, optional } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { attendanceFunctions } from './functions.ts';
import {
  attendanceException,
  dayKind,
  dayMinute,
  dayState,
  hoursCycle,
  month,
  wallTime,
} from './time-terms.ts';

const access = { kind: 'function', functionId: attendanceFunctions.mine } as const;

const result = z.object({
  state: dayState,
  exceptions: z.array(attendanceException),
  punchIn: z.nullable(dayMinute),
  punchOut: z.nullable(dayMinute),
  dueMinutes: z.number(),
  workedMinutes: z.number(),
  lateMinutes: z.number(),
  earlyMinutes: z.number(),
  absentMinutes: z.number(),
  leaveMinutes: z.number(),
  tripMinutes: z.number(),
  overtimeMinutes: z.number(),
});

const planned = z.object({
  name: z.string(),
  from: dayMinute,
  to: dayMinute,
});

export const myMonth = defineCall({
  name: 'kaoqin.mine.month',
  path: '/gateway/kaoqin/web/mine/getMyMonth',
  service: 'kaoqin',
  request: z.strictObject({ month }),
  result: z.object({
    today: day,
    days: z.array(
      z.object({
        day,
        kind: dayKind,
        /** What the calendar calls the day. */
        calendarName: z.nullable(z.string()),
        shift: z.nullable(planned),
        /** Null before the day comes, and on days without an employment. */
        result: z.nullable(result),
      }),
    ),
    totals: z.object({
      dueDays: z.number(),
      presentDays: z.number(),
      lateTimes: z.number(),
      earlyTimes: z.number(),
      missingPunches: z.number(),
      absentMinutes: z.number(),
      leaveMinutes: z.number(),
      overtimeMinutes: z.number(),
    }),
  }),
  access,
  errors: ['notFound'],
  doc: 'The days of a month of the signed-in person: plan, result and what is wrong; notFound without an employment.',
});

/** One step of how a result came about. */
export const dayReason = z.object({
  step: z.enum([
    'plan',
    'leave',
    'trip',
    'punches',
    'break',
    'flex',
    'exception',
    'absent',
    'overtime',
    'adjusted',
    'waived',
    'cycle-hours',
    'flexible-hours',
  ]),
  plan: z.optional(z.enum(['shift', 'rest', 'free'])),
  kind: z.optional(dayKind),
  exception: z.optional(attendanceException),
  basis: z.optional(z.enum(['request', 'punches', 'lesser', 'holiday-shift'])),
  from: z.optional(dayMinute),
  to: z.optional(dayMinute),
  inAt: z.optional(z.nullable(dayMinute)),
  outAt: z.optional(z.nullable(dayMinute)),
  at: z.optional(z.nullable(dayMinute)),
  due: z.optional(dayMinute),
  until: z.optional(dayMinute),
  minutes: z.optional(z.number()),
  paid: z.optional(z.boolean()),
  cycle: z.optional(hoursCycle),
});

/** One step on the way to a day's result. */
export type DayReason = z.output<typeof dayReason>;

/** A punch as it came. */
export const dayPunch = z.object({
  id,
  minute: dayMinute,
  source: z.enum(['web', 'patch', 'import', 'device', 'platform']),
  /** Within the window of the day's shift; others are kept and count nothing. */
  counts: z.boolean(),
  /** Metres from the place of the group; null where none was taken. */
  distance: z.nullable(z.number()),
  /** Further away than the group allows. */
  outside: z.boolean(),
});

export const myDay = defineCall({
  name: 'kaoqin.mine.day',
  path: '/gateway/kaoqin/web/mine/getMyDay',
  service: 'kaoqin',
  request: z.strictObject({ day }),
  result: z.object({
    reasons: z.array(dayReason),
    punches: z.array(dayPunch),
  }),
  access,
  errors: ['notFound'],
  doc: 'How the result of one day came about, step by step, and every punch of the day.',
});

export const punchToday = defineCall({
  name: 'kaoqin.mine.today',
  path: '/gateway/kaoqin/web/mine/getToday',
  service: 'kaoqin',
  request: z.strictObject({}),
  result: z.object({
    /** The day whose shift a punch belongs to now: in a night, that of the evening before. */
    day,
    now: z.string(),
    minute: dayMinute,
    shift: z.nullable(planned),
    punches: z.array(dayMinute),
    placeRule: z.enum(['none', 'noted', 'required']),
    radius: z.nullable(z.number()),
  }),
  access,
  errors: ['notFound'],
  doc: 'What a punch would belong to now: day, shift, the punches so far and whether the place is asked.',
});

const degrees = (limit: number) =>
  z
    .string()
    .check(z.regex(/^-?\d{1,3}(\.\d{1,12})?$/, 'invalid'))
    .check(z.refine((value) => Math.abs(Number(value)) <= limit, 'invalid'));

export const punch = defineCall({
  name: 'kaoqin.mine.punch',
  path: '/gateway/kaoqin/web/mine/punch',
  service: 'kaoqin',
  request: z.strictObject({ latitude: optional(degrees(90)), longitude: optional(degrees(180)) }),
  result: z.object({
    day,
    minute: dayMinute,
    at: z.string(),
    /** Metres from the place of the group; null where none was taken. */
    distance: z.nullable(z.number()),
    /** Further away than the group allows; such a punch is kept where the place is noted only. */
    outside: z.boolean(),
  }),
  effect: 'write',
  access,
  errors: ['notFound', 'badInput', 'throttled'],
  doc: 'Punches now, by the clock of the server; badInput where the place is needed and missing or too far away.',
});

export const applyPatch = defineCall({
  name: 'kaoqin.mine.patch',
  path: '/gateway/kaoqin/web/mine/applyPatch',
  service: 'kaoqin',
  request: z.strictObject({ day, at: wallTime, reason: lines(1, 500) }),
  result: z.object({ pending: z.boolean() }),
  effect: 'write',
  access,
  errors: ['notFound', 'badInput', 'noPermission', 'notNow', 'conflict'],
  doc: 'Asks for a missing punch of an own day: it waits for its approval, or counts at once where there is no route.',
});
