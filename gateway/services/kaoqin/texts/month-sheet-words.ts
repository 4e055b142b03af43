import type { Locale, Terms } from '#bridge/calls/kit/words.ts';
import { fillText } from '#gateway/kernel/texts.ts';

const zh = {
  title: '考勤月报 {0}',
  sheet: '考勤月报',
  staffNo: '工号',
  name: '姓名',
  organ: '部门',
  dueDays: '应出勤天数',
  presentDays: '实际出勤天数',
  workedHours: '出勤时数',
  lateTimes: '迟到次数',
  lateMinutes: '迟到分钟',
  earlyTimes: '早退次数',
  earlyMinutes: '早退分钟',
  missingPunches: '缺卡次数',
  absentDays: '旷工天数',
  absentHours: '旷工时数',
  leaveDays: '{0}（天）',
  leaveHours: '{0}（小时）',
  tripDays: '出差外出天数',
  overtimeWorkday: '工作日加班时数',
  overtimeRestDay: '休息日加班时数',
  overtimeTimeOff: '其中调休时数',
  overtimeHoliday: '法定节假日加班时数',
  cycleHours: '综合工时时数',
  overtimeCycle: '综合工时加班时数',
  nightShifts: '夜班次数',
} as const;

type Word = keyof typeof zh;

const words: Terms<Word> = {
  'zh-CN': zh,
  en: {
    title: 'Attendance {0}',
    sheet: 'Attendance',
    staffNo: 'Staff no.',
    name: 'Name',
    organ: 'Department',
    dueDays: 'Days due',
    presentDays: 'Days present',
    workedHours: 'Hours worked',
    lateTimes: 'Times late',
    lateMinutes: 'Minutes late',
    earlyTimes: 'Times left early',
    earlyMinutes: 'Minutes left early',
    missingPunches: 'Missing punches',
    absentDays: 'Days absent',
    absentHours: 'Hours absent',
    leaveDays: '{0} (days)',
    leaveHours: '{0} (hours)',
    tripDays: 'Days on trips',
    overtimeWorkday: 'Overtime on workdays (hours)',
    overtimeRestDay: 'Overtime on rest days (hours)',
    overtimeTimeOff: 'Of it given back as time off (hours)',
    overtimeHoliday: 'Overtime on holidays (hours)',
    cycleHours: 'Comprehensive hours (hours)',
    overtimeCycle: 'Beyond the norm (hours)',
    nightShifts: 'Night shifts',
  },
};

/** A word of the sheet of a month, with its place filled. */
export function monthSheetText(locale: Locale, word: Word, value = ''): string {
  return fillText(words[locale][word], value);
}
