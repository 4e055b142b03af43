import { requestStates } from '../../kaoqin/records/request-states.ts';
import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import { choice, dayField, decimal, lines, reference, virtual } from '../../record/field.ts';

/** Qingjia: leave that somebody asks for, in halves of days. */
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
    basic: ['employment', 'type', 'fromOn', 'fromHalf', 'toOn', 'toHalf', 'days', 'reason'],
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
}

/** A leave ends after it begins. */
function checkSpan({ fromOn, fromHalf, toOn, toHalf }: LeaveSpan): FieldProblem<'toOn'>[] {
  const ends = `${toOn}${toHalf}` >= `${fromOn}${fromHalf}`;
  return ends ? [] : [{ field: 'toOn', issue: 'dateOrder' }];
}
