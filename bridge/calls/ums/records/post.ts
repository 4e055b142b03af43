import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, dayField, integer, reference, text, virtual } from '../../record/field.ts';

/** Zhiwei: what people do, whatever the organisation, such as accountant. */
export const post = defineRecord({
  name: 'post',
  base: '/gateway/ums/web/zhiwei',
  paths: { page: 'getZhiweiPageByZhileiId' },
  functionId: 'ums.posts',
  route: '/posts/:id',
  fields: {
    code: text(30, { required: true, unique: true }),
    name: text(60, { required: true }),
    category: reference('postCategory', { required: true }),
    // By it women reach the statutory retirement age earlier or later.
    workKind: choice(['specialist', 'operator']),
    gradeFrom: reference('grade'),
    gradeTo: reference('grade'),
    closedOn: dayField(),
    status: virtual(choice(['open', 'closed']), { from: ['closedOn'] }),
    headCount: virtual(integer({ min: 0, max: 999_999 }), { from: [] }),
  },
  title: 'name',
  key: ['code'],
  range: { of: 'company' },
  list: {
    columns: ['code', 'name', 'category', 'gradeFrom', 'gradeTo', 'headCount', 'status'],
    filters: ['category', 'workKind', 'status'],
    sorts: ['code', 'name', 'category'],
    sort: { column: 'code', direction: 'asc' },
    search: ['code', 'name'],
    figures: 'status',
  },
  sections: {
    basic: ['code', 'name', 'category', 'workKind', 'status', 'headCount'],
    grades: ['gradeFrom', 'gradeTo'],
    end: ['closedOn'],
  },
});

/** Reads and changes posts. */
export const postCalls = recordCalls(post);
