import { attendanceGroups } from './attendance-groups.ts';
import { calendarDays } from './calendar-days.ts';
import { importedPunches } from './imported-punches.ts';
import { overtimeRequests } from './overtime-requests.ts';
import { protectedPeriods } from './protected-periods.ts';
import { punchPatches } from './punch-patches.ts';
import { shiftAssignments } from './shift-assignments.ts';
import { shifts } from './shifts.ts';
import { tripRequests } from './trip-requests.ts';

/** The declared records of attendance. */
export const timeRecords = [
  shifts,
  attendanceGroups,
  shiftAssignments,
  protectedPeriods,
  calendarDays,
  overtimeRequests,
  tripRequests,
  punchPatches,
  importedPunches,
] as const;
