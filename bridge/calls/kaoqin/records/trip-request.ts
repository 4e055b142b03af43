import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import { choice, dayField, lines, reference, text } from '../../record/field.ts';
import { requestStates } from './request-states.ts';

/** Chuchai and waichu: work at another place. */
export const tripRequest = defineRecord({
  name: 'tripRequest',
  base: '/gateway/kaoqin/web/tripRequest',
  functionId: 'attendance.trips',
  route: '/trips/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    kind: choice(['trip', 'outing'], { required: true }),
    fromOn: dayField({ required: true }),
    toOn: dayField({ required: true }),
    fromAt: text(5, { format: 'clock' }),
    toAt: text(5, { format: 'clock' }),
    place: text(80, { required: true }),
    reason: lines(500, { required: true }),
  },
  title: 'employment',
  key: ['employment', 'fromOn'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'kind', 'fromOn', 'toOn', 'place', 'reason'],
    filters: ['employment', 'kind', 'fromOn'],
    sorts: ['employment', 'fromOn'],
    sort: { column: 'fromOn', direction: 'desc' },
    search: ['place'],
  },
  sections: {
    basic: ['employment', 'kind', 'fromOn', 'toOn', 'fromAt', 'toAt', 'place', 'reason'],
  },
  states: requestStates,
  check: checkTrip,
});

/** Reads and changes trips. */
export const tripRequestCalls = recordCalls(tripRequest);

interface TripSpan {
  readonly kind: 'trip' | 'outing';
  readonly fromOn: string;
  readonly toOn: string;
  readonly fromAt: string | null;
  readonly toAt: string | null;
}

/** An outing has its times within one day; a trip is of whole days. */
function checkTrip(trip: TripSpan): FieldProblem<'toOn' | 'fromAt' | 'toAt'>[] {
  const { kind, fromOn, toOn, fromAt, toAt } = trip;
  if (kind === 'trip') return toOn < fromOn ? [{ field: 'toOn', issue: 'dateOrder' }] : [];
  const problems: FieldProblem<'toOn' | 'fromAt' | 'toAt'>[] = [];
  if (toOn !== fromOn) problems.push({ field: 'toOn', issue: 'dateOrder' });
  if (fromAt === null) problems.push({ field: 'fromAt', issue: 'required' });
  if (toAt === null) problems.push({ field: 'toAt', issue: 'required' });
  if (fromAt !== null && toAt !== null && toAt <= fromAt)
    problems.push({ field: 'toAt', issue: 'dateOrder' });
  return problems;
}
