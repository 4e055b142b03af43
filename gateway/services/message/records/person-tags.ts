import { personTag } from '#bridge/calls/message/records/person-tag.ts';
import { personTagWords } from '#bridge/calls/message/records/person-tag.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';

/** Tags in their table. */
export const personTags = bindRecord(personTag, {
  table: 'person_tag',
  words: personTagWords,
  lines: { members: { table: 'person_tag_member', owner: 'tag_id' } },
});
