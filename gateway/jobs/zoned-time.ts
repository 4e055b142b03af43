/** A clock on the wall of a zone; `month` counts from 1. */
export interface Clock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether this runtime knows the zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    formatOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

/** What the clock of a zone shows at a moment. */
export function clockAt(moment: Date, timeZone: string): Clock {
  const shown = new Date(moment.getTime() + offsetAt(moment.getTime(), timeZone));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  };
}

/**
 * The moment at which the clock of a zone shows a time. Of a time that it shows twice, the first; a time that it skips
 * is moved by what was skipped, as calendars do (RFC 5545 §3.3.5).
 */
export function instantOf({ year, month, day, hour, minute }: Clock, timeZone: string): Date {
  const shown = Date.UTC(year, month - 1, day, hour, minute);
  // A zone has at most one change within two days, so one of these two offsets applies.
  const before = offsetAt(shown - DAY, timeZone);
  const after = offsetAt(shown + DAY, timeZone);
  const fits = [shown - before, shown - after]
    .filter((instant) => instant + offsetAt(instant, timeZone) === shown)
    .sort((one, other) => one - other);
  return new Date(fits[0] ?? shown - before);
}

/** Milliseconds that the clock of a zone is ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const whole = Math.floor(instant / MINUTE) * MINUTE;
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(whole)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) - whole;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}
