import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { integer, lines, text } from '../../record/field.ts';

/** A list of words that the company keeps itself, such as the reasons for which people leave. */
export const dictionaryCategory = defineRecord({
  name: 'dictionaryCategory',
  base: '/gateway/joyhr/web/dictionaryCategory',
  functionId: 'system.dictionary-categories',
  route: '/dictionary-categories/:id',
  fields: {
    // Screens ask for a list by its code.
    code: text(40, { required: true, fixed: true, unique: true }),
    nameZh: text(60, { required: true }),
    nameEn: text(60, { required: true }),
    sortOrder: integer({ min: 0, max: 9999 }, { required: true }),
    note: lines(500),
  },
  title: 'nameZh',
  key: ['code'],
  range: { of: 'company' },
  list: {
    columns: ['code', 'nameZh', 'nameEn', 'sortOrder', 'note'],
    filters: [],
    sorts: ['code', 'sortOrder'],
    sort: { column: 'sortOrder', direction: 'asc' },
    search: ['code', 'nameZh', 'nameEn'],
  },
  sections: { basic: ['code', 'nameZh', 'nameEn', 'sortOrder', 'note'] },
});

/** Reads and changes the categories of the dictionary. */
export const dictionaryCategoryCalls = recordCalls(dictionaryCategory);
