import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import { choice, dayField, lines, reference } from '../../record/field.ts';

/** The shift of one person for some days, before what the attendance group says. */
export const shiftAssignment = defineRecord({
  name: 'shiftAssignment',
  base: '/gateway/kaoqin/web/shiftAssignment',
  functionId: 'attendance.assignments',
  route: '/assignments/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    shift: reference('shift', { required: true }),
    fromOn: dayField({ required: true }),
    toOn: dayField(),
    workDays: choice(['five', 'six', 'seven'], { required: true }),
    note: lines(200),
  },
  title: 'employment',
  key: ['employment', 'fromOn'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'shift', 'fromOn', 'toOn', 'workDays'],
    filters: ['shift', 'fromOn'],
    sorts: ['employment', 'fromOn'],
    sort: { column: 'fromOn', direction: 'desc' },
    search: [],
  },
  sections: {
    basic: ['employment', 'shift', 'workDays'],
    days: ['fromOn', 'toOn', 'note'],
  },
  check: checkDays,
});

/** Reads and changes personal shifts. */
export const shiftAssignmentCalls = recordCalls(shiftAssignment);

function checkDays({
  fromOn,
  toOn,
}: {
  readonly fromOn: string;
  readonly toOn: string | null;
}): FieldProblem<'toOn'>[] {
  return toOn !== null && toOn < fromOn ? [{ field: 'toOn', issue: 'dateOrder' }] : [];
}
