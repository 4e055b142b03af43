import { type Locale, locale } from './locale.ts';

/** How much of a moment to write. `short` is for tables, `long` for prose. */
export type DateStyle = 'short' | 'long' | 'month' | 'weekday' | 'time' | 'minute' | 'second';

const dateOptions: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { year: 'numeric', month: '2-digit', day: '2-digit' },
  long: { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' },
  month: { year: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  minute: {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  second: {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  },
};

const isoStyles: ReadonlySet<DateStyle> = new Set(['short', 'minute', 'second']);

const formats = new Map<string, Intl.DateTimeFormat>();

// Chinese tables write 2026-11-21; Intl's zh-CN writes 2026/11/21. Swedish is the locale whose short dates are ISO ones.
function dateFormat(language: Locale, style: DateStyle, zone: string | undefined) {
  const iso = language === 'zh-CN' && isoStyles.has(style);
  const key = `${language} ${style} ${zone}`;
  const kept = formats.get(key);
  if (kept) return kept;
  const tag = iso ? 'sv-SE' : language === 'en' ? 'en-GB' : language;
  const options = language === 'en' && !iso ? english(style) : dateOptions[style];
  const made = new Intl.DateTimeFormat(tag, { ...options, timeZone: zone });
  formats.set(key, made);
  return made;
}

// A month in words: 04/05 means two days in the world's Englishes.
function english(style: DateStyle): Intl.DateTimeFormatOptions {
  const options = dateOptions[style];
  return options.month === '2-digit' ? { ...options, month: 'short' } : options;
}

/**
 * Writes a moment. A calendar date (`YYYY-MM-DD`) is the same day everywhere; a time stamp (ISO, or milliseconds) is
 * written in `zone`, by default the browser's. An empty or unreadable value gives an empty string.
 */
export function formatDate(
  value: string | number | Date | null | undefined,
  style: DateStyle = 'short',
  zone?: string,
): string {
  if (value === null || value === undefined || value === '') return '';
  const calendar = typeof value === 'string' && /^\d{4}-\d\d(-\d\d)?$/.test(value);
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  return dateFormat(locale.get(), style, calendar ? 'UTC' : zone).format(date);
}

/** Writes a number with the language's grouping. `digits` fixes the decimals. */
export function formatNumber(value: number, digits?: number): string {
  const fixed =
    digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale.get(), fixed).format(value);
}

/** Writes a share: 0.125 gives 12.5%. */
export function formatPercent(share: number, digits = 1): string {
  return new Intl.NumberFormat(locale.get(), {
    style: 'percent',
    maximumFractionDigits: digits,
  }).format(share);
}

/** Writes names one after the other: 甲、乙和丙 or `A, B and C`. */
export function formatList(items: readonly string[]): string {
  const tag = locale.get() === 'en' ? 'en-GB' : locale.get();
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(items);
}

const steps: readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Writes how long ago or ahead a moment is, seen from `now`: 3小时前, `in 2 days`. */
export function formatRelative(value: string | number | Date, now: Date = new Date()): string {
  const distance = new Date(value).getTime() - now.getTime();
  const words = new Intl.RelativeTimeFormat(locale.get(), { numeric: 'auto' });
  const step = steps.find(([, milliseconds]) => Math.abs(distance) >= milliseconds);
  if (!step) return words.format(0, 'second');
  return words.format(Math.trunc(distance / step[1]), step[0]);
}
