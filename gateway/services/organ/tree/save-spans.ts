import { umsCodes } from '#bridge/calls/ums/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { followMove, type PlacedOrgan, placeSpans } from './places.ts';
import { readIdsBelow, readSpans, readStoredOrgans, type StoredOrgan } from './stored-organ.ts';
import type { OrganSpan, PlacedSpan } from './timeline.ts';
import { writeSpans } from './write-spans.ts';

/** What is asked of an organisation to be placed. */
export type Placeable = Pick<StoredOrgan, 'id' | 'number' | 'openedOn' | 'closedOn' | 'spans'>;

/** No organisation lasts longer. */
const END = '9999-12-31';

/**
 * Gives an organisation new days, and those below it the paths that follow from them.
 * @throws {RefusedError} `ums.organCycle`, `ums.parentNotThere`
 * @returns whether it is at another place on any day.
 */
export async function saveSpans(
  context: CallContext,
  organ: Placeable,
  spans: readonly OrganSpan[],
): Promise<boolean> {
  const parentIds = spans.flatMap(({ parentId }) => parentId ?? []);
  const parents = await readStoredOrgans(context, parentIds);
  const placed = placeSpans(spans, organ.number, new Map(parents.map((one) => [one.id, one])));
  if (placed === 'cycle') throw new RefusedError(umsCodes.organCycle);
  if (placed === 'noParent') throw new RefusedError(umsCodes.parentNotThere);
  requireLife(organ, placed, parents);
  const moved = { id: organ.id, number: organ.number, spans: placed };
  const followers = samePaths(organ.spans, placed) ? [] : await followersOf(context, moved);
  await writeSpans(context, [
    { organId: organ.id, before: organ.spans, after: placed },
    ...followers,
  ]);
  return !samePaths(organ.spans, placed);
}

/**
 * Refuses days on which an organisation would exist and the one above it would not.
 * @throws {RefusedError} `ums.parentNotThere`
 */
export function requireLife(
  { openedOn, closedOn }: Pick<Placeable, 'openedOn' | 'closedOn'>,
  spans: readonly OrganSpan[],
  parents: readonly StoredOrgan[],
): void {
  const outlives = spans.some(({ from, to, parentId }) => {
    const parent = parents.find(({ id }) => id === parentId);
    if (parent === undefined) return false;
    const first = from > openedOn ? from : openedOn;
    const lastDay = to ?? END;
    // Closed on a day, it is there until the day before.
    const isThere = closedOn === null || closedOn > first;
    const parentEnds =
      parent.closedOn !== null &&
      (closedOn === null || parent.closedOn < closedOn) &&
      parent.closedOn <= lastDay;
    return isThere && (parent.openedOn > first || parentEnds);
  });
  if (outlives) throw new RefusedError(umsCodes.parentNotThere);
}

async function followersOf(context: CallContext, moved: PlacedOrgan) {
  const spansOf = await readSpans(context, await readIdsBelow(context, moved));
  return [...spansOf].map(([organId, before]) => ({
    organId,
    before,
    after: followMove(before, moved),
  }));
}

/** Whether both lead along the same paths on every day. */
function samePaths(before: readonly PlacedSpan[], after: readonly PlacedSpan[]): boolean {
  const ways = (spans: readonly PlacedSpan[]) =>
    spans
      .filter(({ path }, index) => path !== spans[index - 1]?.path)
      .map(({ from, path }) => `${from} ${path}`)
      .join('\n');
  return ways(before) === ways(after);
}
