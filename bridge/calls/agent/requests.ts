/** Requests that a confirmed draft becomes and that no other call makes and sends in one. */
import * as z from 'zod/mini';
import { wallTime } from '../kaoqin/time-terms.ts';
import { day, lines, text } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';

const shared = {
  service: 'agent',
  caller: 'shell',
  access: { kind: 'session' },
  effect: 'write',
  result: z.object({ pending: z.boolean() }),
} as const;
const errors = ['notFound', 'badInput', 'noPermission', 'notNow', 'conflict'] as const;
const path = '/gateway/agent/request';

export const sendOvertime = defineCall({
  ...shared,
  name: 'agent.request.overtime',
  path: `${path}/overtime`,
  request: z.strictObject({
    day,
    fromAt: wallTime,
    toAt: wallTime,
    settle: z.enum(['pay', 'rest'], 'choice'),
    reason: lines(1, 500),
  }),
  errors,
  doc: 'Asks for own overtime: made and sent in one, by the rights over the record.',
});

export const sendTrip = defineCall({
  ...shared,
  name: 'agent.request.trip',
  path: `${path}/trip`,
  request: z.strictObject({ fromOn: day, toOn: day, place: text(1, 80), reason: lines(1, 500) }),
  errors,
  doc: 'Asks for an own trip: made and sent in one, by the rights over the record.',
});

/** The calls of requests. */
export const agentRequestCalls = { sendOvertime, sendTrip } as const satisfies CallTable;
