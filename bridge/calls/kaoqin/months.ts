/** Attendance by month: sums of each person, closing, and what became known later. */
import * as z from 'zod/mini';
import { day, id, lines, moment, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { attendanceFunctions } from './functions.ts';
import { attendanceCodes as codes } from './terms.ts';
import { attendanceException, dayMinute, dayState, hoursCycle, month } from './time-terms.ts';

const seen = {
  service: 'kaoqin',
  access: { kind: 'function', functionId: attendanceFunctions.months },
} as const;
const closing = {
  service: 'kaoqin',
  access: { kind: 'function', functionId: attendanceFunctions['months.close'] },
  effect: 'write',
} as const;
const path = '/gateway/kaoqin/web/months';

const monthState = z.enum(['open', 'closed']);

export const attendanceMonths = defineCall({
  ...seen,
  name: 'kaoqin.months.list',
  path: `${path}/getMonths`,
  request: z.strictObject({}),
  result: z.object({
    months: z.array(
      z.object({
        month,
        state: monthState,
        people: z.number(),
        /** Corrections of closed months that count in this one. */
        corrections: z.number(),
        steps: z.array(
          z.object({
            id,
            action: z.enum(['closed', 'reopened']),
            by: z.string(),
            note: z.nullable(z.string()),
            at: moment,
          }),
        ),
        can: z.object({ close: z.boolean(), reopen: z.boolean(), rejudge: z.boolean() }),
      }),
    ),
  }),
  doc: 'Lists the months that have attendance, the newest first, with what was done with each and what the caller may do.',
});

export const attendanceMonthChecks = defineCall({
  ...seen,
  name: 'kaoqin.months.checks',
  path: `${path}/getChecks`,
  request: z.strictObject({ month }),
  result: z.object({
    findings: z.array(
      z.object({
        kind: z.enum([
          'openDays',
          'exceptions',
          'pendingLeave',
          'pendingOvertime',
          'pendingTrips',
          'pendingPatches',
          'pendingReturns',
          'unpublishedDays',
          'leaveCounts',
          'overtimeLimit',
          'noResults',
        ]),
        count: z.number(),
        blocks: z.boolean(),
      }),
    ),
  }),
  doc: 'What is still open in a month of the whole company; what blocks must be settled before it is closed.',
});

const figures = {
  dueDays: z.number(),
  presentDays: z.number(),
  workedMinutes: z.number(),
  lateTimes: z.number(),
  lateMinutes: z.number(),
  earlyTimes: z.number(),
  earlyMinutes: z.number(),
  missingPunches: z.number(),
  absentMinutes: z.number(),
  /** Days as a decimal text. */
  absentDays: z.string(),
  leaveMinutes: z.number(),
  tripDays: z.number(),
  overtimeWorkday: z.number(),
  overtimeRestDay: z.number(),
  overtimeHoliday: z.number(),
  overtimeTimeOff: z.number(),
  /** Worked in cycles of comprehensive hours, and beyond the norm of the cycles that end in the month. */
  cycleMinutes: z.number(),
  overtimeCycle: z.number(),
  nightShifts: z.number(),
};

const leave = z.array(
  z.object({ typeId: id, name: z.string(), days: z.string(), minutes: z.number() }),
);

const person = { employmentId: id, name: z.string(), staffNo: z.string() };

export const attendanceMonthTotals = defineCall({
  ...seen,
  name: 'kaoqin.months.totals',
  path: `${path}/getTotals`,
  request: z.strictObject({ month, search: optional(text(1, 50)), ...pageRequest }),
  result: z.extend(
    pageOf(
      z.object({
        ...person,
        organ: z.nullable(z.string()),
        ...figures,
        leave,
        /** Whether corrections of closed months count in this one. */
        corrected: z.boolean(),
      }),
    ),
    { state: monthState },
  ),
  doc: 'The sums of a month person by person, within the data range of the caller; kept ones once the month is closed.',
});

export const attendanceMonthPerson = defineCall({
  ...seen,
  name: 'kaoqin.months.person',
  path: `${path}/getPerson`,
  request: z.strictObject({ month, employmentId: id }),
  result: z.object({
    days: z.array(
      z.object({
        day,
        shift: z.nullable(z.string()),
        state: dayState,
        exceptions: z.array(attendanceException),
        punchIn: z.nullable(dayMinute),
        punchOut: z.nullable(dayMinute),
        workedMinutes: z.number(),
        lateMinutes: z.number(),
        earlyMinutes: z.number(),
        absentMinutes: z.number(),
        leaveMinutes: z.number(),
        overtimeMinutes: z.number(),
      }),
    ),
    /** Cycles of comprehensive hours that the month is in, or that a correction of it changes. */
    cycles: z.array(
      z.object({
        cycle: hoursCycle,
        from: day,
        to: day,
        state: z.enum(['running', 'ended', 'corrected']),
        workedMinutes: z.number(),
        holidayMinutes: z.number(),
        normMinutes: z.number(),
        beyondMinutes: z.number(),
        /** What of it counts in this month. */
        countedMinutes: z.number(),
      }),
    ),
    /** Days of closed months whose difference counts in this one. */
    corrections: z.array(
      z.object({
        id,
        day,
        cause: z.enum([
          'leave',
          'trip',
          'overtime',
          'patch',
          'import',
          'adjustment',
          'roster',
          'leaving',
        ]),
        at: moment,
        /** The last day of an employment, recorded late: it ends the cycle of comprehensive hours. */
        endsCycle: z.boolean(),
        ...figures,
        leave,
      }),
    ),
  }),
  errors: ['notFound'],
  doc: 'The days that make up the sums of a person in a month, and the differences of closed days that count in it.',
});

export const attendanceMonthSheet = defineCall({
  ...seen,
  name: 'kaoqin.months.sheet',
  path: `${path}/getSheet`,
  request: z.strictObject({ month, format: z.enum(['csv', 'xlsx'], 'choice') }),
  result: z.null(),
  answer: 'file',
  doc: 'The sums of a month as a sheet, within the data range of the caller.',
});

export const closeAttendanceMonth = defineCall({
  ...closing,
  name: 'kaoqin.months.close',
  path: `${path}/closeMonth`,
  request: z.strictObject({
    month,
    /** `yes` where the caller saw what is open and closes the month all the same. */
    confirmed: optional(z.enum(['yes'], 'choice')),
  }),
  result: z.object({ people: z.number() }),
  errors: ['notNow', codes.monthNotOver, codes.closeOrder, codes.openDays, codes.openFindings],
  doc: 'Closes a month: its sums are kept, its days never change, and what becomes known later counts in the next one.',
});

export const reopenAttendanceMonth = defineCall({
  ...closing,
  name: 'kaoqin.months.reopen',
  path: `${path}/reopenMonth`,
  request: z.strictObject({ month, reason: lines(1, 500) }),
  result: z.object({ judged: z.number() }),
  errors: ['notNow', codes.notLatest, codes.monthPaid, codes.secondPerson],
  doc: 'Opens the latest closed month again, with a reason, by somebody else than who closed it where there is one who may; corrections of its days become results of the days.',
});

export const rejudgeMonth = defineCall({
  ...closing,
  name: 'kaoqin.months.rejudge',
  path: `${path}/rejudge`,
  request: z.strictObject({ month }),
  result: z.object({ jobId: id }),
  errors: ['notNow'],
  doc: 'Judges the days of an open month again in the background, such as after a change of groups; notNow for a closed one.',
});

/** The calls about months. */
export const attendanceMonthCalls = {
  attendanceMonths,
  attendanceMonthChecks,
  attendanceMonthTotals,
  attendanceMonthPerson,
  attendanceMonthSheet,
  closeAttendanceMonth,
  reopenAttendanceMonth,
  rejudgeMonth,
};
