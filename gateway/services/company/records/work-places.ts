import { workPlace } from '#bridge/calls/company/records/work-place.ts';
import { workPlaceWords } from '#bridge/calls/company/records/work-place.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';

/** The places of work in their table. */
export const workPlaces = bindRecord(workPlace, {
  table: 'work_place',
  words: workPlaceWords,
});
