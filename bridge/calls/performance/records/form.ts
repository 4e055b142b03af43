import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import { decimal, text } from '../../record/field.ts';

/** Pinggubiao: what a review asks besides the score of each goal. */
export const reviewForm = defineRecord({
  name: 'reviewForm',
  base: '/gateway/performance/web/reviewForm',
  functionId: 'performance.forms',
  route: '/forms/:id',
  fields: {
    name: text(40, { required: true, unique: true }),
    // Percent of a review's score that the goals make; the questions make the rest.
    goalWeight: decimal({ digits: 5, scale: 2 }, { required: true }),
  },
  title: 'name',
  key: ['name'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'goalWeight'],
    filters: [],
    sorts: ['name'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name'],
  },
  sections: { basic: ['name', 'goalWeight'] },
  lines: {
    questions: {
      most: 30,
      fields: {
        name: text(60, { required: true }),
        nameEn: text(80, { required: true }),
        hint: text(200),
        weight: decimal({ digits: 5, scale: 2 }, { required: true }),
      },
    },
  },
  check: ({ goalWeight }): FieldProblem<'goalWeight'>[] =>
    Number(goalWeight) > 100 ? [{ field: 'goalWeight', issue: 'tooLarge', max: 100 }] : [],
});

/** Reads and changes forms. */
export const reviewFormCalls = recordCalls(reviewForm);
