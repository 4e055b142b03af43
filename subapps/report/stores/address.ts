/** What the reader of a report chose, written into its address and read from it. */
import { readPeriod, writePeriod } from '#ui/figures/prompts.ts';
import { type Comparison, comparisons } from '#ui/figures/question.ts';
import type { FigureSort } from '#ui/figures/table-of.ts';
import type { Period, Presentation } from '#ui/figures/types.ts';

const shown: readonly Presentation[] = ['table', 'bar', 'stack', 'line', 'area', 'pie', 'figure'];

/** What was chosen; null leaves what the report says. */
export interface Address {
  readonly organ: string | null;
  readonly period: Period | null;
  readonly show: Presentation | null;
  /** `none` also where the report itself compares. */
  readonly compare: Comparison | null;
  readonly sort: FigureSort | null;
}

/** Reads the query of an address; what cannot be read is left as the report says. */
export function readAddress(query: string): Address {
  const params = new URLSearchParams(query);
  const sort = /^(\d{1,2})-(asc|desc)$/.exec(params.get('sort') ?? '');
  return {
    organ: params.get('organ'),
    period: readPeriod(params.get('period')),
    show: shown.find((one) => one === params.get('show')) ?? null,
    compare: comparisons.find((one) => one === params.get('compare')) ?? null,
    sort: sort && { column: Number(sort[1]), direction: sort[2] === 'asc' ? 'asc' : 'desc' },
  };
}

/** Writes what was chosen; nothing for what is as the report says. */
export function writeAddress({ organ, period, show, compare, sort }: Address): string {
  const params = new URLSearchParams();
  if (organ !== null) params.set('organ', organ);
  if (period !== null) params.set('period', writePeriod(period));
  if (show !== null) params.set('show', show);
  if (compare !== null) params.set('compare', compare);
  if (sort !== null) params.set('sort', `${sort.column}-${sort.direction}`);
  return params.toString();
}
