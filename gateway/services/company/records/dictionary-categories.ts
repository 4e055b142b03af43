import { dictionaryCategory } from '#bridge/calls/company/records/dictionary-category.ts';
import { dictionaryCategoryWords } from '#bridge/calls/company/records/dictionary-category.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';

/** The categories of the dictionary in their table. */
export const dictionaryCategories = bindRecord(dictionaryCategory, {
  table: 'dictionary_category',
  words: dictionaryCategoryWords,
});
