import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { dayField, lines, reference, text } from '../../record/field.ts';

/** Where an employee worked before. */
export const workHistory = defineRecord({
  name: 'workHistory',
  base: '/gateway/joyhr/web/workHistory',
  functionId: 'personnel.work-history',
  route: '/work-histories/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    company: text(120, { required: true }),
    post: text(80, { required: true }),
    fromOn: dayField({ required: true }),
    toOn: dayField({ required: true }),
    leftReason: text(200),
    refereeName: text(60),
    refereePhone: text(30, { format: 'phone', right: 'masked', mask: 'ends' }),
    duties: lines(1000),
  },
  title: 'company',
  key: ['employment', 'company', 'fromOn'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'company', 'post', 'fromOn', 'toOn', 'leftReason'],
    filters: ['employment', 'toOn'],
    sorts: ['employment', 'fromOn', 'toOn'],
    sort: { column: 'fromOn', direction: 'desc' },
    search: ['company', 'post'],
  },
  sections: {
    basic: ['employment', 'company', 'post', 'fromOn', 'toOn', 'leftReason', 'duties'],
    referee: ['refereeName', 'refereePhone'],
  },
  check: ({ fromOn, toOn }) => (toOn < fromOn ? [{ field: 'toOn', issue: 'dateOrder' }] : []),
});

/** Reads and changes work history. */
export const workHistoryCalls = recordCalls(workHistory);
