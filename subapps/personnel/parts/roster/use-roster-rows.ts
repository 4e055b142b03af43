import { useState } from 'react';
import { rosterPage, rosterStatistics } from '#bridge/calls/joyhr/roster.ts';
import { useListCall } from '#bridge/react/index.ts';
import type { ListCounts, ListRows } from '#ui/layouts/list-screen/list-config.ts';
import type { ListQuery } from '#ui/layouts/list-screen/list-query.ts';
import type { RosterRow } from '../../stores/columns.ts';
import { countFigures, figuresOn, today } from '../../stores/figures.ts';
import { sortOf } from '../../stores/roster-place.ts';
import { usePhotos } from '../person-avatar.tsx';

/** What the roster loads, and what its rows and figures said last. */
export interface RosterRows {
  readonly load: (query: ListQuery, signal: AbortSignal) => Promise<ListRows<RosterRow>>;
  readonly count: (query: ListQuery, signal: AbortSignal) => Promise<ListCounts>;
  readonly hidden: readonly string[];
  readonly total: number;
  /** The company's day, or the one of the browser until it is known. */
  readonly day: string;
}

interface Known {
  readonly ids: readonly string[];
  readonly hidden: readonly string[];
  readonly total: number;
}

/** Loads the roster with the small photos of its people. */
export function useRosterRows(): RosterRows {
  const page = useListCall(rosterPage);
  const statistics = useListCall(rosterStatistics);
  const [known, setKnown] = useState<Known>({ ids: [], hidden: [], total: 0 });
  const [day, setDay] = useState(today);
  usePhotos(known.ids);
  return {
    hidden: known.hidden,
    total: known.total,
    day,
    async load(query, signal) {
      const found = await page(asRoster(query), signal);
      const { rows, total, hidden } = found;
      // The columns are made again only where others are hidden.
      setKnown((before) => ({
        ids: rows.map(({ id }) => id),
        hidden: before.hidden.join() === hidden.join() ? before.hidden : hidden,
        total,
      }));
      return found;
    },
    async count(query, signal) {
      const counts = await statistics(query, signal);
      setDay(counts.today);
      return { total: counts.total, countData: countFigures(figuresOn(counts.today), counts) };
    },
  };
}

/** The same with the order as the gateway calls it. */
export function asRoster<Query extends Pick<ListQuery, 'sort'>>(query: Query): Query {
  const { sort } = query;
  return sort ? { ...query, sort: { ...sort, column: sortOf(sort.column) } } : query;
}
