import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Reach } from '#gateway/kernel/people/reach.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type Organ, readOrgans } from '../../organ/organs.ts';
import { figureWords } from '../texts/figure-words.ts';
import { visibleOrgan } from './visible-organ.ts';

/** An organisation that figures are broken down to; with `direct` only what is in itself, not below. */
export interface OrganTarget {
  readonly id: string;
  readonly path: string;
  readonly label: string;
}

/** The organisations of one level, and the path of what was asked about. */
export interface OrganLevel {
  /** Null without an asked organisation. */
  readonly askedPath: string | null;
  readonly targets: readonly OrganTarget[];
}

/**
 * Finds the organisations that figures are shown for: those directly below the asked one, or below the only top of what the
 * caller reaches, and that one itself for who is directly in it; of several tops those.
 * @throws {RefusedError} `notFound` for an organisation that the caller does not see.
 */
export async function readOrganLevel(
  context: CallContext,
  reach: Reach,
  organId: string | null,
): Promise<OrganLevel> {
  const organs = (await readOrgans(context, reach.day)).filter(visibleOrgan(reach));
  const seen = new Map(organs.map((organ) => [organ.id, organ]));
  const asked = organId === null ? null : seen.get(organId);
  if (asked === undefined) throw new RefusedError('notFound');
  const tops = organs.filter(({ parentId }) => parentId === null || !seen.has(parentId));
  const parent = asked ?? (tops.length === 1 ? tops[0] : undefined);
  const askedPath = asked?.path ?? null;
  if (parent === undefined)
    return { askedPath, targets: tops.map((top) => targetOf(top, top.name)) };
  const below = organs.filter((organ) => organ.parentId === parent.id);
  const own = below.length === 0 ? parent.name : figureWords[context.locale].itself(parent.name);
  return {
    askedPath,
    targets: [...below.map((organ) => targetOf(organ, organ.name)), targetOf(parent, own)],
  };
}

function targetOf({ id, path }: Organ, label: string): OrganTarget {
  return { id, path, label };
}
