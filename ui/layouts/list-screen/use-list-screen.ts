import { useEffect, useMemo, useRef, useState } from 'react';
import type { AnyRow } from '../../parts/data-table/columns.ts';
import { pageCount } from '../../parts/pagination/pages.ts';
import type { Scheme } from '../../parts/schemes/schemes.ts';
import { type Schemes, useSchemes } from '../../parts/schemes/use-schemes.ts';
import type { ListConfig, ListCounts, ListRows } from './list-config.ts';
import { type ListDefaults, type ListQuery, readListQuery, writeQuestion } from './list-query.ts';
import { type KeptChoice, useChoice } from './use-columns.ts';
import { type ChangeList, statusName, useListQuery } from './use-list-query.ts';
import { type Loaded, useLoaded } from './use-loaded.ts';

/** Everything a list screen knows before it is drawn. */
export interface ListState<Row> {
  readonly query: ListQuery;
  readonly defaults: ListDefaults;
  readonly change: ChangeList;
  readonly columns: KeptChoice;
  readonly schemes: Schemes | undefined;
  readonly list: Loaded<ListRows<Row>>;
  readonly counts: ListCounts | undefined;
  /** Whether figures and filters are folded away. */
  readonly folded: boolean;
  readonly fold: () => void;
  /** Loads rows and figures again. */
  readonly reload: () => void;
}

/** Reads the address, begins with the right scheme, and loads what it asks for. */
export function useListScreen<Row extends AnyRow>(config: ListConfig<Row>): ListState<Row> {
  const { query, defaults, change } = useListQuery(config);
  const columns = useChoice(config);
  const [folded, setFolded] = useState(() => config.memory.read('nav') === 'closed');
  const question = writeQuestion(query, defaults);
  const schemes = useSchemes({
    actions: config.schemes,
    schemeId: query.schemeId,
    content: { query: question, columns: columns.choice },
    onApply: (scheme, when) => {
      const wanted = readListQuery(scheme?.query ?? '', defaults);
      const place = { page: 1, rows: query.rows, schemeId: scheme?.id ?? '' };
      change({ ...wanted, ...place }, when === 'start' ? 'replace' : 'push');
      if (!scheme) columns.choose(columns.usual);
      else if (scheme.columns) columns.choose(scheme.columns);
    },
  });
  useOpenedScheme(schemes?.current, columns);
  const settled = schemes?.settled ?? true;
  const { page, rows } = query;
  const list = useLoaded(
    settled ? `${page} ${rows} ${question}` : undefined,
    (signal) => config.load(query, signal),
    config.changes,
  );
  const counts = useCounts(config, query, defaults, settled);
  useKnownPage(list.status.kind === 'ready' ? list.data?.total : undefined, query, change);
  return {
    query,
    defaults,
    change,
    columns,
    schemes,
    list,
    folded,
    counts: counts.data,
    fold: () => {
      config.memory.write('nav', folded ? 'open' : 'closed');
      setFolded(!folded);
    },
    reload: () => {
      list.reload();
      counts.reload();
    },
  };
}

// The figures say how many there are whatever status and page is shown: they ask without them.
function useCounts<Row extends AnyRow>(
  config: ListConfig<Row>,
  query: ListQuery,
  defaults: ListDefaults,
  settled: boolean,
): Loaded<ListCounts> {
  const name = statusName(config);
  const { statistics } = config;
  const by = statistics?.by?.join();
  const asked = useMemo(() => {
    const names = by?.split(',') ?? Object.keys(query.filters).filter((one) => one !== name);
    const filters = names.flatMap((one) => {
      const value = query.filters[one];
      return value === undefined ? [] : [[one, value] as const];
    });
    const keyword = by === undefined ? query.keyword : '';
    return { ...query, keyword, filters: Object.fromEntries(filters), page: 1, sort: undefined };
  }, [query, name, by]);
  const key = statistics && settled ? writeQuestion(asked, defaults) : undefined;
  return useLoaded(
    key,
    (signal) =>
      statistics ? statistics.load(asked, signal) : Promise.reject(new Error('no statistics')),
    config.changes,
  );
}

// A scheme that is opened by a link brings its columns, too.
function useOpenedScheme(current: Scheme | undefined, columns: KeptChoice): void {
  const before = useRef(current?.id);
  useEffect(() => {
    const came = current !== undefined && before.current !== current.id;
    before.current = current?.id;
    if (came && current.columns) columns.choose(current.columns);
  });
}

// A page beyond the last one (rows went away, or a link is old) shows the last one.
function useKnownPage(total: number | undefined, query: ListQuery, change: ChangeList): void {
  const last = total === undefined ? query.page : pageCount(total, query.rows);
  useEffect(() => {
    if (query.page > last) change({ page: last }, 'replace');
  });
}
