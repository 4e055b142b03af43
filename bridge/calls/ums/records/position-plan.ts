import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { dayField, integer, lines, reference } from '../../record/field.ts';

/**
 * Bianzhi: how many people a position is planned for from a day on, until its next plan begins. Before the first one the
 * plan of the position itself holds.
 */
export const positionPlan = defineRecord({
  name: 'positionPlan',
  base: '/gateway/ums/web/bianzhi',
  functionId: 'ums.position-plans',
  route: '/position-plans/:id',
  fields: {
    // The organisation of the position.
    organ: reference('organ', { required: true, fixed: true }),
    position: reference('position', { required: true, fixed: true }),
    fromOn: dayField({ required: true }),
    planned: integer({ min: 0, max: 9999 }, { required: true }),
    reason: lines(300),
  },
  title: 'position',
  key: ['position', 'fromOn'],
  range: { of: 'organ', field: 'organ' },
  list: {
    columns: ['organ', 'position', 'fromOn', 'planned', 'reason'],
    filters: ['organ', 'position', 'fromOn', 'planned'],
    sorts: ['fromOn', 'planned'],
    sort: { column: 'fromOn', direction: 'desc' },
    search: [],
  },
  sections: { basic: ['organ', 'position', 'fromOn', 'planned', 'reason'] },
});

/** Reads and changes plans of positions. */
export const positionPlanCalls = recordCalls(positionPlan);
