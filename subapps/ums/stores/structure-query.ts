/** What the structure page shows, kept in the tab's address. */
import { isCalendarDay, pageSizes } from '#bridge/calls/kit/atoms.ts';

/** The views of one organisation. */
export const views = ['people', 'positions', 'posts', 'below'] as const;

export type View = (typeof views)[number];

export interface StructureQuery {
  /** Absent for the topmost organisation the person sees. */
  readonly organId: string | undefined;
  readonly view: View;
  /** The day the tree is shown as of, `YYYY-MM-DD`; today without one. */
  readonly asOf: string | undefined;
  /** Whether people and positions of the organisations below are listed too. */
  readonly includeBelow: boolean;
  readonly keyword: string;
  /** Whether organisations are about to be read in from a sheet. */
  readonly importing: boolean;
  /** Counts from 1. */
  readonly page: number;
  /** One of the page sizes of specification §9. */
  readonly rows: number;
}

/** The page as it opens. */
export const usualQuery: StructureQuery = {
  organId: undefined,
  view: 'people',
  asOf: undefined,
  includeBelow: true,
  keyword: '',
  importing: false,
  page: 1,
  rows: 10,
};

const longestKeyword = 50;

/** Reads a query string such as `organId=…&view=positions&below=0`; what it cannot read is as usual. */
export function readStructureQuery(search: string): StructureQuery {
  const params = new URLSearchParams(search);
  const rows = Number(params.get('rows'));
  return {
    organId: params.get('organId') || undefined,
    view: views.find((view) => view === params.get('view')) ?? usualQuery.view,
    asOf: isCalendarDay(params.get('asOf') ?? '') ? (params.get('asOf') ?? '') : undefined,
    includeBelow: params.get('below') !== '0',
    keyword: (params.get('keyword') ?? '').trim().slice(0, longestKeyword),
    importing: params.get('import') === '1',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    rows: pageSizes.some((size) => size === rows) ? rows : usualQuery.rows,
  };
}

/** Writes the shortest query string that reads back as the same query, with its question mark. */
export function writeStructureQuery(query: StructureQuery): string {
  const params = new URLSearchParams();
  if (query.organId) params.set('organId', query.organId);
  if (query.view !== usualQuery.view) params.set('view', query.view);
  if (query.asOf) params.set('asOf', query.asOf);
  if (!query.includeBelow) params.set('below', '0');
  if (query.keyword) params.set('keyword', query.keyword.slice(0, longestKeyword));
  if (query.importing) params.set('import', '1');
  if (query.page !== usualQuery.page) params.set('page', String(query.page));
  if (query.rows !== usualQuery.rows) params.set('rows', String(query.rows));
  return params.size > 0 ? `?${params}` : '';
}
