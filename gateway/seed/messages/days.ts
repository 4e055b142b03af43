import { addDays } from '#gateway/kernel/people/calendar.ts';

/** A day off on the same date every year; `after` more days follow it. */
export interface Holiday {
  readonly name: string;
  /** `MM-DD`. */
  readonly on: string;
  readonly after: number;
}

/** The first of some holidays that lies at least five days ahead, with its first and last day. */
export function nextHoliday(
  anchor: string,
  holidays: readonly Holiday[],
): { readonly name: string; readonly from: string; readonly to: string } {
  const earliest = addDays(anchor, 5);
  const year = Number(anchor.slice(0, 4));
  const [next] = [year, year + 1]
    .flatMap((one) => holidays.map((holiday) => ({ ...holiday, from: `${one}-${holiday.on}` })))
    .filter(({ from }) => from >= earliest)
    .toSorted((a, b) => a.from.localeCompare(b.from));
  if (next === undefined) throw new Error('There is no holiday at all.');
  return { name: next.name, from: next.from, to: addDays(next.from, next.after) };
}

/** The first Saturday after a day. */
export function nextSaturday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, ((6 - weekday + 6) % 7) + 1);
}

/** A day as Chinese text, such as `5月1日`. */
export function dayInChinese(day: string): string {
  return `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`;
}

const englishDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** A day as English text, such as `Friday, May 1`. */
export function dayInEnglish(day: string): string {
  return englishDay.format(new Date(`${day}T00:00:00Z`));
}
