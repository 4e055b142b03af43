import { education } from '#bridge/calls/joyhr/records/education.ts';
import { educationWords } from '#bridge/calls/joyhr/records/education.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';
import { keepPersons } from './keep-persons.ts';

/** Education in its table. */
export const educations = bindRecord(education, {
  table: 'education',
  words: educationWords,
  rules: { effects: (changes, context) => keepPersons('education', changes, context) },
});
