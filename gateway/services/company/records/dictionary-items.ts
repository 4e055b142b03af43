import { dictionaryItem } from '#bridge/calls/company/records/dictionary-item.ts';
import { dictionaryItemWords } from '#bridge/calls/company/records/dictionary-item.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';

/** The items of the dictionary in their table. */
export const dictionaryItems = bindRecord(dictionaryItem, {
  table: 'dictionary_item',
  words: dictionaryItemWords,
});
