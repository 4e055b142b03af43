/** Routes into the roster of `personnel` that list exactly the people a figure counts. */

import type { rosterPage } from '#bridge/calls/joyhr/roster.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { addDays, endOfMonth, yearsBefore } from './calendar.ts';

type RosterQuery = Partial<Omit<RequestOf<typeof rosterPage>, 'page' | 'rows'>>;

/** Everyone who counts as active: employed at the end of the day. */
const active = ['probation', 'active', 'leaving'] as const;

/** Everyone who ever started, whatever became of them. */
const started = [...active, 'left', 'retired'] as const;

/** One band of the age pyramid; `to` is null for the open one. */
export interface AgeBand {
  readonly from: number;
  readonly to: number | null;
}

/** The active people of an organisation and everything below it. */
export function activeRoster(organId: string | undefined): string {
  return rosterRoute({ organId, status: [...active] });
}

/** The active people of one gender whose age on `asOf` lies in the band, both ends included. */
export function ageRoster(
  organId: string | undefined,
  { from, to }: AgeBand,
  gender: 'F' | 'M',
  asOf: string,
): string {
  return rosterRoute({
    organId,
    status: [...active],
    gender,
    birthFrom: to === null ? undefined : addDays(yearsBefore(asOf, to + 1), 1),
    birthTo: from > 0 ? yearsBefore(asOf, from) : undefined,
  });
}

/** Who joined in a month (`YYYY-MM`), also those who have left again. */
export function joinedRoster(organId: string | undefined, month: string): string {
  return rosterRoute({
    organId,
    status: [...started],
    joinedFrom: `${month}-01`,
    joinedTo: endOfMonth(month),
  });
}

/** Whose last day lies in a month (`YYYY-MM`), as far as it has come: who is still there does not count yet. */
export function leftRoster(organId: string | undefined, month: string): string {
  return rosterRoute({
    organId,
    status: ['left', 'retired'],
    leftFrom: `${month}-01`,
    leftTo: endOfMonth(month),
  });
}

function rosterRoute(query: RosterQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one));
  }
  return `/roster?${search}`;
}
