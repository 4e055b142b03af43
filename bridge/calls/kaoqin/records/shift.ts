import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import { choice, flag, integer, lines, minutes, text } from '../../record/field.ts';

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
    breakFrom: text(5, { format: 'clock' }),
    breakTo: text(5, { format: 'clock' }),
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
    columns: ['name', 'onAt', 'offAt', 'breakFrom', 'breakTo', 'flexLate', 'lateFrom'],
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
      'breakFrom',
      'breakTo',
      'secondOn',
      'secondOff',
      'thirdOn',
      'thirdOff',
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
  readonly breakFrom: string | null;
  readonly breakTo: string | null;
  readonly secondOn: string | null;
  readonly secondOff: string | null;
  readonly thirdOn: string | null;
  readonly thirdOff: string | null;
}

/** Times follow one another; those after midnight are written as 24:00 and later. */
function checkShift(shift: ShiftTimes): FieldProblem<keyof ShiftTimes>[] {
  const { onAt, offAt, breakFrom, breakTo } = shift;
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
  together('breakFrom', 'breakTo');
  follow(onAt, 'breakFrom', breakFrom);
  follow(breakFrom, 'breakTo', breakTo);
  together('secondOn', 'secondOff');
  follow(offAt, 'secondOn', shift.secondOn);
  follow(shift.secondOn, 'secondOff', shift.secondOff);
  together('thirdOn', 'thirdOff');
  follow(shift.secondOff, 'thirdOn', shift.thirdOn);
  follow(shift.thirdOn, 'thirdOff', shift.thirdOff);
  if (shift.thirdOn !== null && shift.secondOn === null)
    problems.push({ field: 'secondOn', issue: 'required' });
  return problems;
}
