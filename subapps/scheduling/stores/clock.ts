import { companyToday } from '#ui/texts/company-day.ts';

/** A minute of a day as `HH:MM`; after midnight it begins again. */
export function wallTime(minute: number): string {
  const hours = String(Math.floor((minute % 1440) / 60)).padStart(2, '0');
  return `${hours}:${String(minute % 60).padStart(2, '0')}`;
}

/** Minutes as hours with at most one digit after the point. */
export function hoursOf(minutes: number): string {
  return String(Math.round(minutes / 6) / 10);
}

/** The month `YYYY-MM` so many months later. */
export function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** How many days of the week lie before a day; weeks begin on Monday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** This month where the companies work. */
export function thisMonth(): string {
  return companyToday().slice(0, 7);
}
