import {
  attendanceGroup,
  attendanceGroupCalls,
} from '#bridge/calls/kaoqin/records/attendance-group.ts';
import { attendanceGroupWords } from '#bridge/calls/kaoqin/records/attendance-group.words.ts';
import { calendarDay, calendarDayCalls } from '#bridge/calls/kaoqin/records/calendar-day.ts';
import { calendarDayWords } from '#bridge/calls/kaoqin/records/calendar-day.words.ts';
import { importedPunch, importedPunchCalls } from '#bridge/calls/kaoqin/records/imported-punch.ts';
import { importedPunchWords } from '#bridge/calls/kaoqin/records/imported-punch.words.ts';
import {
  overtimeRequest,
  overtimeRequestCalls,
} from '#bridge/calls/kaoqin/records/overtime-request.ts';
import { overtimeRequestWords } from '#bridge/calls/kaoqin/records/overtime-request.words.ts';
import {
  protectedPeriod,
  protectedPeriodCalls,
} from '#bridge/calls/kaoqin/records/protected-period.ts';
import { protectedPeriodWords } from '#bridge/calls/kaoqin/records/protected-period.words.ts';
import { punchPatch, punchPatchCalls } from '#bridge/calls/kaoqin/records/punch-patch.ts';
import { punchPatchWords } from '#bridge/calls/kaoqin/records/punch-patch.words.ts';
import { shift, shiftCalls } from '#bridge/calls/kaoqin/records/shift.ts';
import { shiftWords } from '#bridge/calls/kaoqin/records/shift.words.ts';
import {
  shiftAssignment,
  shiftAssignmentCalls,
} from '#bridge/calls/kaoqin/records/shift-assignment.ts';
import { shiftAssignmentWords } from '#bridge/calls/kaoqin/records/shift-assignment.words.ts';
import { tripRequest, tripRequestCalls } from '#bridge/calls/kaoqin/records/trip-request.ts';
import { tripRequestWords } from '#bridge/calls/kaoqin/records/trip-request.words.ts';
import { leaveRequest, leaveRequestCalls } from '#bridge/calls/vacation/records/leave-request.ts';
import { leaveRequestWords } from '#bridge/calls/vacation/records/leave-request.words.ts';
import { leaveReturn, leaveReturnCalls } from '#bridge/calls/vacation/records/leave-return.ts';
import { leaveReturnWords } from '#bridge/calls/vacation/records/leave-return.words.ts';
import { leaveType, leaveTypeCalls } from '#bridge/calls/vacation/records/leave-type.ts';
import { leaveTypeWords } from '#bridge/calls/vacation/records/leave-type.words.ts';

/** The declared records of attendance and leave, by the code of their page. */
export const timeRecords = {
  leave: {
    record: leaveRequest,
    words: leaveRequestWords,
    calls: leaveRequestCalls,
    icon: 'approval',
    setting: false,
  },
  returns: {
    record: leaveReturn,
    words: leaveReturnWords,
    calls: leaveReturnCalls,
    icon: 'refresh',
    setting: false,
  },
  overtime: {
    record: overtimeRequest,
    words: overtimeRequestWords,
    calls: overtimeRequestCalls,
    icon: 'clock',
    setting: false,
  },
  trips: {
    record: tripRequest,
    words: tripRequestWords,
    calls: tripRequestCalls,
    icon: 'briefcase',
    setting: false,
  },
  patches: {
    record: punchPatch,
    words: punchPatchWords,
    calls: punchPatchCalls,
    icon: 'edit',
    setting: false,
  },
  punches: {
    record: importedPunch,
    words: importedPunchWords,
    calls: importedPunchCalls,
    icon: 'download',
    setting: true,
  },
  assignments: {
    record: shiftAssignment,
    words: shiftAssignmentWords,
    calls: shiftAssignmentCalls,
    icon: 'person',
    setting: true,
  },
  'protected-periods': {
    record: protectedPeriod,
    words: protectedPeriodWords,
    calls: protectedPeriodCalls,
    icon: 'lock',
    setting: true,
  },
  shifts: { record: shift, words: shiftWords, calls: shiftCalls, icon: 'clock', setting: true },
  groups: {
    record: attendanceGroup,
    words: attendanceGroupWords,
    calls: attendanceGroupCalls,
    icon: 'people',
    setting: true,
  },
  calendar: {
    record: calendarDay,
    words: calendarDayWords,
    calls: calendarDayCalls,
    icon: 'calendar',
    setting: true,
  },
  'leave-types': {
    record: leaveType,
    words: leaveTypeWords,
    calls: leaveTypeCalls,
    icon: 'list',
    setting: true,
  },
} as const;

/** The code of one of their pages. */
export type TimeRecordCode = keyof typeof timeRecords;
