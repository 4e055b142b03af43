import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, dayField, lines, text } from '../../record/field.ts';

/** A day on which the calendar of the company differs from that of the State Council, or that names it. */
export const calendarDay = defineRecord({
  name: 'calendarDay',
  base: '/gateway/kaoqin/web/calendarDay',
  functionId: 'attendance.calendar',
  route: '/calendar/:id',
  fields: {
    day: dayField({ required: true, unique: true }),
    kind: choice(['statutory-holiday', 'rest-day', 'workday'], { required: true }),
    name: text(40, { required: true }),
    note: lines(200),
  },
  title: 'name',
  key: ['day'],
  range: { of: 'company' },
  list: {
    columns: ['day', 'name', 'kind', 'note'],
    filters: ['kind', 'day'],
    sorts: ['day'],
    sort: { column: 'day', direction: 'desc' },
    search: ['name'],
  },
  sections: {
    basic: ['day', 'name', 'kind', 'note'],
  },
});

/** Reads and changes calendar days. */
export const calendarDayCalls = recordCalls(calendarDay);
