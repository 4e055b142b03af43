import { requestStates } from '../../kaoqin/records/request-states.ts';
import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import { choice, dayField, decimal, lines, reference, text, virtual } from '../../record/field.ts';

/** Qingjia: leave that somebody asks for: days, halves of days, or hours. */
export const leaveRequest = defineRecord({
  name: 'leaveRequest',
  base: '/gateway/vacation/web/leaveRequest',
  functionId: 'attendance.leave',
  route: '/leave/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    type: reference('leaveType', { required: true }),
    fromOn: dayField({ required: true }),
    fromHalf: choice(['am', 'pm'], { required: true }),
    toOn: dayField({ required: true }),
    toHalf: choice(['am', 'pm'], { required: true }),
    // Of a type that is taken by the hour, on the clock of the shift's day.
    fromAt: text(5, { format: 'clock' }),
    toAt: text(5, { format: 'clock' }),
    reason: lines(500),
    days: virtual(decimal({ digits: 8, scale: 2 }), { from: ['fromOn', 'toOn'] }),
  },
  title: 'employment',
  key: ['employment', 'fromOn', 'fromHalf'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'type', 'fromOn', 'toOn', 'days', 'reason'],
    filters: ['employment', 'type', 'fromOn'],
    sorts: ['employment', 'fromOn'],
    sort: { column: 'fromOn', direction: 'desc' },
    search: [],
  },
  sections: {
    basic: [
      'employment',
      'type',
      'fromOn',
      'fromHalf',
      'fromAt',
      'toOn',
      'toHalf',
      'toAt',
      'days',
      'reason',
    ],
  },
  states: requestStates,
  check: checkSpan,
});

/** Reads and changes leave requests. */
export const leaveRequestCalls = recordCalls(leaveRequest);

interface LeaveSpan {
  readonly fromOn: string;
  readonly fromHalf: 'am' | 'pm';
  readonly toOn: string;
  readonly toHalf: 'am' | 'pm';
  readonly fromAt: string | null;
  readonly toAt: string | null;
}

/** A leave ends after it begins. */
function checkSpan(leave: LeaveSpan): FieldProblem<'toOn' | 'fromAt' | 'toAt'>[] {
  const { fromOn, fromHalf, toOn, toHalf, fromAt, toAt } = leave;
  if (`${toOn}${toHalf}` < `${fromOn}${fromHalf}`) return [{ field: 'toOn', issue: 'dateOrder' }];
  if (fromAt === null && toAt === null) return [];
  if (fromAt === null) return [{ field: 'fromAt', issue: 'required' }];
  if (toAt === null) return [{ field: 'toAt', issue: 'required' }];
  return fromOn === toOn && toAt <= fromAt ? [{ field: 'toAt', issue: 'dateOrder' }] : [];
}
