/** The roster's place in the address: filters, order and page, read from and written to the route's query. */
import * as z from 'zod/mini';
import { rosterFilter, type rosterPage, rosterSorts } from '#bridge/calls/joyhr/roster.ts';
import { pageSizes } from '#bridge/calls/kit/atoms.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';

type FilterName = keyof typeof rosterFilter;

/** The filters in use; an absent one does not narrow the list. */
export type RosterFilter = {
  readonly [Name in FilterName]?: z.output<(typeof rosterFilter)[Name]>;
};

/** One of the columns the roster can be sorted by. */
export type RosterSort = (typeof rosterSorts)[number];

/** All that decides which rows stand on the screen. */
export interface RosterQuery {
  readonly filter: RosterFilter;
  readonly sort: RosterSort;
  readonly direction: 'asc' | 'desc';
  /** Counts from 1. */
  readonly page: number;
  /** One of the page sizes of specification §9. */
  readonly rows: number;
  /** The saved scheme that was chosen; `''` without one. */
  readonly schemeId: string;
}

/** One status of an employment. */
export type Status = NonNullable<RosterFilter['status']>[number];

/** The people who work here now; what the roster shows until it is asked for others. */
export const inService: readonly Status[] = ['active', 'probation', 'leaving'];

const filterNames = Object.keys(rosterFilter).filter(
  (name): name is FilterName => name in rosterFilter,
);
/** Written in the place of a status list where every status is wanted. */
const anyStatus = 'any';
const defaultOrder = { sort: 'staffNo', direction: 'asc' } as const;

/**
 * Reads a query string such as `?organId=…&status=active,probation&page=2`. What it cannot read is left out. Without a
 * status it lists the people in service, unless it asks for leaving days, which only those who left have.
 */
export function readRosterQuery(search: string, usualRows: number): RosterQuery {
  const params = new URLSearchParams(search);
  const filter = Object.fromEntries(
    filterNames.flatMap((name) => readFilter(name, params.getAll(name))),
  ) as RosterFilter;
  const rows = Number(params.get('rows'));
  const sort = rosterSorts.find((name) => name === params.get('sort'));
  return {
    filter: withUsualStatus(filter, params),
    sort: sort ?? defaultOrder.sort,
    direction: params.get('direction') === 'desc' ? 'desc' : defaultOrder.direction,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    rows: isPageSize(rows) ? rows : usualRows,
    schemeId: params.get('schemeId') ?? '',
  };
}

/** Writes the shortest query string that reads back as the same query; empty for the roster as it opens. */
export function writeRosterQuery(query: RosterQuery, usualRows: number): string {
  const params = new URLSearchParams();
  for (const name of filterNames) {
    const value = query.filter[name];
    if (name === 'status') writeStatus(params, query.filter);
    else if (value !== undefined) params.set(name, Array.isArray(value) ? value.join(',') : value);
  }
  if (query.sort !== defaultOrder.sort) params.set('sort', query.sort);
  if (query.direction !== defaultOrder.direction) params.set('direction', query.direction);
  if (query.page !== 1) params.set('page', String(query.page));
  if (query.rows !== usualRows) params.set('rows', String(query.rows));
  if (query.schemeId) params.set('schemeId', query.schemeId);
  const text = params.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** Filters and order alone, as a saved scheme keeps them: without page, page size and scheme. */
export function writeQuestion(query: RosterQuery): string {
  return writeRosterQuery({ ...query, page: 1, schemeId: '' }, query.rows).slice(1);
}

/** Whether a number is one of the page sizes. */
export function isPageSize(rows: number): boolean {
  return pageSizes.some((size) => size === rows);
}

/** Changes filters and goes back to the first page; an undefined, empty or blank value takes a filter away. */
export function withFilter(query: RosterQuery, change: RosterFilter): RosterQuery {
  const filter = Object.fromEntries(
    Object.entries({ ...query.filter, ...change }).filter(([, value]) => !isEmpty(value)),
  ) as RosterFilter;
  return { ...query, filter, page: 1 };
}

/** Takes every filter away but the organisation and shows the people in service again. */
export function withoutFilters(query: RosterQuery): RosterQuery {
  const { organId } = query.filter;
  return { ...query, filter: { ...(organId && { organId }), status: [...inService] }, page: 1 };
}

/** Whether the filters are those the roster opens with, whatever the organisation. */
export function hasUsualFilters({ filter }: RosterQuery): boolean {
  const others = Object.keys(filter).filter((name) => name !== 'organId' && name !== 'status');
  return others.length === 0 && isInService(filter.status);
}

/** Whether a list of statuses holds those in service, no more and no less. */
export function isInService(status: readonly Status[] | undefined): boolean {
  return status?.length === inService.length && inService.every((each) => status.includes(each));
}

/** What the gateway is asked for a page of the roster. */
export function pageRequest(query: RosterQuery): RequestOf<typeof rosterPage> {
  return {
    ...query.filter,
    sort: query.sort,
    direction: query.direction,
    page: query.page,
    rows: query.rows,
  };
}

function readFilter(name: FilterName, values: readonly string[]): [FilterName, unknown][] {
  const texts = values.flatMap((value) => (isList(name) ? value.split(',') : [value]));
  const given = texts.filter((text) => text !== '');
  if (given.length === 0) return [];
  const read = z.safeParse(rosterFilter[name], isList(name) ? given : given[0]);
  return read.success && read.data !== undefined ? [[name, read.data]] : [];
}

function isList(name: FilterName): boolean {
  return z.safeParse(rosterFilter[name], []).success;
}

function withUsualStatus(filter: RosterFilter, params: URLSearchParams): RosterFilter {
  const asked = filter.status || params.get('status') === anyStatus;
  const left = filter.leftFrom || filter.leftTo;
  return asked || left ? filter : { ...filter, status: [...inService] };
}

function writeStatus(params: URLSearchParams, filter: RosterFilter): void {
  const left = Boolean(filter.leftFrom || filter.leftTo);
  if (!filter.status) {
    if (!left) params.set('status', anyStatus);
  } else if (left || !isInService(filter.status)) params.set('status', filter.status.join(','));
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || (typeof value === 'string' && value.trim() === '');
}
