import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, decimal, integer, lines, text } from '../../record/field.ts';

/** Kecheng: what is taught. Its sessions are open for enrolment while the course is open. */
export const trainingCourse = defineRecord({
  name: 'trainingCourse',
  base: '/gateway/elephantstep/web/course',
  functionId: 'training.courses',
  route: '/courses/:id',
  fields: {
    code: text(20, { required: true, unique: true }),
    name: text(80, { required: true }),
    kind: choice(['classroom', 'online', 'mixed', 'external'], { required: true }),
    hours: decimal({ digits: 6, scale: 2 }),
    // Percent of the days that must be signed for the course to count as attended.
    presence: integer({ min: 1, max: 100 }, { required: true }),
    cost: decimal({ digits: 12, scale: 2 }, { right: 'hidden' }),
    description: lines(4000),
  },
  title: 'name',
  key: ['code'],
  range: { of: 'company' },
  list: {
    columns: ['code', 'name', 'kind', 'hours', 'presence'],
    filters: ['kind'],
    sorts: ['code', 'name'],
    sort: { column: 'code', direction: 'asc' },
    search: ['name', 'code'],
  },
  sections: {
    basic: ['code', 'name', 'kind', 'hours', 'presence', 'cost'],
    content: ['description'],
  },
  states: {
    values: ['draft', 'open', 'retired'],
    initial: 'draft',
    moves: {
      publish: { from: ['draft', 'retired'], to: 'open' },
      retire: { from: ['open'], to: 'retired' },
    },
    tones: { open: 'accent' },
  },
});

/** Reads and changes courses. */
export const trainingCourseCalls = recordCalls(trainingCourse);
