/** What a list is asked for, and how its address says it; the names are those of specification §3. */
import type { ListQuestion } from '#bridge/calls/kit/list-question.ts';
import type { Sort } from '../../parts/data-table/columns.ts';
import { pageSizes } from '../../parts/pagination/pages.ts';

/** All that decides which rows are on the screen; `filters` has the node of the aside too. */
export interface ListQuery extends ListQuestion {
  /** The saved scheme that was chosen; `''` without one. */
  readonly schemeId: string;
}

/** How a list opens, and which filters it knows. */
export interface ListDefaults {
  /** Ids of the filters; what else an address says is left out. */
  readonly names: readonly string[];
  /** What it is narrowed by until a person asks for something else. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: Sort | undefined;
  readonly rows: number;
}

const longestKeyword = 50;

/** Reads a query string such as `organId=…&status=vacant&page=2`; what it cannot read is as usual. */
export function readListQuery(search: string, defaults: ListDefaults): ListQuery {
  const params = new URLSearchParams(search);
  const filters = defaults.names.flatMap((name) => {
    const value = params.get(name) ?? defaults.filters[name] ?? '';
    return value === '' ? [] : [[name, value]];
  });
  const rows = Number(params.get('rows'));
  return {
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    rows: pageSizes.some((size) => size === rows) ? rows : defaults.rows,
    keyword: (params.get('keyword') ?? '').trim().slice(0, longestKeyword),
    filters: Object.fromEntries(filters),
    sort: readSort(params) ?? defaults.sort,
    schemeId: params.get('schemeId') ?? '',
  };
}

/** Writes the shortest query string that reads back as the same query, without a question mark. */
export function writeListQuery(query: ListQuery, defaults: ListDefaults): string {
  const params = new URLSearchParams(writeQuestion(query, defaults));
  if (query.page !== 1) params.set('page', String(query.page));
  if (query.rows !== defaults.rows) params.set('rows', String(query.rows));
  if (query.schemeId) params.set('schemeId', query.schemeId);
  return params.toString().replaceAll('%2C', ',');
}

/** The same without page, page size and scheme: what a scheme keeps of it. */
export function writeQuestion(query: ListQuery, defaults: ListDefaults): string {
  const params = new URLSearchParams();
  for (const name of defaults.names) {
    const value = query.filters[name] ?? '';
    if (value !== (defaults.filters[name] ?? '')) params.set(name, value);
  }
  if (query.keyword) params.set('keyword', query.keyword);
  const { sort } = query;
  if (
    sort &&
    (sort.column !== defaults.sort?.column || sort.direction !== defaults.sort.direction)
  ) {
    params.set('sort', sort.column);
    params.set('direction', sort.direction);
  }
  return params.toString().replaceAll('%2C', ',');
}

/** The filters with one of them changed; `''` takes it away. */
export function withFilter(
  filters: ListQuery['filters'],
  name: string,
  value: string,
): ListQuery['filters'] {
  const { [name]: _, ...others } = filters;
  return value === '' ? others : { ...others, [name]: value };
}

/** The filters without some of them. */
export function withoutNames(
  filters: ListQuery['filters'],
  names: readonly string[],
): ListQuery['filters'] {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)));
}

/** Whether two sets of filters ask for the same, whatever the order of names and choices. */
export function sameFilters(one: ListQuery['filters'], other: ListQuery['filters']): boolean {
  return normalFilters(one) === normalFilters(other);
}

function normalFilters(filters: ListQuery['filters']): string {
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  const sorted = given.map(([name, value]) => [name, value.split(',').toSorted()] as const);
  return JSON.stringify(sorted.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether a person narrowed the list, by a keyword or by a filter that is not as usual; the aside does not count. */
export function isNarrowed(query: ListQuery, defaults: ListDefaults, aside: string): boolean {
  const names = defaults.names.filter((name) => name !== aside);
  const pick = (filters: ListQuery['filters']) =>
    Object.fromEntries(names.map((name) => [name, filters[name] ?? '']));
  const changed = !sameFilters(pick(query.filters), pick(defaults.filters));
  return changed || query.keyword !== '';
}

function readSort(params: URLSearchParams): Sort | undefined {
  const column = params.get('sort');
  if (!column) return undefined;
  return { column, direction: params.get('direction') === 'desc' ? 'desc' : 'asc' };
}
