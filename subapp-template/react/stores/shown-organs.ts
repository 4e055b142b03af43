/** Which organisations the list shows. No React in here, so that it can be tested without a browser. */
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { organTree } from '#bridge/calls/ums/calls.ts';

/** One organisation as the gateway returns it. */
export type Organ = ResultOf<typeof organTree>[number];

/** Those directly below one organisation, or the topmost ones the person sees when it is absent or unknown. */
export function shownOrgans(
  organs: readonly Organ[],
  organId: string | undefined,
): { readonly parent: Organ | undefined; readonly rows: readonly Organ[] } {
  const known = new Set(organs.map((organ) => organ.id));
  const parent = organs.find((organ) => organ.id === organId);
  const rows = organs.filter(({ parentId }) =>
    parent ? parentId === parent.id : parentId === null || !known.has(parentId),
  );
  return { parent, rows };
}
