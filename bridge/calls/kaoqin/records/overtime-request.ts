import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import { choice, dayField, lines, reference, text } from '../../record/field.ts';
import { requestStates } from './request-states.ts';

/** Jiaban: overtime that somebody asks for. */
export const overtimeRequest = defineRecord({
  name: 'overtimeRequest',
  base: '/gateway/kaoqin/web/overtimeRequest',
  functionId: 'attendance.overtime',
  route: '/overtime/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    day: dayField({ required: true }),
    fromAt: text(5, { required: true, format: 'clock' }),
    toAt: text(5, { required: true, format: 'clock' }),
    settle: choice(['pay', 'rest'], { required: true }),
    reason: lines(500, { required: true }),
  },
  title: 'employment',
  key: ['employment', 'day', 'fromAt'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'day', 'fromAt', 'toAt', 'settle', 'reason'],
    filters: ['employment', 'day', 'settle'],
    sorts: ['employment', 'day'],
    sort: { column: 'day', direction: 'desc' },
    search: [],
  },
  sections: {
    basic: ['employment', 'day', 'fromAt', 'toAt', 'settle', 'reason'],
  },
  states: requestStates,
  check: checkTimes,
});

/** Reads and changes overtime requests. */
export const overtimeRequestCalls = recordCalls(overtimeRequest);

function checkTimes({
  fromAt,
  toAt,
}: {
  readonly fromAt: string;
  readonly toAt: string;
}): FieldProblem<'toAt'>[] {
  return toAt <= fromAt ? [{ field: 'toAt', issue: 'dateOrder' }] : [];
}
