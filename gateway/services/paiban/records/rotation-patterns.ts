import { rotationPattern } from '#bridge/calls/paiban/records/rotation-pattern.ts';
import { rotationPatternWords } from '#bridge/calls/paiban/records/rotation-pattern.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';

/** The patterns of rotations in their table. Whether its shifts are there is said where a pattern is used: they come and go. */
export const rotationPatterns = bindRecord(rotationPattern, {
  table: 'rotation_pattern',
  words: rotationPatternWords,
});
