import type { BoundRecord } from '#gateway/record/binding.ts';
import { dictionaryCategories } from './dictionary-categories.ts';
import { dictionaryItems } from './dictionary-items.ts';
import { legalEntities } from './legal-entities.ts';
import { workPlaces } from './work-places.ts';

/** The records of a company. */
export const companyRecords: readonly BoundRecord[] = [
  workPlaces,
  legalEntities,
  dictionaryCategories,
  dictionaryItems,
];
