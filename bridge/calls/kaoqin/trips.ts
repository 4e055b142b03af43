/** What is done with approved trips. */
import * as z from 'zod/mini';
import { day, id, lines } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { tripRequest } from './records/trip-request.ts';

export const finishTrip = defineCall({
  name: 'kaoqin.tripRequest.finish',
  path: '/gateway/kaoqin/web/tripRequest/finishEarly',
  service: 'kaoqin',
  access: { kind: 'function', functionId: `${tripRequest.functionId}.edit` },
  effect: 'write',
  request: z.strictObject({
    tripRequestId: id,
    /** The day on which it ends now. */
    toOn: day,
    reason: lines(1, 500),
  }),
  result: z.null(),
  errors: ['notFound', 'badInput', 'noPermission', 'notNow'],
  doc: 'Ends an approved trip on an earlier day: the days after it are judged without it.',
});

/** The calls about approved trips. */
export const tripOwnCalls = { finishTrip };
