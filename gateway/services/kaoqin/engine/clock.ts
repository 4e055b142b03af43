/**
 * Minutes are whole numbers: those of a day begin at its midnight and may pass 1,440, those of the calendar count from
 * 1970 on the clock of the site.
 */

/** The minutes of one day. */
export const dayMinutes = 1440;

/** Days since 1970 of a day `YYYY-MM-DD`. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
}

/** The day `YYYY-MM-DD` of a number of days since 1970. */
export function dayText(number: number): string {
  return new Date(number * 86_400_000).toISOString().slice(0, 10);
}

/** Minutes of a wall time `HH:MM`; hours from 24 up are those of the next day. */
export function clockMinute(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
}

/** The calendar minute of a wall time `YYYY-MM-DDTHH:MM`, seconds cut off. */
export function calendarMinute(local: string): number {
  return dayNumber(local.slice(0, 10)) * dayMinutes + clockMinute(local.slice(11, 16));
}

/** The wall time `YYYY-MM-DDTHH:MM` of a calendar minute. */
export function localTime(minute: number): string {
  const day = Math.floor(minute / dayMinutes);
  return `${dayText(day)}T${clockText(minute - day * dayMinutes)}`;
}

/** A minute of a day as `HH:MM`; the next day's early hours are 24:00 and later. */
export function clockText(minute: number): string {
  const hours = String(Math.floor(minute / 60)).padStart(2, '0');
  return `${hours}:${String(minute % 60).padStart(2, '0')}`;
}
