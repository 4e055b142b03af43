/** A minute of a day as a wall time; after midnight it says `nextDay` around the time. */
export function clockWords(minute: number, nextDay: (time: string) => string): string {
  const time = wallTime(minute % 1440);
  return minute >= 1440 ? nextDay(time) : time;
}

/** A minute of a day as `HH:MM`. */
export function wallTime(minute: number): string {
  const hours = String(Math.floor(minute / 60)).padStart(2, '0');
  return `${hours}:${String(minute % 60).padStart(2, '0')}`;
}

/** Reads a typed time such as `9:30`, `0930` or `9：30` as `HH:MM`, to 35:59; null for anything else. */
export function readClock(text: string): string | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:：]?([0-5]\d)$/.exec(text.trim()) ?? [];
  return hours === '' || Number(hours) > 35 ? null : `${hours.padStart(2, '0')}:${minutes}`;
}

/** Minutes as hours with at most one digit after the point. */
export function hoursOf(minutes: number): string {
  return String(Math.round(minutes / 6) / 10);
}

/** Minutes as hours with at most two digits after the point: for figures that are added up or paid. */
export function hoursToPay(minutes: number): string {
  return String(Math.round((minutes * 100) / 60) / 100);
}

/** The month `YYYY-MM` so many months later. */
export function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** How many days of the week lie before the first of a month; weeks begin on Monday. */
export function daysBefore(month: string): number {
  return (new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
