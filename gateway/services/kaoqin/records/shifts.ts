import { shift } from '#bridge/calls/kaoqin/records/shift.ts';
import { shiftWords } from '#bridge/calls/kaoqin/records/shift.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';
import { rejudgeSoon } from '../days/rejudge-job.ts';

/** What of a shift says nothing about days. */
const looks = new Set(['name', 'colour', 'note']);

/** Shifts in their table; the open days that have one are judged again when its times change. */
export const shifts = bindRecord(shift, {
  table: 'shift',
  words: shiftWords,
  rules: {
    async effects(changes, context) {
      for (const { id, action, changed } of changes) {
        const isTimes = [...changed].some((name) => !looks.has(name));
        if (action === 'update' && isTimes) await rejudgeSoon(context, { kind: 'shift', id });
      }
    },
  },
});
