import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { integer, text } from '../../record/field.ts';

/** A step of the ladder that people and posts are graded on, such as P5. */
export const grade = defineRecord({
  name: 'grade',
  base: '/gateway/ums/web/grade',
  functionId: 'ums.grades',
  route: '/grades/:id',
  fields: {
    // Jobs name a grade by its code.
    code: text(16, { required: true, fixed: true, unique: true }),
    name: text(60, { required: true }),
    rank: integer({ min: 1, max: 999 }, { required: true, unique: true }),
  },
  title: 'code',
  key: ['code'],
  range: { of: 'company' },
  list: {
    columns: ['code', 'name', 'rank'],
    filters: ['rank'],
    sorts: ['code', 'rank'],
    sort: { column: 'rank', direction: 'asc' },
    search: ['code', 'name'],
  },
  sections: { basic: ['code', 'name', 'rank'] },
});

/** Reads and changes grades. */
export const gradeCalls = recordCalls(grade);
