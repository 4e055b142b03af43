import { defineFunctions } from '../kit/functions.ts';

/** The functions of attendance that no record has: the own time, the days of others, their months and exceptions. */
export const attendanceFunctions = /* @__PURE__ */ defineFunctions('attendance', [
  'mine',
  'sheet',
  'months',
  'months.close',
]);

/** Of those, what somebody needs who leads people. */
export const attendanceOfTeam = [attendanceFunctions.sheet, attendanceFunctions.months] as const;

/** What those need who keep the attendance of a company. */
export const attendanceDesk = [...attendanceOfTeam, attendanceFunctions['months.close']] as const;
