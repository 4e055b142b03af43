import { formatDate } from '#ui/texts/format.ts';

/** Writes a month (`YYYY-MM`) for an axis: `2026-11`, the same in every language. */
export function shortMonth(month: string): string {
  return month.slice(2);
}

/** Writes a month in words: 2026年11月, `November 2026`. */
export function wholeMonth(month: string): string {
  return formatDate(month, 'month');
}
