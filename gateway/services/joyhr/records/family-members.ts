import { familyMember } from '#bridge/calls/joyhr/records/family-member.ts';
import { familyMemberWords } from '#bridge/calls/joyhr/records/family-member.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';

/** Family members in their table. */
export const familyMembers = bindRecord(familyMember, {
  table: 'family_member',
  words: familyMemberWords,
});
