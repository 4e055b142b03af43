import { useMemo } from 'react';
import { useSnapshot } from '#bridge/react/index.ts';
import type { RosterRow } from '../../stores/columns.ts';

/** What is kept of a picked row: enough to say who it is when its page is out of sight. */
export interface Picked {
  readonly id: string;
  readonly name: string;
  readonly staffNo: string;
}

/** The rows a person picked, kept while pages, filters and order change, and over an eviction. */
export interface Selection {
  readonly picked: readonly Picked[];
  readonly ids: ReadonlySet<string>;
  /** Picks exactly these ids, the new ones out of the rows on the screen. */
  select(ids: ReadonlySet<string>, rows: readonly RosterRow[]): void;
  /** Picks all of these besides those picked before. */
  selectAll(rows: readonly RosterRow[]): void;
  clear(): void;
}

/** People a selection holds at most: what a snapshot can keep without a thought of its limit. */
export const mostPicked = 500;

/** The selection of this tab. */
export function usePicked(): Selection {
  const [picked, setPicked] = useSnapshot<readonly Picked[]>('picked', []);
  const ids = useMemo(() => new Set(picked.map(({ id }) => id)), [picked]);
  function select(next: ReadonlySet<string>, rows: readonly RosterRow[]): void {
    const kept = picked.filter(({ id }) => next.has(id));
    const added = rows.filter(({ id }) => next.has(id) && !ids.has(id));
    const all = [...kept, ...added.map(({ id, name, staffNo }) => ({ id, name, staffNo }))];
    setPicked(all.slice(0, mostPicked));
  }
  const selectAll = (rows: readonly RosterRow[]) =>
    select(new Set([...ids, ...rows.map(({ id }) => id)]), rows);
  return { picked, ids, select, selectAll, clear: () => setPicked([]) };
}
