import { tripRequest } from '#bridge/calls/kaoqin/records/trip-request.ts';
import { tripRequestWords } from '#bridge/calls/kaoqin/records/trip-request.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';
import { reevaluate } from '../days/reevaluate.ts';

/** Trips in their table; their days are judged again when one takes effect or is cancelled. */
export const tripRequests = bindRecord(tripRequest, {
  table: 'trip_request',
  words: tripRequestWords,
  rules: {
    async effects(changes, context) {
      for (const { action, after } of changes) {
        if (action !== 'move') continue;
        const range = { from: after.fromOn, to: after.toOn };
        await reevaluate(context, [after.employment], range, 'trip');
      }
    },
  },
});
