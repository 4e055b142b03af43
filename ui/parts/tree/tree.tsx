import {
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import css from './tree.module.css';
import { treeStep } from './tree-keys.ts';
import { TreeLine } from './tree-line.tsx';
import type { TreePlace } from './tree-places.ts';
import {
  matchingRows,
  type Toggles,
  type TreeNode,
  type TreeRow,
  visibleRows,
} from './tree-rows.ts';
import { useTreeDrag } from './use-tree-drag.ts';
import { useWindow } from './use-window.ts';

/** Pixels of a row; `--row-tree`. */
const rowHeight = 32;

export interface TreeProps {
  nodes: readonly TreeNode[];
  selected?: string | undefined;
  /** Given: several nodes can be chosen, and these are; `onSelect` is told the one to add or take away. */
  checked?: ReadonlySet<string>;
  onSelect: (id: string) => void;
  /** Spoken name. */
  label: string;
  /** Shows what matches it, and the way there. */
  search?: string;
  /**
   * Given: rows can be dragged onto others and between them, and Alt with the arrow keys up and down moves a row among
   * its siblings. Told where a row shall go; the caller moves it.
   */
  onMove?: (id: string, place: TreePlace) => void;
  /** Hears that a node is opened whose children are not loaded yet. */
  onMore?: (id: string) => void;
}

/** A tree to choose one node of, or several. Draws only what is in sight, so 10,000 nodes are no burden. */
export function Tree(props: TreeProps): ReactElement {
  const { nodes, selected, checked, onSelect, label, search = '', onMove, onMore } = props;
  const prefix = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  const { rows, toggle } = useRows(nodes, checked ?? selected, { search, onMore });
  const { from, to } = useWindow(scroller, rows.length, rowHeight);
  // A search leaves siblings out, so that a place among them says nothing.
  const move = search === '' ? onMove : undefined;
  const drag = useTreeDrag(rows, move);
  const at = indexOf(rows, current ?? selected);
  const active = rows[at];
  useReveal(scroller, at, current);

  function press(event: KeyboardEvent): void {
    const step = active && treeStep(event, rows, at, move !== undefined);
    if (!step) return;
    event.preventDefault();
    if (step.kind === 'choose') onSelect(active.node.id);
    else if (step.kind === 'toggle') toggle(active, step.open);
    else if (step.kind === 'move') move?.(active.node.id, step.place);
    else setCurrent(rows[step.to]?.node.id);
  }
  function choose(id: string): void {
    setCurrent(id);
    onSelect(id);
  }
  if (rows.length === 0) return <NoRows found={search === ''} />;
  return (
    <div
      ref={scroller}
      className={css.tree}
      role="tree"
      aria-label={label}
      aria-multiselectable={checked !== undefined || undefined}
      tabIndex={0}
      aria-activedescendant={active && `${prefix}${active.node.id}`}
      onKeyDown={press}
      onFocus={() => setCurrent((before) => before ?? active?.node.id)}
    >
      <div className={css.rows} role="none" style={{ height: rows.length * rowHeight }}>
        {rows.slice(from, to).map((row, index) => (
          <TreeLine
            key={row.node.id}
            id={`${prefix}${row.node.id}`}
            row={row}
            top={(from + index) * rowHeight}
            active={row === active}
            selected={row.node.id === selected}
            checked={checked?.has(row.node.id)}
            search={search}
            drag={drag?.(row)}
            onToggle={(open) => toggle(row, open)}
            onSelect={() => choose(row.node.id)}
          />
        ))}
      </div>
    </div>
  );
}

function NoRows({ found }: { found: boolean }): ReactElement {
  const t = useUiTexts();
  return <p className={css.none}>{t(found ? 'empty.title' : 'empty.filtered')}</p>;
}

function indexOf(rows: readonly TreeRow[], id: string | undefined): number {
  return Math.max(
    0,
    rows.findIndex((row) => row.node.id === id),
  );
}

function useRows(
  nodes: readonly TreeNode[],
  selected: string | ReadonlySet<string> | undefined,
  { search, onMore }: { readonly search: string; readonly onMore: TreeProps['onMore'] },
): { readonly rows: readonly TreeRow[]; toggle(row: TreeRow, open: boolean): void } {
  const [toggles, setToggles] = useState<Toggles>(new Map());
  const rows = useMemo(() => {
    if (search.trim()) return matchingRows(nodes, search);
    const ids = typeof selected === 'string' ? new Set([selected]) : selected;
    return visibleRows(nodes, toggles, ids);
  }, [nodes, toggles, selected, search]);
  const toggle = ({ node }: TreeRow, open: boolean): void => {
    setToggles((before) => new Map(before).set(node.id, open));
    if (open && node.more) onMore?.(node.id);
  };
  return { rows, toggle };
}

// The row the keyboard is at is always drawn: `aria-activedescendant` must find it.
function useReveal(
  scroller: { readonly current: HTMLElement | null },
  at: number,
  current: string | undefined,
): void {
  useEffect(() => {
    const box = scroller.current;
    if (!box || current === undefined) return;
    const top = at * rowHeight;
    if (top < box.scrollTop) box.scrollTop = top;
    const below = top + rowHeight - box.clientHeight;
    if (below > box.scrollTop) box.scrollTop = below;
  }, [scroller, at, current]);
}
