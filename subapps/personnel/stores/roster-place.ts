/**
 * The address of the roster, which other apps link to, and the one of its list screen. They differ in three points:
 * `status=any` is no status, leaving days without a status ask for everybody, and orders have the gateway's names.
 */

import type * as z from 'zod/mini';
import type { rosterFilter, rosterSorts } from '#bridge/calls/joyhr/roster.ts';

/** One status of an employment. */
export type Status = NonNullable<z.output<(typeof rosterFilter)['status']>>[number];

/** One of the orders of the roster. */
export type RosterSort = (typeof rosterSorts)[number];

/** The people who work here now; what the roster shows until it is asked for others. */
export const inService: readonly Status[] = ['active', 'probation', 'leaving'];

/** Columns whose order has another name in the gateway. */
const sortNames: Readonly<Record<string, RosterSort>> = {
  organName: 'organ',
  postName: 'post',
  gradeCode: 'grade',
};

const usualStatus = inService.join();

/** The order of a column, as the gateway calls it. */
export function sortOf(column: string): string {
  return sortNames[column] ?? column;
}

/** The address of the roster as its list screen reads it. */
export function toListSearch(search: string): string {
  const params = new URLSearchParams(search);
  const status = params.getAll('status').join();
  if (status === 'any' || (status === '' && hasLeavingDays(params))) params.set('status', '');
  else if (status !== '') params.set('status', status);
  const sort = params.get('sort');
  const column = Object.entries(sortNames).find(([, name]) => name === sort)?.[0];
  if (column) params.set('sort', column);
  return write(params);
}

/** What the list screen writes as the address of the roster. */
export function toRosterSearch(search: string): string {
  const params = new URLSearchParams(search);
  const status = params.get('status');
  if (status === null && hasLeavingDays(params)) params.set('status', usualStatus);
  else if (status === '' && hasLeavingDays(params)) params.delete('status');
  else if (status === '') params.set('status', 'any');
  const sort = params.get('sort');
  if (sort !== null) params.set('sort', sortOf(sort));
  return write(params);
}

function hasLeavingDays(params: URLSearchParams): boolean {
  return Boolean(params.get('leftFrom') || params.get('leftTo'));
}

function write(params: URLSearchParams): string {
  return params.toString().replaceAll('%2C', ',');
}
