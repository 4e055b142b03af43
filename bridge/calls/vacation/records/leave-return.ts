import { requestStates } from '../../kaoqin/records/request-states.ts';
import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import { dayField, lines, reference } from '../../record/field.ts';

/** Xiaojia: somebody comes back before the leave is over, and the days that are left are given back. */
export const leaveReturn = defineRecord({
  name: 'leaveReturn',
  base: '/gateway/vacation/web/leaveReturn',
  functionId: 'attendance.returns',
  route: '/returns/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    fromOn: dayField({ required: true }),
    toOn: dayField({ required: true }),
    reason: lines(500),
  },
  title: 'employment',
  key: ['employment', 'fromOn'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'fromOn', 'toOn', 'reason'],
    filters: ['employment', 'fromOn'],
    sorts: ['employment', 'fromOn'],
    sort: { column: 'fromOn', direction: 'desc' },
    search: [],
  },
  sections: { basic: ['employment', 'fromOn', 'toOn', 'reason'] },
  states: {
    values: requestStates.values,
    initial: 'draft',
    moves: { submit: requestStates.moves.submit, withdraw: requestStates.moves.withdraw },
    tones: requestStates.tones,
    closed: requestStates.closed,
  },
  check: ({ fromOn, toOn }): FieldProblem<'toOn'>[] =>
    toOn < fromOn ? [{ field: 'toOn', issue: 'dateOrder' }] : [],
});

/** Reads and changes returns from leave. */
export const leaveReturnCalls = recordCalls(leaveReturn);
