import { attendanceGroup } from '#bridge/calls/kaoqin/records/attendance-group.ts';
import { attendanceGroupWords } from '#bridge/calls/kaoqin/records/attendance-group.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';
import { rejudgeSoon } from '../days/rejudge-job.ts';

/** By what of a group its people's days are judged; the rest is about where they punch and what they may patch. */
const judging = new Set([
  'kind',
  'organ',
  'shift',
  'workDays',
  'holidaysOff',
  'hoursSystem',
  'hoursCycle',
  'holidaysInNorm',
  'holidayPay',
  'overtimeBasis',
  'overtimeAtLeast',
  'overtimeStep',
]);

/** Attendance groups in their table; who is in which group may change with each, so all open days are judged again. */
export const attendanceGroups = bindRecord(attendanceGroup, {
  table: 'attendance_group',
  words: attendanceGroupWords,
  rules: {
    async effects(changes, context) {
      const isAbout = changes.some(
        ({ action, changed }) =>
          action !== 'update' || [...changed].some((name) => judging.has(name)),
      );
      if (isAbout) await rejudgeSoon(context, { kind: 'open' });
    },
  },
});
