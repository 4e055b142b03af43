/** The days of many people, for those who look after them. */
import * as z from 'zod/mini';
import { day, id, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { attendanceFunctions } from './functions.ts';
import { dayPunch, dayReason } from './mine.ts';
import { attendanceException, dayMinute, dayState } from './time-terms.ts';

const access = { kind: 'function', functionId: attendanceFunctions.sheet } as const;

export const daySheet = defineCall({
  name: 'kaoqin.sheet.days',
  path: '/gateway/kaoqin/web/sheet/getDaySheet',
  service: 'kaoqin',
  request: z.strictObject({
    from: day,
    to: day,
    only: optional(z.enum(['exceptions'], 'choice')),
    /** A part of a name or of a staff number. */
    search: optional(text(1, 50)),
    ...pageRequest,
  }),
  result: pageOf(
    z.object({
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
      workedMinutes: z.number(),
      lateMinutes: z.number(),
      overtimeMinutes: z.number(),
    }),
  ),
  access,
  errors: ['badInput'],
  doc: 'Results of days within the data range of the caller, the latest day first; a span of 92 days at most.',
});

export const sheetDay = defineCall({
  name: 'kaoqin.sheet.day',
  path: '/gateway/kaoqin/web/sheet/getDay',
  service: 'kaoqin',
  request: z.strictObject({ employmentId: id, day }),
  result: z.object({ reasons: z.array(dayReason), punches: z.array(dayPunch) }),
  access,
  errors: ['notFound'],
  doc: 'A day of the sheet with its punches and how the result came about.',
});
