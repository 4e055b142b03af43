import { useEffect, useRef } from 'react';
import type { AnyRow } from '../../parts/data-table/columns.ts';
import type { ListConfig } from './list-config.ts';
import { failureOf } from './use-loaded.ts';

/** Shows the row that the address names by `open`, once; returns how to take the name out of the address. */
export function useNamedRow<Row extends AnyRow>(
  { place, find, tell }: ListConfig<Row>,
  show: (row: Row) => void,
): () => void {
  const params = new URLSearchParams(place.search);
  const id = params.get('open');
  const latest = useRef({ find, show, tell });
  latest.current = { find, show, tell };
  useEffect(() => {
    if (id === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    latest.current.find?.(id, signal).then(
      (row) => signal.aborted || latest.current.show(row),
      (error: unknown) => signal.aborted || latest.current.tell(failureOf(error).words, 'error'),
    );
    return () => controller.abort();
  }, [id]);
  return () => {
    if (id === null) return;
    params.delete('open');
    place.go(params.toString().replaceAll('%2C', ','), 'replace');
  };
}
