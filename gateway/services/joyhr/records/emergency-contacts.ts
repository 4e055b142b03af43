import { emergencyContact } from '#bridge/calls/joyhr/records/emergency-contact.ts';
import { emergencyContactWords } from '#bridge/calls/joyhr/records/emergency-contact.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';
import { keepPersons } from './keep-persons.ts';

/** Emergency contacts in their table. */
export const emergencyContacts = bindRecord(emergencyContact, {
  table: 'emergency_contact',
  words: emergencyContactWords,
  rules: { effects: (changes, context) => keepPersons('emergency_contact', changes, context) },
});
