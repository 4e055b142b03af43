import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import { choice, flag, integer, lines, minutes, text } from '../../record/field.ts';
import { type BreakSpan, breaksOf, minuteOf } from '../break-times.ts';

/** Banci: when people of a shift come and go, and how exactly that is meant. */
export const shift = defineRecord({
  name: 'shift',
  base: '/gateway/kaoqin/web/shift',
  functionId: 'attendance.shifts',
  route: '/shifts/:id',
  fields: {
    name: text(40, { required: true, unique: true }),
    colour: choice(['blue', 'green', 'orange', 'purple', 'grey'], { required: true }),
    onAt: text(5, { required: true, format: 'clock' }),
    offAt: text(5, { required: true, format: 'clock' }),
    // Spans of times such as 12:00-13:00, one after the other.
    breaks: text(120),
    paidBreaks: text(120),
    secondOn: text(5, { format: 'clock' }),
    secondOff: text(5, { format: 'clock' }),
    thirdOn: text(5, { format: 'clock' }),
    thirdOff: text(5, { format: 'clock' }),
    minutesBefore: minutes({ max: 720 }, { required: true }),
    minutesAfter: minutes({ max: 720 }, { required: true }),
    flexLate: minutes({ max: 240 }, { required: true }),
    flexEarly: minutes({ max: 240 }, { required: true }),
    lateFrom: integer({ min: 1, max: 240 }, { required: true }),
    seriousLateFrom: integer({ min: 1, max: 480 }),
    absentFrom: integer({ min: 1, max: 720 }),
    needsIn: flag({ required: true }),
    needsOut: flag({ required: true }),
    // Of a roster on each day.
    staffAtLeast: integer({ min: 1, max: 500 }),
    note: lines(500),
  },
  title: 'name',
  key: ['name'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'onAt', 'offAt', 'breaks', 'flexLate', 'lateFrom'],
    filters: ['colour'],
    sorts: ['name', 'onAt'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name'],
  },
  sections: {
    basic: ['name', 'colour', 'staffAtLeast', 'note'],
    times: [
      'onAt',
      'offAt',
      'secondOn',
      'secondOff',
      'thirdOn',
      'thirdOff',
      'breaks',
      'paidBreaks',
    ],
    punches: ['minutesBefore', 'minutesAfter', 'needsIn', 'needsOut'],
    rules: ['flexLate', 'flexEarly', 'lateFrom', 'seriousLateFrom', 'absentFrom'],
  },
  check: checkShift,
});

/** Reads and changes shifts. */
export const shiftCalls = recordCalls(shift);

interface ShiftTimes {
  readonly onAt: string;
  readonly offAt: string;
  readonly breaks: string | null;
  readonly paidBreaks: string | null;
  readonly secondOn: string | null;
  readonly secondOff: string | null;
  readonly thirdOn: string | null;
  readonly thirdOff: string | null;
}

/** Times follow one another; those after midnight are written as 24:00 and later. */
function checkShift(shift: ShiftTimes): FieldProblem<keyof ShiftTimes>[] {
  const { onAt, offAt } = shift;
  const problems: FieldProblem<keyof ShiftTimes>[] = [];
  const follow = (before: string | null, name: keyof ShiftTimes, after: string | null) => {
    if (before !== null && after !== null && after <= before)
      problems.push({ field: name, issue: 'dateOrder' });
  };
  const together = (one: keyof ShiftTimes, other: keyof ShiftTimes) => {
    if (shift[one] !== null && shift[other] === null)
      problems.push({ field: other, issue: 'required' });
    if (shift[one] === null && shift[other] !== null)
      problems.push({ field: one, issue: 'required' });
  };
  follow(onAt, 'offAt', offAt);
  together('secondOn', 'secondOff');
  follow(offAt, 'secondOn', shift.secondOn);
  follow(shift.secondOn, 'secondOff', shift.secondOff);
  together('thirdOn', 'thirdOff');
  follow(shift.secondOff, 'thirdOn', shift.thirdOn);
  follow(shift.thirdOn, 'thirdOff', shift.thirdOff);
  if (shift.thirdOn !== null && shift.secondOn === null)
    problems.push({ field: 'secondOn', issue: 'required' });
  return [...problems, ...checkBreaks(shift)];
}

/** Breaks can be read, lie within one stretch of work each, and do not overlap. */
function checkBreaks(shift: ShiftTimes): FieldProblem<'breaks' | 'paidBreaks'>[] {
  const segments = [
    [shift.onAt, shift.offAt],
    [shift.secondOn, shift.secondOff],
    [shift.thirdOn, shift.thirdOff],
  ].flatMap(([on, off]) => (on && off ? [{ from: minuteOf(on), to: minuteOf(off) }] : []));
  const taken: BreakSpan[] = [];
  const problems: FieldProblem<'breaks' | 'paidBreaks'>[] = [];
  for (const field of ['breaks', 'paidBreaks'] as const) {
    const spans = breaksOf(shift[field]);
    const issue = spans === null ? 'breakTimes' : issueOf(spans, segments, taken);
    if (issue !== null) problems.push({ field, issue });
    taken.push(...(spans ?? []));
  }
  return problems;
}

function issueOf(
  spans: readonly BreakSpan[],
  segments: readonly BreakSpan[],
  taken: readonly BreakSpan[],
): 'breakOutside' | 'breakOverlap' | null {
  const isInside = ({ from, to }: BreakSpan) =>
    segments.some((one) => one.from <= from && to <= one.to);
  if (!spans.every(isInside)) return 'breakOutside';
  const clashes = spans.some((span, at) =>
    [...taken, ...spans.slice(0, at)].some(({ from, to }) => from < span.to && span.from < to),
  );
  return clashes ? 'breakOverlap' : null;
}
