/** Time that counts: the hours of work of working days. */
import { addDays, dayOf, startOf } from '#gateway/kernel/people/calendar.ts';

const hour = 3_600_000;

/** Hours of a working day, from midnight. */
const spans = [
  { from: 9, to: 12 },
  { from: 13, to: 18 },
] as const;

/** Days that are looked at; the longest time a step gives is some ninety of them. */
export const mostDays = 500;

/** The moment at which so many hours of work have passed. */
export function afterWorkingHours(
  from: Date,
  hours: number,
  isWorkday: (day: string) => boolean,
): Date {
  let left = hours * hour;
  let day = dayOf(from);
  for (let count = 0; count < mostDays; count += 1, day = addDays(day, 1)) {
    if (!isWorkday(day)) continue;
    for (const span of spans) {
      const start = Math.max(from.getTime(), startOf(day).getTime() + span.from * hour);
      const end = startOf(day).getTime() + span.to * hour;
      if (start >= end) continue;
      if (left <= end - start) return new Date(start + left);
      left -= end - start;
    }
  }
  return new Date(from.getTime() + hours * hour);
}
