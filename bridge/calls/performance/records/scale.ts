import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, decimal, text } from '../../record/field.ts';

/** Dengji: the levels a result can have, the best first, with the shares the company wants. */
export const performanceScale = defineRecord({
  name: 'performanceScale',
  base: '/gateway/performance/web/scale',
  functionId: 'performance.scales',
  route: '/scales/:id',
  fields: { name: text(40, { required: true, unique: true }) },
  title: 'name',
  key: ['name'],
  range: { of: 'company' },
  list: {
    columns: ['name'],
    filters: [],
    sorts: ['name'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name'],
  },
  sections: { basic: ['name'] },
  lines: {
    levels: {
      most: 9,
      fields: {
        code: text(4, { required: true }),
        name: text(20, { required: true }),
        nameEn: text(30, { required: true }),
        // The least score of the level; the levels are ordered by it.
        least: decimal({ digits: 5, scale: 2 }, { required: true }),
        // Percent of the people of a pool.
        share: decimal({ digits: 5, scale: 2 }),
        rule: choice(['none', 'atMost', 'atLeast', 'exact'], { required: true }),
      },
    },
  },
});

/** Reads and changes scales. */
export const performanceScaleCalls = recordCalls(performanceScale);
