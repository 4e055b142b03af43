/** Trying a shift or a type of leave on chosen inputs; nothing is written. */
import * as z from 'zod/mini';
import { day, id, optional } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { attendanceFunctions } from './functions.ts';
import { dayReason } from './mine.ts';
import { attendanceException, dayKind, dayMinute, dayState, wallTime } from './time-terms.ts';

const tried = {
  service: 'kaoqin',
  encoding: 'json',
  access: { kind: 'function', functionId: attendanceFunctions.try },
} as const;
const path = '/gateway/kaoqin/web/try';

export const tryShift = defineCall({
  ...tried,
  name: 'kaoqin.try.shift',
  path: `${path}/tryShift`,
  request: z.strictObject({
    shiftId: id,
    day,
    /** Times of the day; those after midnight are 24:00 and later. */
    punches: z.array(wallTime).check(z.maxLength(12, 'tooLarge')),
    leaveFrom: optional(wallTime),
    leaveTo: optional(wallTime),
    overtimeFrom: optional(wallTime),
    overtimeTo: optional(wallTime),
  }),
  result: z.object({
    kind: dayKind,
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
    overtime: z.object({
      workday: z.number(),
      restDay: z.number(),
      holiday: z.number(),
    }),
    reasons: z.array(dayReason),
  }),
  errors: ['notFound', 'badInput'],
  doc: 'Judges a day with a shift of the company and chosen punches, leave and overtime, as a day that is over.',
});

export const tryLeave = defineCall({
  ...tried,
  name: 'kaoqin.try.leave',
  path: `${path}/tryLeave`,
  request: z.strictObject({
    typeId: id,
    joinedOn: day,
    /** The first day of work with any employer; the day of joining when absent. */
    firstWorkedOn: optional(day),
    asOf: day,
  }),
  result: z.object({
    lots: z.array(
      z.object({
        year: z.string(),
        validFrom: day,
        validTo: day,
        total: z.string(),
        grants: z.array(
          z.object({
            on: day,
            days: z.string(),
            /** Why so much: the rule, and what it was decided by. */
            reason: z.object({
              rule: z.enum(['tier', 'rise', 'yearly', 'monthly']),
              /** Days of a whole year. */
              yearDays: z.string(),
              /** Whole years of work with all employers; null where they say nothing. */
              workYears: z.nullable(z.number()),
              /** Calendar days of the year that a joiner is there; null for others. */
              countedDays: z.nullable(z.number()),
            }),
          }),
        ),
      }),
    ),
    /** What is granted and not expired by the day. */
    total: z.string(),
  }),
  errors: ['notFound'],
  doc: 'What a type of leave grants to somebody by a day: the lots of that year and of the year before.',
});

/** The calls that try rules. */
export const attendanceTryCalls = { tryShift, tryLeave };
