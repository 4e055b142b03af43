import { useMemo, useState } from 'react';
import type { AnyRow } from '../../parts/data-table/columns.ts';
import type { ListConfig } from './list-config.ts';
import { namesOf } from './list-filter.ts';
import { type ListDefaults, type ListQuery, readListQuery, writeListQuery } from './list-query.ts';

/** Changes what the list shows, from its first page on: `push` where Back should return from it. */
export type ChangeList = (change: Partial<ListQuery>, how?: 'push' | 'replace') => void;

/** What the list shows, kept in its address; the page size a person chose last is the usual one from then on. */
export function useListQuery<Row extends AnyRow>(
  config: ListConfig<Row>,
): { readonly query: ListQuery; readonly defaults: ListDefaults; readonly change: ChangeList } {
  const { place, memory } = config;
  const [rows, setRows] = useState(() => Number(memory.read('rows')) || 10);
  const text = JSON.stringify({
    names: filterNames(config),
    filters: config.usual ?? {},
    sort: config.sort,
    rows,
  });
  const defaults = useMemo(() => JSON.parse(text) as ListDefaults, [text]);
  const query = useMemo(() => readListQuery(place.search, defaults), [place.search, defaults]);
  function change(next: Partial<ListQuery>, how: 'push' | 'replace' = 'push'): void {
    const wanted = { ...query, page: 1, ...next };
    if (wanted.rows !== rows) {
      setRows(wanted.rows);
      memory.write('rows', String(wanted.rows));
    }
    place.go(writeListQuery(wanted, { ...defaults, rows: wanted.rows }), how);
  }
  return { query, defaults, change };
}

/** The filter a node of the aside is. */
export function asideName<Row extends AnyRow>({ aside }: ListConfig<Row>): string {
  return aside?.name ?? 'organId';
}

/** The filter a figure sets. */
export function statusName<Row extends AnyRow>({ statistics }: ListConfig<Row>): string {
  return statistics?.name ?? 'status';
}

function filterNames<Row extends AnyRow>(config: ListConfig<Row>): readonly string[] {
  const names = (config.filters ?? []).flatMap(namesOf);
  const aside = config.aside ? [asideName(config)] : [];
  const status = config.statistics ? [statusName(config)] : [];
  return [...new Set([...aside, ...status, ...names, ...Object.keys(config.usual ?? {})])];
}
