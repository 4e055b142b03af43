import type { ReactElement } from 'react';
import { formatNumber } from '../../texts/format.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import css from './tree.module.css';
import type { TreeRow } from './tree-rows.ts';
import type { RowDrag } from './use-tree-drag.ts';

interface TreeLineProps {
  id: string;
  row: TreeRow;
  /** Pixels from the top of all rows. */
  top: number;
  active: boolean;
  selected: boolean;
  /** Where several can be chosen: whether this one is. */
  checked: boolean | undefined;
  search: string;
  /** Where rows can be dragged. */
  drag: RowDrag | undefined;
  onToggle: (open: boolean) => void;
  onSelect: () => void;
}

/** One row of a tree. The keyboard works on the tree as a whole, so the row itself takes only clicks. */
export function TreeLine(props: TreeLineProps): ReactElement {
  const { id, row, top, active, selected, checked, search, drag, onToggle, onSelect } = props;
  const { node, level, state } = row;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree holds the focus and the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the tree points at it with aria-activedescendant
    <div
      id={id}
      role="treeitem"
      className={classNames(css.line, selected && css.selected, active && css.active)}
      style={{ top, paddingInlineStart: 4 + (level - 1) * 16 }}
      aria-level={level}
      aria-setsize={row.siblings}
      aria-posinset={row.position}
      aria-selected={checked === undefined ? selected : undefined}
      aria-checked={checked}
      aria-expanded={state === 'leaf' ? undefined : state === 'open'}
      title={node.label}
      data-drop={drag?.over}
      {...drag?.props}
      onClick={onSelect}
    >
      <span
        className={css.twist}
        aria-hidden="true"
        onClick={(event) => {
          if (state === 'leaf') return;
          event.stopPropagation();
          onToggle(state === 'closed');
        }}
      >
        {state !== 'leaf' && <Icon name="chevron-right" size={12} />}
      </span>
      {checked !== undefined && (
        <span className={css.mark} data-on={checked} aria-hidden="true">
          <Icon name="check" size={12} />
        </span>
      )}
      <span className={css.label}>
        <Found text={node.label} search={search} />
      </span>
      {node.count !== undefined && (
        <span className={css.count} title={node.countHint}>
          {formatNumber(node.count)}
        </span>
      )}
    </div>
  );
}

function Found({ text, search }: { text: string; search: string }): ReactElement {
  const words = search.trim();
  const at = words ? text.toLowerCase().indexOf(words.toLowerCase()) : -1;
  if (at < 0) return <>{text}</>;
  const end = at + words.length;
  return (
    <>
      {text.slice(0, at)}
      <mark className={css.found}>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
