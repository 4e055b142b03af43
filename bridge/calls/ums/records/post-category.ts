import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { integer, reference, text } from '../../record/field.ts';

/** Zhilei: a family of posts, such as engineering or sales. */
export const postCategory = defineRecord({
  name: 'postCategory',
  base: '/gateway/ums/web/zhilei',
  functionId: 'ums.post-categories',
  route: '/post-categories/:id',
  fields: {
    code: text(30, { required: true, unique: true }),
    name: text(60, { required: true }),
    parent: reference('postCategory'),
    sortOrder: integer({ min: 0, max: 9999 }, { required: true }),
  },
  title: 'name',
  key: ['code'],
  range: { of: 'company' },
  list: {
    columns: ['code', 'name', 'parent', 'sortOrder'],
    filters: ['parent'],
    sorts: ['code', 'name', 'sortOrder'],
    sort: { column: 'sortOrder', direction: 'asc' },
    search: ['code', 'name'],
  },
  sections: { basic: ['code', 'name', 'parent', 'sortOrder'] },
});

/** Reads and changes post categories. */
export const postCategoryCalls = recordCalls(postCategory);
