import type { CallTable } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { attendanceExceptionCalls } from './exceptions.ts';
import { applyPatch, myDay, myMonth, punch, punchToday } from './mine.ts';
import { attendanceMonthCalls } from './months.ts';
import { attendanceGroupCalls } from './records/attendance-group.ts';
import { calendarDayCalls } from './records/calendar-day.ts';
import { importedPunchCalls } from './records/imported-punch.ts';
import { overtimeRequestCalls } from './records/overtime-request.ts';
import { protectedPeriodCalls } from './records/protected-period.ts';
import { punchPatchCalls } from './records/punch-patch.ts';
import { shiftCalls } from './records/shift.ts';
import { shiftAssignmentCalls } from './records/shift-assignment.ts';
import { tripRequestCalls } from './records/trip-request.ts';
import { attendanceRequestCalls } from './requests.ts';
import { daySheet, sheetDay } from './sheet.ts';
import { attendanceTeamCalls } from './team.ts';
import { tripOwnCalls } from './trips.ts';
import { attendanceTryCalls } from './try.ts';

/** Written out: the type of a large table is too long to be inferred into a declaration. */
type RecordCalls = KeyedCalls<'shift', typeof shiftCalls> &
  KeyedCalls<'attendanceGroup', typeof attendanceGroupCalls> &
  KeyedCalls<'shiftAssignment', typeof shiftAssignmentCalls> &
  KeyedCalls<'protectedPeriod', typeof protectedPeriodCalls> &
  KeyedCalls<'calendarDay', typeof calendarDayCalls> &
  KeyedCalls<'overtimeRequest', typeof overtimeRequestCalls> &
  KeyedCalls<'tripRequest', typeof tripRequestCalls> &
  KeyedCalls<'punchPatch', typeof punchPatchCalls> &
  KeyedCalls<'importedPunch', typeof importedPunchCalls>;

const ownCalls = {
  applyPatch,
  daySheet,
  myDay,
  myMonth,
  punch,
  punchToday,
  sheetDay,
  ...attendanceMonthCalls,
  ...attendanceExceptionCalls,
  ...attendanceTeamCalls,
  ...attendanceTryCalls,
  ...attendanceRequestCalls,
  ...tripOwnCalls,
};

/** Attendance: shifts, groups, the calendar, punches, and requests about working time. */
export const kaoqinCalls: typeof ownCalls & RecordCalls = {
  ...ownCalls,
  ...keyed('shift', shiftCalls),
  ...keyed('attendanceGroup', attendanceGroupCalls),
  ...keyed('shiftAssignment', shiftAssignmentCalls),
  ...keyed('protectedPeriod', protectedPeriodCalls),
  ...keyed('calendarDay', calendarDayCalls),
  ...keyed('overtimeRequest', overtimeRequestCalls),
  ...keyed('tripRequest', tripRequestCalls),
  ...keyed('punchPatch', punchPatchCalls),
  ...keyed('importedPunch', importedPunchCalls),
} satisfies CallTable;
