import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useState,
} from 'react';
import { type Column, rowsAsText, togglePage } from './columns.ts';

interface RowKeysOptions<Row> {
  readonly rows: readonly Row[];
  readonly keys: readonly string[];
  readonly columns: readonly Column<Row>[];
  readonly selection: ReadonlySet<string> | undefined;
  readonly onSelection: ((selection: ReadonlySet<string>) => void) | undefined;
  readonly onOpen: ((row: Row) => void) | undefined;
}

/** How the rows of a table take part in its keyboard. */
export interface RowKeys {
  /** Whether rows can do anything at all. */
  readonly active: boolean;
  /** One row of the table is in the tab order: the one that had the focus last. */
  tabIndex(at: number): 0 | -1 | undefined;
  /** What the box around the rows listens to. */
  readonly box: {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void;
    onFocus(event: FocusEvent<HTMLElement>): void;
    onClick(event: MouseEvent<HTMLElement>): void;
    onCopy(event: ClipboardEvent<HTMLElement>): void;
  };
}

const rowsOnAScreen = 10;

/** Walks the rows with the keyboard; opens, selects and copies them. One set of listeners for the whole table. */
export function useRowKeys<Row>(options: RowKeysOptions<Row>): RowKeys {
  const { rows, keys, columns, selection, onSelection, onOpen } = options;
  const [current, setCurrent] = useState<string>();
  const at = Math.max(0, keys.indexOf(current ?? ''));
  const active = selection !== undefined || onOpen !== undefined;

  function open(key: string | undefined): void {
    const row = rows[keys.indexOf(key ?? '')];
    if (row !== undefined) onOpen?.(row);
  }
  function press(event: KeyboardEvent<HTMLElement>): void {
    const row = rowOf(event.target);
    if (!row) return;
    const key = row.dataset.row ?? '';
    const onRow = event.target === row;
    const to = target(event.key, keys.indexOf(key), keys.length);
    if (to !== undefined && (onRow || event.key.startsWith('Arrow'))) {
      event.preventDefault();
      siblingAt(row, to)?.focus();
    } else if (onRow && event.key === 'Enter' && onOpen) open(key);
    else if (onRow && event.key === ' ' && selection) {
      event.preventDefault();
      onSelection?.(togglePage(selection, [key], !selection.has(key)));
    }
  }
  return {
    active,
    tabIndex: (index) => (active ? (index === at ? 0 : -1) : undefined),
    box: {
      onKeyDown: press,
      onFocus: (event) => setCurrent((before) => rowOf(event.target)?.dataset.row ?? before),
      onClick: (event) => {
        if (!startsNothingElse(event)) return;
        open(rowOf(event.target)?.dataset.row);
      },
      onCopy: (event) => {
        // Text that a person marked is copied as it is.
        if (!rowOf(event.target) || !getSelection()?.isCollapsed) return;
        const chosen = rows.filter((_, index) => selection?.has(keys[index] ?? ''));
        const copied = chosen.length > 0 ? chosen : rows.slice(at, at + 1);
        event.clipboardData.setData('text/plain', rowsAsText(copied, columns));
        event.preventDefault();
      },
    },
  };
}

function target(key: string, at: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + rowsOnAScreen,
    PageUp: at - rowsOnAScreen,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined ? undefined : Math.min(Math.max(to, 0), count - 1);
}

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null;
}

function siblingAt(row: HTMLElement, at: number): HTMLElement | undefined {
  const rows = row.parentElement?.querySelectorAll<HTMLElement>('tr[data-row]');
  return rows?.[at];
}

// A click on a link, a button or a checkbox is theirs; marking text is no click on the row either.
function startsNothingElse(event: MouseEvent): boolean {
  if (!(event.target instanceof Element)) return false;
  return (
    !event.target.closest('a, button, input, label, [role="menu"]') &&
    getSelection()?.isCollapsed !== false
  );
}
