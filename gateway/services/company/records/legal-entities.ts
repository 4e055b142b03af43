import { legalEntity } from '#bridge/calls/company/records/legal-entity.ts';
import { legalEntityWords } from '#bridge/calls/company/records/legal-entity.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';

/** Legal entities in their table. */
export const legalEntities = bindRecord(legalEntity, {
  table: 'legal_entity',
  words: legalEntityWords,
});
