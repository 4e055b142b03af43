import { umsFunctions } from '#bridge/calls/ums/functions.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { type Reach, reachesOrgan, readReach } from '#gateway/kernel/people/reach.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import type { PlacedOrgan } from './places.ts';
import { type PlacedSpan, spanOn } from './timeline.ts';

/** Where the caller may change the tree: today, and on the day from which a change counts. */
export interface EditReach {
  readonly seen: Reach;
  readonly days: readonly Reach[];
}

type Placed = Pick<PlacedOrgan, 'id' | 'spans'>;

/** Reads where the caller may change the tree from a day on; only roles with the function to edit count. */
export async function readEditReach(context: CallContext, day: string): Promise<EditReach> {
  const of = { bizType: 'organ', functionId: umsFunctions['structure.edit'] };
  const today = dayOf(context.now());
  const days = [today, ...(day === today ? [] : [day])];
  const reaches: Reach[] = [];
  if (hasFunction(context.rights, of.functionId)) {
    for (const one of days) reaches.push(await readReach(context, one, of));
  }
  return { seen: await readReach(context), days: reaches };
}

/** Whether the caller may change an organisation: it is in the range of a role today and on the day of the change. */
export function mayEdit({ days }: EditReach, organ: Placed): boolean {
  return (
    days.length > 0 &&
    days.every((reach) => {
      const span = standing(organ, reach.day);
      return span !== undefined && holds(reach, organ.id, span.path);
    })
  );
}

/** Whether the caller may change what is below the organisation above: move, order and close one. At the top only who reaches everything. */
export function mayMove(reach: EditReach, organ: Placed): boolean {
  return (
    mayEdit(reach, organ) &&
    reach.days.every((one) => {
      const span = standing(organ, one.day);
      if (span === undefined) return false;
      return span.parentId === null
        ? one.everything
        : holds(one, span.parentId, span.path.replace(/[0-9]+\/$/, ''));
    })
  );
}

/**
 * Refuses what the caller may not change.
 * @throws {RefusedError} `notFound` where the caller does not see it, else `noPermission`
 */
export function requireRight(reach: EditReach, organ: Placed, may: boolean): void {
  if (may) return;
  throw new RefusedError(sees(reach.seen, organ) ? 'noPermission' : 'notFound');
}

/** Whether the caller sees an organisation. */
export function sees(reach: Reach, organ: Placed): boolean {
  const span = standing(organ, reach.day);
  return span !== undefined && reachesOrgan(reach, organ.id, span.path);
}

/** Where an organisation is on a day; before it opens, where it will be. */
function standing({ spans }: Placed, day: string): PlacedSpan | undefined {
  return spanOn(spans, day) ?? spans[0];
}

/** A range of the own person shows the own organisation, and gives nothing over it. */
function holds(reach: Reach, organId: string, path: string): boolean {
  return (
    reach.everything ||
    reach.roles.some(
      (role) => role.organId === organId || role.paths.some((root) => path.startsWith(root)),
    )
  );
}
