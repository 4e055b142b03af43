import type {
  attendanceMonthPerson,
  attendanceMonths,
  attendanceMonthTotals,
} from '#bridge/calls/kaoqin/months.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { hoursToPay } from '../../stores/clock.ts';
import type { Words } from '../../texts/app-texts.ts';

/** A month of the company. */
export type AttendanceMonth = ResultOf<typeof attendanceMonths>['months'][number];

/** The sums of a person. */
export type MonthLine = ResultOf<typeof attendanceMonthTotals>['rows'][number];

/** A day of a closed month whose difference counts later. */
export type Correction = ResultOf<typeof attendanceMonthPerson>['corrections'][number];

const changes = [
  'dueDays',
  'lateTimes',
  'lateMinutes',
  'earlyTimes',
  'earlyMinutes',
  'missingPunches',
  'absentMinutes',
  'tripDays',
  'overtimeWorkday',
  'overtimeRestDay',
  'overtimeHoliday',
  'cycleMinutes',
] as const;

const inHours: readonly (typeof changes)[number][] = [
  'absentMinutes',
  'overtimeWorkday',
  'overtimeRestDay',
  'overtimeHoliday',
  'cycleMinutes',
];

/** What a correction changes, in words. */
export function changeWords(correction: Correction, t: Words): string {
  const figures = changes.flatMap((name) => {
    const value = correction[name];
    if (value === 0) return [];
    return [
      t(`months.change.${name}`, { value: inHours.includes(name) ? hours(value) : signed(value) }),
    ];
  });
  const leave = correction.leave.map(({ name, days }) =>
    t('months.leaveDays', { name, days: days.startsWith('-') ? days : `+${days}` }),
  );
  // The last day of somebody who left is kept for what follows from it, even where the day stays the same.
  const ends = correction.endsCycle ? [t('months.change.endsCycle')] : [];
  return [...figures, ...leave, ...ends].join(' · ');
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

function hours(minutes: number): string {
  return minutes > 0 ? `+${hoursToPay(minutes)}` : hoursToPay(minutes);
}
