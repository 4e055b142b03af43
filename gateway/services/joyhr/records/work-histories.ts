import { workHistory } from '#bridge/calls/joyhr/records/work-history.ts';
import { workHistoryWords } from '#bridge/calls/joyhr/records/work-history.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';

/** Work history in its table. */
export const workHistories = bindRecord(workHistory, {
  table: 'work_history',
  words: workHistoryWords,
});
