/** Exceptions of attendance: what waits to be settled, and what is decided about it. */
import * as z from 'zod/mini';
import { day, id, lines, moment, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { attendanceFunctions } from './functions.ts';
import { dayPunch, dayReason } from './mine.ts';
import { attendanceException, dayMinute, dayState, wallTime } from './time-terms.ts';

const seen = {
  service: 'kaoqin',
  access: { kind: 'function', functionId: attendanceFunctions.exceptions },
} as const;
const settled = {
  service: 'kaoqin',
  encoding: 'json',
  access: { kind: 'function', functionId: attendanceFunctions['exceptions.settle'] },
  effect: 'write',
} as const;
const path = '/gateway/kaoqin/web/exceptions';

/** Most days that are settled with one click. */
export const mostDaysAtOnce = 200;

const dayOfPerson = z.strictObject({ employmentId: id, day });
const someDays = z
  .array(dayOfPerson)
  .check(z.minLength(1, 'required'), z.maxLength(mostDaysAtOnce, 'tooLarge'));

const decision = z.object({
  id,
  kind: z.enum(['adjust', 'waive', 'confirm']),
  punchIn: z.nullable(dayMinute),
  punchOut: z.nullable(dayMinute),
  reason: z.string(),
  by: z.string(),
  at: moment,
  undoneBy: z.nullable(z.string()),
  undoneAt: z.nullable(moment),
});

const exceptionLine = z.object({
  employmentId: id,
  name: z.string(),
  staffNo: z.string(),
  organ: z.nullable(z.string()),
  day,
  shift: z.nullable(z.string()),
  state: dayState,
  exceptions: z.array(attendanceException),
  punchIn: z.nullable(dayMinute),
  punchOut: z.nullable(dayMinute),
  lateMinutes: z.number(),
  earlyMinutes: z.number(),
  absentMinutes: z.number(),
  /** When the employee was last reminded. */
  remindedAt: z.nullable(moment),
  /** Whether a request about the day waits for its approval. */
  requested: z.boolean(),
});

export const attendanceExceptions = defineCall({
  ...seen,
  name: 'kaoqin.exceptions.list',
  path: `${path}/getExceptions`,
  request: z.strictObject({
    /** The first open day when absent. */
    from: optional(day),
    to: optional(day),
    search: optional(text(1, 50)),
    kind: optional(attendanceException),
    ...pageRequest,
  }),
  result: z.extend(pageOf(exceptionLine), {
    can: z.object({ settle: z.boolean() }),
    /** What can be asked for on behalf of somebody. */
    leaveTypes: z.array(z.object({ id, name: z.string() })),
  }),
  doc: 'Days with exceptions that nothing is decided about, the oldest first, within the data range of the caller.',
});

export const attendanceDecisions = defineCall({
  ...seen,
  name: 'kaoqin.exceptions.decisions',
  path: `${path}/getDecisions`,
  request: z.strictObject({ search: optional(text(1, 50)), ...pageRequest }),
  result: pageOf(
    z.extend(decision, {
      employmentId: id,
      name: z.string(),
      staffNo: z.string(),
      day,
    }),
  ),
  doc: 'What was decided about days, the latest first, within the data range of the caller.',
});

export const attendanceExceptionDay = defineCall({
  ...seen,
  name: 'kaoqin.exceptions.day',
  path: `${path}/getDay`,
  request: z.strictObject({ employmentId: id, day }),
  result: z.object({
    reasons: z.array(dayReason),
    punches: z.array(dayPunch),
    decisions: z.array(decision),
    requests: z.array(
      z.object({
        kind: z.enum(['leave', 'overtime', 'trip', 'patch']),
        state: z.enum(['draft', 'pending', 'approved', 'withdrawn', 'cancelled']),
        words: z.string(),
      }),
    ),
    /** Whether the month of the day is closed: a decision counts in the open month then. */
    closed: z.boolean(),
  }),
  errors: ['notFound'],
  doc: 'A day of somebody with its punches, how the result came about, requests about it and what was decided.',
});

export const settleExceptions = defineCall({
  ...settled,
  name: 'kaoqin.exceptions.settle',
  path: `${path}/settle`,
  request: z.strictObject({
    days: someDays,
    decision: z.enum(['waive', 'confirm'], 'choice'),
    reason: lines(1, 500),
  }),
  result: z.object({ settled: z.number() }),
  errors: ['notFound'],
  doc: 'Waives exceptions, so that they count nothing, or confirms that they count; days without one are left as they are.',
});

export const adjustAttendanceDay = defineCall({
  ...settled,
  name: 'kaoqin.exceptions.adjust',
  path: `${path}/adjust`,
  request: z.strictObject({
    employmentId: id,
    day,
    /** Times of the day; those after midnight are 24:00 and later. One of them is needed. */
    punchIn: optional(wallTime),
    punchOut: optional(wallTime),
    reason: lines(1, 500),
  }),
  result: z.object({ exceptions: z.array(attendanceException) }),
  errors: ['notFound', 'badInput'],
  doc: 'Puts times into a day beside its punches, which stay as they came; returns the exceptions that are left.',
});

export const undoAttendanceDecision = defineCall({
  ...settled,
  name: 'kaoqin.exceptions.undo',
  path: `${path}/undo`,
  request: z.strictObject({ id }),
  result: z.null(),
  errors: ['notFound'],
  doc: 'Takes a decision about a day back; the day is judged again.',
});

export const remindExceptions = defineCall({
  ...settled,
  access: seen.access,
  name: 'kaoqin.exceptions.remind',
  path: `${path}/remind`,
  request: z.strictObject({ days: someDays }),
  result: z.object({ reminded: z.number(), withoutAccount: z.number() }),
  errors: ['notFound'],
  doc: 'Asks employees by a message to settle exceptions of their days; once a day for each.',
});

export const patchOnBehalf = defineCall({
  ...settled,
  access: seen.access,
  name: 'kaoqin.exceptions.patch',
  path: `${path}/patchOnBehalf`,
  request: z.strictObject({ employmentId: id, day, at: wallTime, reason: lines(1, 500) }),
  result: z.object({ pending: z.boolean() }),
  errors: ['notFound', 'badInput', 'noPermission', 'notNow', 'conflict'],
  doc: 'Asks for a missing punch on behalf of somebody: it waits for its approval, or counts at once where there is no route.',
});

export const leaveOnBehalf = defineCall({
  ...settled,
  access: seen.access,
  name: 'kaoqin.exceptions.leave',
  path: `${path}/leaveOnBehalf`,
  request: z.strictObject({
    employmentId: id,
    day,
    typeId: id,
    half: z.enum(['whole', 'am', 'pm'], 'choice'),
    reason: lines(1, 500),
  }),
  result: z.object({ pending: z.boolean() }),
  errors: ['notFound', 'badInput', 'noPermission', 'notNow', 'conflict'],
  doc: 'Asks for leave of a day on behalf of somebody: it waits for its approval, or takes effect at once where there is no route.',
});

/** The calls about exceptions. */
export const attendanceExceptionCalls = {
  attendanceExceptions,
  attendanceDecisions,
  attendanceExceptionDay,
  settleExceptions,
  adjustAttendanceDay,
  undoAttendanceDecision,
  remindExceptions,
  patchOnBehalf,
  leaveOnBehalf,
};
