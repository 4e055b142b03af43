import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { flag, integer, reference, text } from '../../record/field.ts';

/** One word of a list that the company keeps itself. */
export const dictionaryItem = defineRecord({
  name: 'dictionaryItem',
  base: '/gateway/joyhr/web/dictionaryItem',
  functionId: 'system.dictionary-items',
  route: '/dictionary-items/:id',
  fields: {
    category: reference('dictionaryCategory', { required: true, fixed: true }),
    // What is kept where the word is chosen, so it never changes.
    code: text(40, { required: true, fixed: true }),
    nameZh: text(60, { required: true }),
    nameEn: text(60, { required: true }),
    sortOrder: integer({ min: 0, max: 9999 }, { required: true }),
    disabled: flag({ required: true }),
  },
  title: 'nameZh',
  key: ['category', 'code'],
  range: { of: 'company' },
  list: {
    columns: ['category', 'code', 'nameZh', 'nameEn', 'sortOrder', 'disabled'],
    filters: ['category', 'disabled'],
    sorts: ['code', 'sortOrder'],
    sort: { column: 'sortOrder', direction: 'asc' },
    search: ['code', 'nameZh', 'nameEn'],
  },
  sections: { basic: ['category', 'code', 'nameZh', 'nameEn', 'sortOrder', 'disabled'] },
});

/** Reads and changes the items of the dictionary. */
export const dictionaryItemCalls = recordCalls(dictionaryItem);
