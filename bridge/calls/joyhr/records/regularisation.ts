import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { dayField, lines, reference } from '../../record/field.ts';
import { changeStates } from './change-states.ts';

/** Zhuanzheng: the probation of an employee ends and the employment goes on. */
export const regularisation = defineRecord({
  name: 'regularisation',
  base: '/gateway/joyhr/web/regularisation',
  functionId: 'personnel.regularisations',
  route: '/changes/regularisations/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    // The first day after the probation.
    effectiveOn: dayField({ required: true }),
    assessment: lines(1000),
  },
  title: 'employment',
  key: ['employment', 'effectiveOn'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'effectiveOn'],
    filters: ['effectiveOn'],
    sorts: ['employment', 'effectiveOn'],
    sort: { column: 'effectiveOn', direction: 'desc' },
    search: [],
  },
  sections: { basic: ['employment', 'effectiveOn', 'assessment'] },
  states: changeStates,
});

/** Reads and changes regularisations. */
export const regularisationCalls = recordCalls(regularisation);
