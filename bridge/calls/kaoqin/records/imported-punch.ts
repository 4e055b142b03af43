import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { dayField, reference, text } from '../../record/field.ts';

/** Daka daoru: a punch of a sheet or of a terminal that is not connected. It counts at once. */
export const importedPunch = defineRecord({
  name: 'importedPunch',
  base: '/gateway/kaoqin/web/importedPunch',
  functionId: 'attendance.punches',
  route: '/punches/:id',
  fields: {
    employment: reference('employment', { required: true }),
    day: dayField({ required: true }),
    at: text(5, { required: true, format: 'clock' }),
    device: text(60),
  },
  title: 'employment',
  key: ['employment', 'day', 'at'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'day', 'at', 'device'],
    filters: ['employment', 'day'],
    sorts: ['employment', 'day'],
    sort: { column: 'day', direction: 'desc' },
    search: ['device'],
  },
  sections: { basic: ['employment', 'day', 'at', 'device'] },
});

/** Reads and changes imported punches. */
export const importedPunchCalls = recordCalls(importedPunch);
