/** Night work, from 22:00 to 06:00, and long days. Pure: the grid and the gateway ask the same. */
import { dayAfter } from './rotation.ts';

const dayMinutes = 1440;

/** When night work begins and ends, in minutes of a day. */
const nightStart = 22 * 60;
const nightEnd = 6 * 60;

/** Work from a minute of a day to another one; an end after midnight passes 1,440. */
interface WorkTime {
  readonly from: number;
  readonly to: number;
}

/**
 * The calendar days on which work is at night: a shift over midnight can be at night on its own day and on the next one.
 * Work that ends at 22:00 sharp or begins at 06:00 sharp is not at night.
 */
export function nightDays(day: string, { from, to }: WorkTime): readonly string[] {
  const length = Math.max(0, Math.ceil(to / dayMinutes));
  return Array.from({ length }, (_, at) => at).flatMap((at) => {
    const start = at * dayMinutes;
    const early = from < start + nightEnd && to > start;
    const late = from < start + dayMinutes && to > start + nightStart;
    return from < to && (early || late) ? [dayAfter(day, at)] : [];
  });
}

/** Minutes of a day beyond which work is overtime, whatever a shift calls it: Labour Law, art. 36. */
const standardDay = 8 * 60;

/** Whether a shift works longer than a standard day: who must work no overtime must not have it. */
export function isLongDay({ minutes }: { readonly minutes: number }): boolean {
  return minutes > standardDay;
}
