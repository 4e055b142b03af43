import { useState } from 'react';
import type { AnyRow } from '../../parts/data-table/columns.ts';
import { pageSizes } from '../../parts/pagination/pages.ts';
import type { ListConfig, PickedRow } from './list-config.ts';
import type { ListQuery } from './list-query.ts';

/** Selects everything a list shows, all pages of it, as far as a selection goes. */
export interface SelectAll {
  /** Rows that are selected then at most. */
  readonly count: number;
  readonly busy: boolean;
  readonly selectAll: () => Promise<void>;
}

/** Pages that are loaded at once. */
const atOnce = 3;

/** Loads every page of a list, a few at a time, and selects the rows besides those selected before. */
export function useSelectAll<Row extends AnyRow>(
  { load, picked, mostPicked }: ListConfig<Row>,
  query: ListQuery,
  total: number,
  pick: (row: Row) => PickedRow,
): SelectAll {
  const [busy, setBusy] = useState(false);
  const count = Math.min(total, mostPicked);
  const rows = Math.max(...pageSizes);
  async function selectAll(): Promise<void> {
    setBusy(true);
    const { signal } = new AbortController();
    const pages = Array.from({ length: Math.ceil(count / rows) }, (_, at) => at + 1);
    const all = new Map(picked[0].map((row) => [row.id, row]));
    try {
      for (let start = 0; start < pages.length; start += atOnce) {
        const part = pages.slice(start, start + atOnce);
        const loaded = await Promise.all(
          part.map((page) => load({ ...query, page, rows }, signal)),
        );
        for (const row of loaded.flatMap((one) => one.rows).map(pick)) all.set(row.id, row);
      }
      picked[1]([...all.values()].slice(0, mostPicked));
    } finally {
      setBusy(false);
    }
  }
  return { count, busy, selectAll };
}
