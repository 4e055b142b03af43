/** The fields of a settlement out of what was worked. Pure. */
import type { Worked } from './read-worked.ts';

/** What is saved of the time of a worker. */
export interface SettledTime {
  readonly hours: string;
  readonly overtime150: string | null;
  readonly overtime200: string | null;
  readonly overtime300: string | null;
  readonly daysDue: number;
  readonly daysWorked: string;
}

/** Writes minutes as hours and parts of days as days; no more days than are due are paid. */
export function timeOf(worked: Worked, daysDue: number): SettledTime {
  const parts = Math.min(worked.parts, daysDue * 10_000);
  return {
    hours: hundredths(Math.round((worked.minutes * 100) / 60)),
    overtime150: overtime(worked.minutes150),
    overtime200: overtime(worked.minutes200),
    overtime300: overtime(worked.minutes300),
    daysDue,
    daysWorked: hundredths(Math.round(parts / 100)),
  };
}

function overtime(minutes: number): string | null {
  return minutes === 0 ? null : hundredths(Math.round((minutes * 100) / 60));
}

function hundredths(value: number): string {
  const whole = Math.abs(value);
  const text = `${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
  return value < 0 ? `-${text}` : text;
}
