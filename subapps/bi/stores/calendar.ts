/** Arithmetic with calendar days (`YYYY-MM-DD`) and months (`YYYY-MM`), without clocks and zones. */

/** The last day of a month: `2024-02` gives `2024-02-29`. */
export function endOfMonth(month: string): string {
  const [year, number] = numbers(month);
  return write(new Date(Date.UTC(year, number, 0)));
}

/** The day `count` days later. */
export function addDays(day: string, count: number): string {
  const [year, month, date] = numbers(day);
  return write(new Date(Date.UTC(year, month - 1, date + count)));
}

/** The latest birth date of someone who is `years` old on `day`: the same day, or the last of a shorter February. */
export function yearsBefore(day: string, years: number): string {
  const [year, month, date] = numbers(day);
  const last = new Date(Date.UTC(year - years, month, 0)).getUTCDate();
  return write(new Date(Date.UTC(year - years, month - 1, Math.min(date, last))));
}

function numbers(text: string): [year: number, month: number, date: number] {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number);
  return [year, month, date];
}

function write(date: Date): string {
  return date.toISOString().slice(0, 10);
}
