import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { dayField, lines, reference, text } from '../../record/field.ts';
import { requestStates } from './request-states.ts';

/** Buka: a punch that is missing. The punches that there are stay as they are. */
export const punchPatch = defineRecord({
  name: 'punchPatch',
  base: '/gateway/kaoqin/web/punchPatch',
  functionId: 'attendance.patches',
  route: '/patches/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    day: dayField({ required: true }),
    at: text(5, { required: true, format: 'clock' }),
    reason: lines(500, { required: true }),
  },
  title: 'employment',
  key: ['employment', 'day', 'at'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'day', 'at', 'reason'],
    filters: ['employment', 'day'],
    sorts: ['employment', 'day'],
    sort: { column: 'day', direction: 'desc' },
    search: [],
  },
  sections: {
    basic: ['employment', 'day', 'at', 'reason'],
  },
  states: requestStates,
});

/** Reads and changes missing punches. */
export const punchPatchCalls = recordCalls(punchPatch);
