import { defineFunctions } from '../kit/functions.ts';

/** The functions of attendance that no record has: the own time, the days of others, their months and exceptions. */
export const attendanceFunctions = /* @__PURE__ */ defineFunctions('attendance', [
  'mine',
  'sheet',
  'months',
  'months.close',
  'exceptions',
  'exceptions.settle',
  'team',
  'try',
]);

const team = [
  attendanceFunctions.sheet,
  attendanceFunctions.months,
  attendanceFunctions.exceptions,
  attendanceFunctions.team,
] as const;

/** Of those, what an employee needs, somebody who leads people, and who keeps the attendance of a company. */
export const attendanceRoles = {
  own: [attendanceFunctions.mine],
  team,
  desk: [
    ...team,
    attendanceFunctions['months.close'],
    attendanceFunctions['exceptions.settle'],
    attendanceFunctions.try,
  ],
} as const;
