import { attendanceGroup } from '#bridge/calls/kaoqin/records/attendance-group.ts';
import { attendanceGroupWords } from '#bridge/calls/kaoqin/records/attendance-group.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';

/** Attendance groups in their table. */
export const attendanceGroups = bindRecord(attendanceGroup, {
  table: 'attendance_group',
  words: attendanceGroupWords,
});
