/** What is done with approved leave: days given back, and maternity leave that goes on. */
import * as z from 'zod/mini';
import { day, id, lines, optional } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { leaveRequest } from './records/leave-request.ts';
import { leaveReturn } from './records/leave-return.ts';

const path = '/gateway/vacation/web/leaveRequest';
const errors = ['notFound', 'badInput', 'noPermission', 'notNow', 'conflict'] as const;

export const returnFromLeave = defineCall({
  name: 'vacation.leaveRequest.return',
  path: `${path}/returnFromLeave`,
  service: 'vacation',
  access: { kind: 'function', functionId: `${leaveReturn.functionId}.edit` },
  effect: 'write',
  request: z.strictObject({
    leaveRequestId: id,
    fromOn: day,
    toOn: day,
    reason: optional(lines(1, 500)),
  }),
  result: z.object({ pending: z.boolean() }),
  errors: [...errors],
  doc: 'Gives days of an approved leave back: it waits for its approval, or takes effect at once where there is no route.',
});

export const extendLeave = defineCall({
  name: 'vacation.leaveRequest.extend',
  path: `${path}/extendLeave`,
  service: 'vacation',
  access: { kind: 'function', functionId: `${leaveRequest.functionId}.edit` },
  effect: 'write',
  request: z.strictObject({ leaveRequestId: id, toOn: day, reason: optional(lines(1, 500)) }),
  result: z.object({ pending: z.boolean() }),
  errors: [...errors],
  doc: 'Asks for supplementary leave of the same type from the day after an approved leave on: a birth that is difficult, or of twins.',
});

/** The calls about approved leave. */
export const leaveReturnOwnCalls = { returnFromLeave, extendLeave };
