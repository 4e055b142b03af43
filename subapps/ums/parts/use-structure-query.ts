import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import {
  readStructureQuery,
  type StructureQuery,
  writeStructureQuery,
} from '../stores/structure-query.ts';

/** Changes what the page shows: `push` where Back should return from it, `replace` for typing. */
export type ChangeQuery = (change: Partial<StructureQuery>, how?: 'push' | 'replace') => void;

/** What the page shows, kept in the tab's address. Whatever changes, the list starts at its first page again. */
export function useStructureQuery(): [StructureQuery, ChangeQuery] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const query = useMemo(() => readStructureQuery(search), [search]);
  const change: ChangeQuery = useCallback(
    (next, how = 'push') =>
      navigate(path + writeStructureQuery({ ...query, page: 1, ...next }), {
        replace: how === 'replace',
      }),
    [navigate, path, query],
  );
  return [query, change];
}
