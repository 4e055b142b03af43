/** Approved leave whose days no longer match the calendar: what a correction would change, and the correction. */
import * as z from 'zod/mini';
import { attendanceFunctions } from '../kaoqin/functions.ts';
import { day, id } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';

const path = '/gateway/vacation/web/leaveRequest';
const access = { kind: 'function', functionId: attendanceFunctions['balances.adjust'] } as const;

/** Days as a decimal text. */
const days = z.string();

/** Days, each with its name in the company's calendar; null where it has none. */
const named = z.array(z.object({ day, name: z.nullable(z.string()) }));

export const leaveRecounts = defineCall({
  name: 'vacation.leaveRequest.recounts',
  path: `${path}/getRecounts`,
  service: 'vacation',
  request: z.strictObject({}),
  result: z.object({
    rows: z.array(
      z.object({
        id,
        employmentId: id,
        name: z.string(),
        staffNo: z.string(),
        type: z.string(),
        fromOn: day,
        toOn: day,
        before: days,
        after: days,
        /** Days that count as leave and are free by now, and days that count by now and did not. */
        gone: named,
        added: named,
      }),
    ),
    /** Whether there is more approved leave than was looked at. */
    more: z.boolean(),
  }),
  access,
  doc: 'Approved leave in open months of people in reach whose days the calendar or the end of the employment now counts differently. Nothing changes until it is corrected.',
});

export const correctLeaveCount = defineCall({
  name: 'vacation.leaveRequest.correctCount',
  path: `${path}/correctCount`,
  service: 'vacation',
  effect: 'write',
  request: z.strictObject({
    id,
    /** The days after the correction, as they were shown. */
    after: z.string('required').check(z.regex(/^\d{1,4}(\.\d{1,4})?$/, 'decimal')),
  }),
  result: z.object({ days, cancelled: z.boolean() }),
  access,
  errors: ['notFound', 'notNow', 'conflict', 'badInput', 'noPermission'],
  doc: 'Counts an approved leave by the calendar of now: days go back to their lots or are taken from them, and the person hears of it.',
});

/** The calls about leave that counts differently by now. */
export const leaveRecountCalls = { leaveRecounts, correctLeaveCount };
