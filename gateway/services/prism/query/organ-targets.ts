import type { CallContext } from '#gateway/kernel/handler.ts';
import { reachesOrgan } from '#gateway/kernel/people/reach.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { findOrganPath } from '../../organ/find-organ.ts';
import { type OrganPlace, readOrganPlaces } from '../../organ/organs.ts';
import { figureWords } from '../texts/figure-words.ts';
import type { CheckedQuery } from './checked.ts';

/** An organisation that figures are broken down to, with everything below it. */
export interface OrganTarget {
  readonly id: string;
  readonly path: string;
  readonly label: string;
}

/** The organisations of one level, and the path of what was asked about. */
export interface OrganLevel {
  /** Null without an asked organisation. */
  readonly askedPath: string | null;
  /** None where nothing is broken down by organisation. */
  readonly targets: readonly OrganTarget[];
}

/** Finds levels of organisations for several questions; the organisations of a day are read once. */
export function organLevels(context: CallContext): (query: CheckedQuery) => Promise<OrganLevel> {
  const days = new Map<string, Promise<readonly OrganPlace[]>>();
  const organsOf = (day: string): Promise<readonly OrganPlace[]> => {
    const reading = days.get(day) ?? readOrganPlaces(context, day);
    days.set(day, reading);
    return reading;
  };
  return async (query) => {
    const { reach, organId, by } = query;
    if (by.some(({ kind }) => kind === 'organ'))
      return levelOf(context, query, await organsOf(reach.day));
    const askedPath = organId === null ? null : await findOrganPath(context, reach, organId);
    return { askedPath, targets: [] };
  };
}

/**
 * The organisations directly below the asked one, or below the only top of what the caller reaches, and that one itself for
 * who is directly in it; of several tops those.
 */
function levelOf(
  { locale }: CallContext,
  { reach, organId }: CheckedQuery,
  all: readonly OrganPlace[],
): OrganLevel {
  const organs = all.filter(({ id, path }) => reachesOrgan(reach, id, path));
  const seen = new Map(organs.map((organ) => [organ.id, organ]));
  const asked = organId === null ? null : seen.get(organId);
  if (asked === undefined) throw new RefusedError('notFound');
  const tops = organs.filter(({ parentId }) => parentId === null || !seen.has(parentId));
  const parent = asked ?? (tops.length === 1 ? tops[0] : undefined);
  const askedPath = asked?.path ?? null;
  if (parent === undefined)
    return { askedPath, targets: tops.map((top) => targetOf(top, top.name)) };
  const below = organs.filter((organ) => organ.parentId === parent.id);
  const own = below.length === 0 ? parent.name : figureWords[locale].itself(parent.name);
  return {
    askedPath,
    targets: [...below.map((organ) => targetOf(organ, organ.name)), targetOf(parent, own)],
  };
}

function targetOf({ id, path }: OrganPlace, label: string): OrganTarget {
  return { id, path, label };
}
