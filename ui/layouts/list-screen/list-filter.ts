/** The filters of a list, and what they say while they are used. */

import type { Option } from '../../parts/option.ts';
import { formatDate } from '../../texts/format.ts';
import type { ListQuery } from './list-query.ts';

/** One filter of a list. `id` is its name in the address. */
export type ListFilter = FilterPlace & FilterKind;

interface FilterPlace {
  readonly label: string;
  /**
   * In the bar by default. `more`: behind a button, with a chip while it is used. `link`: only the chip, for what is set
   * by links from elsewhere.
   */
  readonly place?: 'bar' | 'more' | 'link';
  /** It is left out where the person may not see this column. */
  readonly column?: string;
}

type FilterKind =
  | {
      readonly kind: 'choice';
      readonly id: string;
      readonly options: readonly Option[];
      /** One value instead of several; it is for `more` alone. `search` finds it by typing. */
      readonly one?: 'select' | 'search';
    }
  /** `1` or `0`; nothing is `0`. `on` is what its chip says. */
  | { readonly kind: 'switch'; readonly id: string; readonly on?: string }
  /** One day; it is for `more` alone. */
  | { readonly kind: 'day'; readonly id: string; readonly help?: string }
  | DaysKind;

/** Two filters: the first day and the last one; with `month` whole months, each as its first day. */
interface DaysKind {
  readonly kind: 'days';
  readonly from: string;
  readonly to: string;
  readonly unit?: 'day' | 'month';
}

/** A filter by a range of days or months. */
export type DaysFilter = FilterPlace & DaysKind;

/** A filter in use that has no control in the bar. */
export interface FilterChip {
  readonly what: string;
  readonly value: string;
  /** The names it has in the address. */
  readonly names: readonly string[];
}

/** Words for the two ends of a range of days. */
export interface RangeWords {
  readonly between: (from: string, to: string) => string;
  readonly after: (from: string) => string;
  readonly before: (to: string) => string;
}

/** The names of a filter in the address. */
export function namesOf(filter: ListFilter): readonly string[] {
  return filter.kind === 'days' ? [filter.from, filter.to] : [filter.id];
}

/** The filters a person may use: what a hidden column holds is not asked for either. */
export function allowedFilters(
  filters: readonly ListFilter[],
  hidden: readonly string[] = [],
): readonly ListFilter[] {
  return filters.filter(({ column }) => column === undefined || !hidden.includes(column));
}

/** A chip for each filter in use that has no control in the bar. */
export function chipsOf(
  filters: readonly ListFilter[],
  values: ListQuery['filters'],
  words: RangeWords,
): readonly FilterChip[] {
  return filters
    .filter(({ place = 'bar' }) => place !== 'bar')
    .flatMap((filter) => {
      const value = valueWords(filter, values, words);
      return value === '' ? [] : [{ what: filter.label, value, names: namesOf(filter) }];
    });
}

function valueWords(filter: ListFilter, values: ListQuery['filters'], words: RangeWords): string {
  if (filter.kind === 'days') return rangeWords(filter, values, words);
  const value = values[filter.id] ?? '';
  if (value === '') return '';
  switch (filter.kind) {
    case 'choice':
      return value
        .split(',')
        .map((one) => optionWords(filter.options, one))
        .join(', ');
    case 'switch':
      return value === '1' ? (filter.on ?? filter.label) : '';
    case 'day':
      return formatDate(value);
  }
}

/** An ellipsis while the choices are not known yet. */
function optionWords(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? '…';
}

function rangeWords(filter: DaysFilter, values: ListQuery['filters'], words: RangeWords): string {
  const ends = [values[filter.from], values[filter.to]];
  const [from, to] = ends.map((end) =>
    filter.unit === 'month' ? (end ?? '').slice(0, 7) : formatDate(end),
  );
  if (from && to) return words.between(from, to);
  if (from) return words.after(from);
  return to ? words.before(to) : '';
}
