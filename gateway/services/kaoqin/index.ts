import type { kaoqinCalls } from '#bridge/calls/kaoqin/calls.ts';
import { attendanceGroupCalls } from '#bridge/calls/kaoqin/records/attendance-group.ts';
import { calendarDayCalls } from '#bridge/calls/kaoqin/records/calendar-day.ts';
import { importedPunchCalls } from '#bridge/calls/kaoqin/records/imported-punch.ts';
import { overtimeRequestCalls } from '#bridge/calls/kaoqin/records/overtime-request.ts';
import { protectedPeriodCalls } from '#bridge/calls/kaoqin/records/protected-period.ts';
import { punchPatchCalls } from '#bridge/calls/kaoqin/records/punch-patch.ts';
import { shiftCalls } from '#bridge/calls/kaoqin/records/shift.ts';
import { shiftAssignmentCalls } from '#bridge/calls/kaoqin/records/shift-assignment.ts';
import { tripRequestCalls } from '#bridge/calls/kaoqin/records/trip-request.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { records } from '../records.ts';
import { answerDecisions, answerExceptions } from './exceptions/list-exceptions.ts';
import { answerLeaveOnBehalf, answerPatchOnBehalf } from './exceptions/on-behalf.ts';
import { answerRemind } from './exceptions/remind.ts';
import { answerAdjust, answerSettle, answerUndo } from './exceptions/settle.ts';
import { answerExceptionDay } from './exceptions/show-day.ts';
import { answerMyDay, answerToday } from './mine/day.ts';
import { answerMyMonth } from './mine/month.ts';
import { answerApplyOvertime, answerOvertimePreview } from './mine/overtime.ts';
import { answerApplyPatch, answerPatchQuota } from './mine/patch.ts';
import { answerPunch } from './mine/punch.ts';
import { answerCloseMonth, answerReopenMonth } from './months/close.ts';
import { answerMonthChecks, answerMonths } from './months/list-months.ts';
import { answerMonthPerson, answerMonthTotals } from './months/list-totals.ts';
import { answerRejudge } from './months/rejudge.ts';
import { answerMonthSheet } from './months/sheet.ts';
import { attendanceGroups } from './records/attendance-groups.ts';
import { calendarDays } from './records/calendar-days.ts';
import { importedPunches } from './records/imported-punches.ts';
import { overtimeRequests } from './records/overtime-requests.ts';
import { protectedPeriods } from './records/protected-periods.ts';
import { punchPatches } from './records/punch-patches.ts';
import { shiftAssignments } from './records/shift-assignments.ts';
import { shifts } from './records/shifts.ts';
import { tripRequests } from './records/trip-requests.ts';
import { answerDaySheet, answerSheetDay } from './sheet/days.ts';
import { answerTeam } from './team/team-month.ts';
import { answerFinishTrip } from './trips/finish.ts';
import { answerTryLeave } from './try/try-leave.ts';
import { answerTryShift } from './try/try-shift.ts';

/** Attendance. What is called mine is about the caller's own employment and asks for no other. */
export const kaoqinHandlers = {
  myMonth: { policy: accessIsEnough, handle: answerMyMonth },
  myDay: { policy: accessIsEnough, handle: answerMyDay },
  punchToday: { policy: accessIsEnough, handle: answerToday },
  daySheet: { policy: accessIsEnough, handle: answerDaySheet },
  sheetDay: { policy: accessIsEnough, handle: answerSheetDay },
  punch: { policy: accessIsEnough, handle: answerPunch },
  applyPatch: { policy: accessIsEnough, handle: answerApplyPatch },
  myPatchQuota: { policy: accessIsEnough, handle: answerPatchQuota },
  previewOvertime: { policy: accessIsEnough, handle: answerOvertimePreview },
  applyOvertime: { policy: accessIsEnough, handle: answerApplyOvertime },
  finishTrip: { policy: accessIsEnough, handle: answerFinishTrip },
  attendanceExceptions: { policy: accessIsEnough, handle: answerExceptions },
  attendanceDecisions: { policy: accessIsEnough, handle: answerDecisions },
  attendanceExceptionDay: { policy: accessIsEnough, handle: answerExceptionDay },
  settleExceptions: { policy: accessIsEnough, handle: answerSettle },
  adjustAttendanceDay: { policy: accessIsEnough, handle: answerAdjust },
  undoAttendanceDecision: { policy: accessIsEnough, handle: answerUndo },
  remindExceptions: { policy: accessIsEnough, handle: answerRemind },
  patchOnBehalf: { policy: accessIsEnough, handle: answerPatchOnBehalf },
  leaveOnBehalf: { policy: accessIsEnough, handle: answerLeaveOnBehalf },
  tryShift: { policy: accessIsEnough, handle: answerTryShift },
  tryLeave: { policy: accessIsEnough, handle: answerTryLeave },
  attendanceTeam: { policy: accessIsEnough, handle: answerTeam },
  rejudgeMonth: { policy: accessIsEnough, handle: answerRejudge },
  attendanceMonths: { policy: accessIsEnough, handle: answerMonths },
  attendanceMonthChecks: { policy: accessIsEnough, handle: answerMonthChecks },
  attendanceMonthTotals: { policy: accessIsEnough, handle: answerMonthTotals },
  attendanceMonthPerson: { policy: accessIsEnough, handle: answerMonthPerson },
  attendanceMonthSheet: { policy: accessIsEnough, handle: answerMonthSheet },
  closeAttendanceMonth: { policy: accessIsEnough, handle: answerCloseMonth },
  reopenAttendanceMonth: { policy: accessIsEnough, handle: answerReopenMonth },
  ...serveRecord('shift', shiftCalls, shifts, () => records),
  ...serveRecord('attendanceGroup', attendanceGroupCalls, attendanceGroups, () => records),
  ...serveRecord('shiftAssignment', shiftAssignmentCalls, shiftAssignments, () => records),
  ...serveRecord('protectedPeriod', protectedPeriodCalls, protectedPeriods, () => records),
  ...serveRecord('calendarDay', calendarDayCalls, calendarDays, () => records),
  ...serveRecord('overtimeRequest', overtimeRequestCalls, overtimeRequests, () => records),
  ...serveRecord('tripRequest', tripRequestCalls, tripRequests, () => records),
  ...serveRecord('importedPunch', importedPunchCalls, importedPunches, () => records),
  ...serveRecord('punchPatch', punchPatchCalls, punchPatches, () => records),
} as const satisfies HandlersFor<typeof kaoqinCalls>;
