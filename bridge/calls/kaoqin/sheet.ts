/** The days of many people, for those who look after them. */
import * as z from 'zod/mini';
import { day, id, optional, pageOf, pageRequest } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { attendanceFunctions } from './functions.ts';
import { attendanceException, dayMinute, dayState } from './time-terms.ts';

export const daySheet = defineCall({
  name: 'kaoqin.sheet.days',
  path: '/gateway/kaoqin/web/sheet/getDaySheet',
  service: 'kaoqin',
  request: z.strictObject({
    from: day,
    to: day,
    only: optional(z.enum(['exceptions'], 'choice')),
    ...pageRequest,
  }),
  result: pageOf(
    z.object({
      employmentId: id,
      name: z.string(),
      staffNo: z.string(),
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
  access: { kind: 'function', functionId: attendanceFunctions.sheet },
  errors: ['badInput'],
  doc: 'Results of days within the data range of the caller, the latest day first; a span of 92 days at most.',
});
