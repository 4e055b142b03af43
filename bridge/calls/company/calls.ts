import type { CallTable } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { itemMap, itemMapCategory } from './dictionaries.ts';
import { getBatchModifyCondition, getQuery, updateZPCustFieldRage } from './quick-query.ts';
import { dictionaryCategoryCalls } from './records/dictionary-category.ts';
import { dictionaryItemCalls } from './records/dictionary-item.ts';
import { legalEntityCalls } from './records/legal-entity.ts';
import { workPlaceCalls } from './records/work-place.ts';
import { companySettings, loadWatermark, saveCompanyProfile, saveNumberRule } from './settings.ts';
import { addSample, removeSample, startCard, startState } from './start.ts';

/** Written out: the type of a large table is too long to be inferred into a declaration. */
type CompanyRecordCalls = KeyedCalls<'workPlace', typeof workPlaceCalls> &
  KeyedCalls<'legalEntity', typeof legalEntityCalls> &
  KeyedCalls<'dictionaryCategory', typeof dictionaryCategoryCalls> &
  KeyedCalls<'dictionaryItem', typeof dictionaryItemCalls>;

const ownCalls = {
  companySettings,
  saveCompanyProfile,
  saveNumberRule,
  loadWatermark,
  itemMap,
  itemMapCategory,
  getQuery,
  updateZPCustFieldRage,
  getBatchModifyCondition,
  startState,
  addSample,
  removeSample,
  startCard,
};

/** What a company says about itself: settings, places of work, legal entities, its own lists of words. */
export const companyCalls: typeof ownCalls & CompanyRecordCalls = {
  ...ownCalls,
  ...keyed('workPlace', workPlaceCalls),
  ...keyed('legalEntity', legalEntityCalls),
  ...keyed('dictionaryCategory', dictionaryCategoryCalls),
  ...keyed('dictionaryItem', dictionaryItemCalls),
} satisfies CallTable;
