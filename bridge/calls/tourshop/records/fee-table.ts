import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, integer, lines, text } from '../../record/field.ts';

/** Tuigai guize: what a cancellation costs by the days before departure. A booking keeps a copy. */
export const tourFeeTable = defineRecord({
  name: 'tourFeeTable',
  base: '/gateway/tourshop/web/feeTable',
  functionId: 'tourdesk.fees',
  route: '/fees/:id',
  fields: {
    name: text(60, { required: true, unique: true }),
    kind: choice(['domestic', 'outbound', 'own'], { required: true }),
    note: lines(500),
  },
  title: 'name',
  key: ['name'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'kind', 'note'],
    filters: ['kind'],
    sorts: ['name'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name'],
  },
  sections: { basic: ['name', 'kind', 'note'] },
  lines: {
    steps: {
      fields: {
        daysFrom: integer({ min: 0, max: 365 }, { required: true }),
        // Empty is without an end.
        daysTo: integer({ min: 0, max: 365 }),
        percent: integer({ min: 0, max: 100 }, { required: true }),
      },
      most: 12,
    },
  },
  states: {
    values: ['active', 'replaced'],
    initial: 'active',
    moves: {
      replace: { from: ['active'], to: 'replaced' },
      restore: { from: ['replaced'], to: 'active' },
    },
    tones: { active: 'good' },
  },
});

/** Reads and changes fee tables. */
export const tourFeeTableCalls = recordCalls(tourFeeTable);
