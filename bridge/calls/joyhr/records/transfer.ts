import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, dayField, lines, reference, text } from '../../record/field.ts';
import { changeStates } from './change-states.ts';

/** Diaodong: an employee has another job from a day on. What is left empty stays as it is. */
export const transfer = defineRecord({
  name: 'transfer',
  base: '/gateway/joyhr/web/transfer',
  functionId: 'personnel.transfers',
  route: '/changes/transfers/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    kind: choice(['transfer', 'promotion', 'correction'], { required: true }),
    effectiveOn: dayField({ required: true }),
    organ: reference('organ'),
    post: reference('post'),
    position: reference('position'),
    grade: reference('grade'),
    manager: reference('employment'),
    workPlace: text(80),
    note: lines(500),
  },
  title: 'employment',
  key: ['employment', 'effectiveOn'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'kind', 'effectiveOn', 'organ', 'post', 'grade', 'manager'],
    filters: ['effectiveOn', 'kind'],
    sorts: ['employment', 'effectiveOn'],
    sort: { column: 'effectiveOn', direction: 'desc' },
    search: [],
  },
  sections: {
    basic: ['employment', 'kind', 'effectiveOn'],
    job: ['organ', 'post', 'position', 'grade', 'manager', 'workPlace'],
    more: ['note'],
  },
  states: changeStates,
});

/** Reads and changes transfers. */
export const transferCalls = recordCalls(transfer);
