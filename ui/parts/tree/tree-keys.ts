import type { TreeRow } from './tree-rows.ts';

/** What a key does: chooses the row, opens or closes it, or goes to another. */
type Step =
  | { readonly kind: 'choose' }
  | { readonly kind: 'toggle'; readonly open: boolean }
  | { readonly kind: 'go'; readonly to: number };

/** The keys of the WAI-ARIA tree view pattern. */
export function keyStep(key: string, rows: readonly TreeRow[], at: number): Step | undefined {
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
