import type { ReactElement } from 'react';
import {
  dictionaryCategory,
  dictionaryCategoryCalls,
} from '#bridge/calls/company/records/dictionary-category.ts';
import { dictionaryCategoryWords } from '#bridge/calls/company/records/dictionary-category.words.ts';
import { legalEntity, legalEntityCalls } from '#bridge/calls/company/records/legal-entity.ts';
import { legalEntityWords } from '#bridge/calls/company/records/legal-entity.words.ts';
import { workPlace, workPlaceCalls } from '#bridge/calls/company/records/work-place.ts';
import { workPlaceWords } from '#bridge/calls/company/records/work-place.words.ts';
import { personTag, personTagCalls } from '#bridge/calls/message/records/person-tag.ts';
import { personTagWords } from '#bridge/calls/message/records/person-tag.words.ts';
import { RecordPage } from '../parts/record-page.tsx';

/** Where people of the company work. */
export function WorkPlaces(): ReactElement {
  return (
    <RecordPage
      code="system.places"
      record={workPlace}
      words={workPlaceWords}
      calls={workPlaceCalls}
    />
  );
}

/** Who signs contracts and pays. */
export function LegalEntities(): ReactElement {
  return (
    <RecordPage
      code="system.legal-entities"
      record={legalEntity}
      words={legalEntityWords}
      calls={legalEntityCalls}
    />
  );
}

/** The lists of words that the company keeps itself. */
export function DictionaryCategories(): ReactElement {
  return (
    <RecordPage
      code="system.dictionary-categories"
      record={dictionaryCategory}
      words={dictionaryCategoryWords}
      calls={dictionaryCategoryCalls}
    />
  );
}

/** People whom messages reach together. */
export function PersonTags(): ReactElement {
  return (
    <RecordPage
      code="system.person-tags"
      record={personTag}
      words={personTagWords}
      calls={personTagCalls}
    />
  );
}
