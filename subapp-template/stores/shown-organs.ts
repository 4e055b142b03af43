/** Which organisations the list shows. No React in here, so that it can be tested without a browser. */
import type { ResultOf } from '#bridge/calls/define.ts';
import type { organTree } from '#bridge/calls/ums.ts';
import type { ListRows } from '#ui/layouts/list-screen/list-config.ts';
import type { ListQuery } from '#ui/layouts/list-screen/list-query.ts';

/** One organisation as the gateway answers it. */
export type Organ = ResultOf<typeof organTree>[number];

/** A page of those directly below one organisation, or of the topmost ones the person sees when it is absent or unknown. */
export function shownOrgans(
  organs: readonly Organ[],
  { filters, keyword, page, rows }: Pick<ListQuery, 'filters' | 'keyword' | 'page' | 'rows'>,
): ListRows<Organ> {
  const known = new Set(organs.map((organ) => organ.id));
  const parent = organs.find((organ) => organ.id === filters.organId);
  const shown = organs.filter(
    ({ parentId, name }) =>
      name.includes(keyword) &&
      (parent ? parentId === parent.id : parentId === null || !known.has(parentId)),
  );
  return { rows: shown.slice((page - 1) * rows, page * rows), total: shown.length };
}
