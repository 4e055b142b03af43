import { companyToday } from '#ui/texts/company-day.ts';

/** Whole days from today in the time zone of the company to a day; negative once it is over. */
export function daysUntil(day: string): number {
  return Math.round((Date.parse(day) - Date.parse(companyToday())) / 86_400_000);
}
