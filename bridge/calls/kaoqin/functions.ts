import { defineFunctions } from '../kit/functions.ts';

/** The functions of attendance that no record has: the own time, the days of others, their months and exceptions. */
export const attendanceFunctions = /* @__PURE__ */ defineFunctions('attendance', [
  'mine',
  'sheet',
  'months',
  'months.close',
]);

const team = [attendanceFunctions.sheet, attendanceFunctions.months] as const;

/** Of those, what an employee needs, somebody who leads people, and who keeps the attendance of a company. */
export const attendanceRoles = {
  own: [attendanceFunctions.mine],
  team,
  desk: [...team, attendanceFunctions['months.close']],
} as const;
