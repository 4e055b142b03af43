import { stepAmongSiblings, type TreePlace } from './tree-places.ts';
import type { TreeRow } from './tree-rows.ts';

/** What a key does: chooses the row, opens or closes it, goes to another, or moves it. */
type Step =
  | { readonly kind: 'choose' }
  | { readonly kind: 'toggle'; readonly open: boolean }
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'move'; readonly place: TreePlace };

/** The keys of a tree; where rows can be moved, Alt with the arrows up and down moves one among its siblings. */
export function treeStep(
  event: { readonly key: string; readonly altKey: boolean },
  rows: readonly TreeRow[],
  at: number,
  movable: boolean,
): Step | undefined {
  if (!event.altKey || !movable) return keyStep(event.key, rows, at);
  const place = stepAmongSiblings(event.key, rows, at);
  return place && { kind: 'move', place };
}

/** The keys of the WAI-ARIA tree view pattern. */
function keyStep(key: string, rows: readonly TreeRow[], at: number): Step | undefined {
  const row = rows[at];
  const go = (to: number): Step => ({ kind: 'go', to: Math.min(Math.max(to, 0), rows.length - 1) });
  switch (key) {
    case 'ArrowDown':
      return go(at + 1);
    case 'ArrowUp':
      return go(at - 1);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case 'ArrowRight':
      if (row?.state === 'closed') return { kind: 'toggle', open: true };
      return row?.state === 'open' ? go(at + 1) : undefined;
    case 'ArrowLeft':
      if (row?.state === 'open') return { kind: 'toggle', open: false };
      return row?.parent ? go(rows.findIndex(({ node }) => node.id === row.parent)) : undefined;
    case 'Enter':
    case ' ':
      return { kind: 'choose' };
    default:
      return undefined;
  }
}
