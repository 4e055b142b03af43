/** Reckoning with days as texts `YYYY-MM-DD`. */

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** 1 for Monday to 7 for Sunday. */
export function weekday(day: string): number {
  return ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** The first day of a month so many months away. */
export function firstOfMonth(day: string, months = 0): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** The last day of the month that a day is in. */
export function lastOfMonth(day: string): string {
  return addDays(firstOfMonth(day, 1), -1);
}

/** The months `YYYY-MM` from one day to another, a year at most. */
export function monthsOf(from: string, to: string): string[] {
  const months: string[] = [];
  for (let day = firstOfMonth(from); day <= to && months.length < 12; day = firstOfMonth(day, 1)) {
    months.push(day.slice(0, 7));
  }
  return months;
}

/** A minute of a day as a clock shows it. */
export function clockOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
