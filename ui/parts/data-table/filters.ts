import type { Option } from '../option.ts';
import type { TreeNode } from '../tree/tree-rows.ts';

/** What a column can be filtered by. */
export type ColumnFilter =
  | { readonly kind: 'text' }
  /** `digits` are the decimals that can be typed; none by default. */
  | { readonly kind: 'number'; readonly digits?: number }
  /** Days, `YYYY-MM-DD`. */
  | { readonly kind: 'date' }
  | { readonly kind: 'choice'; readonly options: readonly Option[] }
  /** A node stands for itself and all below it. */
  | { readonly kind: 'tree'; readonly nodes: readonly TreeNode[] };

/** What a column is filtered by now. */
export type FilterValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly min: number | null; readonly max: number | null }
  /** `''` for no end. */
  | { readonly kind: 'date'; readonly from: string; readonly to: string }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  /** `ids` are the node and all below it. */
  | { readonly kind: 'tree'; readonly id: string; readonly ids: readonly string[] };

/** What a table is filtered by, by column. */
export type Filters = Readonly<Record<string, FilterValue>>;

/** Whether a value matches a filter. */
export function answers(value: string | number | null, filter: FilterValue): boolean {
  switch (filter.kind) {
    case 'text':
      return String(value ?? '')
        .toLowerCase()
        .includes(filter.text.trim().toLowerCase());
    case 'number':
      return value !== null && value !== '' && within(Number(value), filter.min, filter.max);
    case 'date':
      return (
        value !== null &&
        value !== '' &&
        within(String(value), filter.from || null, filter.to || null)
      );
    case 'choice':
      return filter.values.includes(String(value));
    case 'tree':
      return filter.ids.includes(String(value));
  }
}

function within<Value extends string | number>(
  value: Value,
  first: Value | null,
  last: Value | null,
): boolean {
  return (first === null || value >= first) && (last === null || value <= last);
}

/** A node and all below it, as a filter. */
export function treeFilter(nodes: readonly TreeNode[], id: string): FilterValue {
  return { kind: 'tree', id, ids: idsBelow(nodes, id, false) };
}

function idsBelow(nodes: readonly TreeNode[], id: string, inside: boolean): string[] {
  return nodes.flatMap((node) => {
    const here = inside || node.id === id;
    const below = idsBelow(node.children ?? [], id, here);
    return here ? [node.id, ...below] : below;
  });
}

/** The filters after one column's changed; without a value it is no longer filtered. */
export function withFilter(
  filters: Filters,
  column: string,
  value: FilterValue | undefined,
): Filters {
  const others = Object.entries(filters).filter(([id]) => id !== column);
  return Object.fromEntries(value ? [...others, [column, value]] : others);
}
