import { defineFunctions } from '../kit/functions.ts';

/** The functions of attendance that no record has: the own time, the days of others, their months, exceptions and balances. */
export const attendanceFunctions = /* @__PURE__ */ defineFunctions('attendance', [
  'mine',
  'sheet',
  'months',
  'months.close',
  'exceptions',
  'exceptions.settle',
  'team',
  'balances',
  'balances.adjust',
  'try',
]);

const team = [
  attendanceFunctions.sheet,
  attendanceFunctions.months,
  attendanceFunctions.exceptions,
  attendanceFunctions.team,
  attendanceFunctions.balances,
] as const;

/** Of those, what an employee needs, somebody who leads people, and who keeps the attendance of a company. */
export const attendanceRoles = {
  own: [attendanceFunctions.mine],
  team,
  desk: [
    ...team,
    attendanceFunctions['months.close'],
    attendanceFunctions['exceptions.settle'],
    attendanceFunctions['balances.adjust'],
    attendanceFunctions.try,
  ],
} as const;
