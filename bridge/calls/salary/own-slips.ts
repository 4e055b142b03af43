/** The own slips of an employee: opened with the password, confirmed or disputed. */
import * as z from 'zod/mini';
import { day, id, lines, optional } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { uacCodes } from '../uac/terms.ts';
import { salaryFunctions } from './functions.ts';
import { changeReason, slipBefore, slipNote, slipReply, wholeSlip } from './run-shapes.ts';
import { salaryCodes as codes } from './terms.ts';

const own = {
  service: 'salary',
  encoding: 'json',
  access: { kind: 'function', functionId: salaryFunctions.slips },
} as const;
const path = '/gateway/salary/web/mySlip';

/** Who opens slips may have to be asked for the password first: the function is checked with it. */
const opened = { ...own, access: { kind: 'session' } } as const;

export const mySlips = defineCall({
  ...own,
  name: 'salary.mySlip.list',
  path: `${path}/getMySlips`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    slips: z.array(z.object({ id, month: day, payOn: day, opened: z.boolean(), reply: slipReply })),
  }),
  doc: 'Lists the own slips of paid and closed runs, the newest first, without amounts.',
});

const openErrors = ['notFound', 'noPermission', uacCodes.confirmNeeded] as const;

export const openMySlip = defineCall({
  ...opened,
  name: 'salary.mySlip.open',
  path: `${path}/openMySlip`,
  bodyLimit: 2048,
  effect: 'write',
  request: z.strictObject({ paySlipId: id }),
  result: z.extend(wholeSlip, {
    before: z.nullable(slipBefore),
    /** Why it differs from the one of the month before. */
    reasons: z.array(changeReason),
    reply: slipReply,
    notes: z.array(slipNote),
  }),
  errors: openErrors,
  doc: 'Opens an own slip. Without a password typed in the last five minutes it is refused with `uac.confirmNeeded`.',
});

export const mySlipFile = defineCall({
  ...opened,
  name: 'salary.mySlip.file',
  path: `${path}/downloadMySlip`,
  // The shell saves files that it asks for by a form.
  encoding: 'form',
  bodyLimit: 2048,
  effect: 'write',
  request: z.strictObject({ paySlipId: id }),
  result: z.null(),
  answer: 'file',
  errors: openErrors,
  doc: 'Downloads an own slip as PDF, under the same condition.',
});

export const replyMySlip = defineCall({
  ...own,
  name: 'salary.mySlip.reply',
  path: `${path}/replyMySlip`,
  effect: 'write',
  request: z.strictObject({
    paySlipId: id,
    reply: z.enum(['confirm', 'dispute']),
    /** Needed to dispute. */
    text: optional(lines(1, 1000)),
  }),
  result: z.object({ reply: slipReply }),
  errors: ['notFound', 'notNow', codes.reasonNeeded, codes.notOpened],
  doc: 'Confirms an own slip that was opened, or disputes it with what is wrong.',
});

/** The calls about own slips. */
export const ownSlipCalls = { mySlips, openMySlip, mySlipFile, replyMySlip };
