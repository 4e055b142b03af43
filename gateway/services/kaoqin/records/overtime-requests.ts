import { overtimeRequest } from '#bridge/calls/kaoqin/records/overtime-request.ts';
import { overtimeRequestWords } from '#bridge/calls/kaoqin/records/overtime-request.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';
import { reevaluate } from '../days/reevaluate.ts';

/** Requests for overtime in their table; the day is judged again when one takes effect or is cancelled. */
export const overtimeRequests = bindRecord(overtimeRequest, {
  table: 'overtime_request',
  words: overtimeRequestWords,
  rules: {
    async effects(changes, context) {
      for (const { action, after } of changes) {
        if (action !== 'move') continue;
        const range = { from: after.day, to: after.day };
        await reevaluate(context, [after.employment], range, 'overtime');
      }
    },
  },
});
