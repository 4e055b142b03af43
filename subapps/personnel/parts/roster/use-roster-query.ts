import { useStore } from '@nanostores/react';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { preferRows, preferredRows } from '../../stores/preferences.ts';
import { type RosterQuery, readRosterQuery, writeRosterQuery } from '../../stores/roster-query.ts';

/** Changes what the roster shows. Typing replaces the place, so that Back does not walk through letters. */
export type ChangeQuery = (next: RosterQuery, how?: 'push' | 'replace') => void;

/** What the roster shows, kept in the tab's address. */
export function useRosterQuery(): [RosterQuery, ChangeQuery] {
  const rows = useStore(preferredRows);
  const search = useSearch();
  const [path, navigate] = useLocation();
  const query = useMemo(() => readRosterQuery(search, rows), [search, rows]);
  const change: ChangeQuery = useCallback(
    (next, how = 'push') => {
      // The size a person picked last is the usual one from then on and needs no place in the address.
      if (next.rows !== query.rows) preferRows(next.rows);
      navigate(path + writeRosterQuery(next, preferredRows.get()), { replace: how === 'replace' });
    },
    [navigate, path, query.rows],
  );
  return [query, change];
}
