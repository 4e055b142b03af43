import { mondayOf } from '#bridge/calls/paiban/conflicts.ts';
import type { Roster } from '../../stores/draft.ts';

/** The first and the last column of a week of the month. */
export interface Week {
  readonly first: number;
  readonly last: number;
}

/** The weeks of a month; the first and the last one may be cut. */
export function weeksOf({ days, first, last }: Pick<Roster, 'days' | 'first' | 'last'>): Week[] {
  const columns = days.map(({ day }, column) => ({ day, column })).slice(first, last + 1);
  return [...Map.groupBy(columns, ({ day }) => mondayOf(day)).values()].map((week) => ({
    first: week[0]?.column ?? first,
    last: week.at(-1)?.column ?? last,
  }));
}

/** The columns of the month. */
export function monthOf({ first, last }: Pick<Roster, 'first' | 'last'>): Week {
  return { first, last };
}
