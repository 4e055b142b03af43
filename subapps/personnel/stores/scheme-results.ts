import type { ResultOf } from '#bridge/calls/define.ts';
import type { findSchemes } from '#bridge/calls/schemes.ts';
import { isRoute, longestRoute } from '#bridge/methods/atoms.ts';
import { readRosterQuery, writeRosterQuery } from './roster-query.ts';

type Scheme = Pick<ResultOf<typeof findSchemes>[number], 'id' | 'name' | 'query'>;

/** The saved schemes of the roster as results of the search over the portal; one too long for an address is left out. */
export function schemeResults(
  schemes: readonly Scheme[],
  detail: string,
): { title: string; detail: string; route: string }[] {
  return schemes
    .map(({ id, name, query }) => ({ title: name, detail, route: routeOf(query, id) }))
    .filter(
      ({ title, route }) => title.trim() !== '' && isRoute(route) && route.length <= longestRoute,
    );
}

function routeOf(query: string, schemeId: string): string {
  const usual = readRosterQuery('', 10).rows;
  return `/roster${writeRosterQuery({ ...readRosterQuery(query, usual), schemeId }, usual)}`;
}
