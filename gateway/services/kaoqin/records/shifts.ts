import { shift } from '#bridge/calls/kaoqin/records/shift.ts';
import { shiftWords } from '#bridge/calls/kaoqin/records/shift.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';

/** Shifts in their table. */
export const shifts = bindRecord(shift, { table: 'shift', words: shiftWords });
