import type { findSchemes } from '#bridge/calls/joyhr/schemes.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { isRoute, longestRoute } from '#bridge/methods/atoms.ts';

/** The list that the schemes belong to. */
export const rosterList = 'personnel.roster';

type Scheme = Pick<ResultOf<typeof findSchemes>[number], 'id' | 'name' | 'query'>;

/** As the roster shows them, or as they were fetched for a search. */
let kept: readonly Scheme[] | undefined;

/** Says which schemes there are now; nothing after the roster changed them, so that the next search loads them again. */
export function keepSchemes(schemes?: readonly Scheme[]): void {
  kept = schemes;
}

/** The schemes a search looks among; fetched where the roster has not been opened. */
export async function schemesToFind(
  find: () => Promise<readonly Scheme[]>,
): Promise<readonly Scheme[]> {
  if (kept) return kept;
  const fetched = await find();
  // What the roster said meanwhile is newer.
  kept ??= fetched;
  return kept;
}

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
  const params = new URLSearchParams(query);
  params.set('schemeId', schemeId);
  return `/roster?${params.toString().replaceAll('%2C', ',')}`;
}
