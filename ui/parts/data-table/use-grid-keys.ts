import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Column, cellText, rowsAsText, togglePage } from './columns.ts';
import { type GridStep, gridStep, type Place } from './grid-keys.ts';
import type { Line, LineList } from './lines.ts';

interface GridKeysOptions<Row> {
  readonly box: RefObject<HTMLElement | null>;
  readonly rows: LineList<Row>;
  readonly columns: readonly Column<Row>[];
  readonly selection: ReadonlySet<string> | undefined;
  readonly onSelection: ((selection: ReadonlySet<string>) => void) | undefined;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly onUnfold: (key: string, open: boolean) => void;
}

/** How the rows of a table take part in its keyboard. */
export interface GridKeys {
  /** The place in the tab order: the one that had the focus last; the first row before that. */
  readonly place: Place | undefined;
  /** What the box around the rows listens to. */
  readonly listeners: {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void;
    onFocus(event: FocusEvent<HTMLElement>): void;
    onClick(event: MouseEvent<HTMLElement>): void;
    onCopy(event: ClipboardEvent<HTMLElement>): void;
  };
}

/** Walks rows and cells with the keyboard; opens, unfolds, selects and copies them. One set of listeners for the table. */
export function useGridKeys<Row>(options: GridKeysOptions<Row>): GridKeys {
  const { box, rows, selection, onSelection, onOpen, onUnfold } = options;
  const [current, setCurrent] = useState<Place>();
  const moved = useMovedFocus(box, current);
  const first = rows.at(0);
  const known = current && rows.indexOf(current.key) >= 0;
  const place = known ? current : first && { key: first.key, cell: -1 };

  function open(key: string | undefined): void {
    const line = lineOf(rows, key);
    if (line) onOpen?.(line.row);
  }
  function enter({ key, cell }: Place, element: HTMLElement): void {
    const line = lineOf(rows, key);
    const control = cell >= 0 ? controlIn(element) : null;
    if (control) control.focus();
    else if (onOpen) open(key);
    else if (line?.open !== undefined) onUnfold(key, !line.open);
  }
  function go(key: string | undefined, cell: number): void {
    if (key === undefined) return;
    moved.current = true;
    setCurrent({ key, cell });
  }
  function select(chosen: readonly string[], on: boolean): void {
    if (selection) onSelection?.(togglePage(selection, chosen, on));
  }
  function take(step: GridStep, from: Place, element: HTMLElement): void {
    if (step.kind === 'go') go(rows.at(step.row)?.key, seenCell(element, from.cell, step.cell));
    else if (step.kind === 'unfold') onUnfold(from.key, step.open);
    else if (step.kind === 'select') select([from.key], !selection?.has(from.key));
    else if (step.kind === 'enter') enter(from, element);
    else select(rows.keys(), true);
  }
  function press(event: KeyboardEvent<HTMLElement>): void {
    const pressed = pressedOn(event, rows);
    if (!pressed) return;
    const { step, from, element } = pressed;
    if (!selection && (step.kind === 'select' || step.kind === 'selectAll')) return;
    event.preventDefault();
    take(step, from, element);
  }
  return {
    place,
    listeners: {
      onKeyDown: press,
      onFocus: (event) => {
        const row = rowOf(event.target);
        if (row) setCurrent(placeOf(event.target, row));
      },
      onClick: (event) => {
        if (startsNothingElse(event)) open(rowOf(event.target)?.dataset.row);
      },
      onCopy: (event) => copy(event, options, rows),
    },
  };
}

// Once the place asked for is drawn, it takes the focus.
function useMovedFocus(box: RefObject<HTMLElement | null>, current: Place | undefined) {
  const moved = useRef(false);
  useLayoutEffect(() => {
    if (!moved.current || !current || !box.current) return;
    moved.current = false;
    placeIn(box.current, current)?.focus();
  }, [current, box]);
  return moved;
}

function lineOf<Row>(rows: LineList<Row>, key: string | undefined): Line<Row> | undefined {
  return key === undefined ? undefined : rows.at(rows.indexOf(key));
}

// What a key means where it was pressed; nothing where it is no business of the table.
function pressedOn<Row>(
  event: KeyboardEvent<HTMLElement>,
  rows: LineList<Row>,
): { step: GridStep; from: Place; element: HTMLElement } | undefined {
  const element = event.target;
  const row = rowOf(element);
  if (!row || !(element instanceof HTMLElement) || event.altKey || event.metaKey) return undefined;
  const from = placeOf(element, row);
  const inside = element !== row && element.parentElement !== row;
  if (inside && !leaves(event.key, element)) return undefined;
  const index = rows.indexOf(from.key);
  const line = rows.at(index);
  const parent = line?.parent === undefined ? -1 : rows.indexOf(line.parent);
  const step: GridStep | undefined =
    event.key === 'Escape' && inside
      ? { kind: 'go', row: index, cell: from.cell }
      : gridStep(event.key, event.ctrlKey, {
          row: index,
          cell: from.cell,
          rows: rows.length,
          cells: cellsIn(row),
          open: line?.open,
          parent: parent < 0 ? undefined : parent,
        });
  return step && { step, from, element };
}

// Text that a person marked is copied as it is; then the selected rows, then the cell or the row with the focus.
function copy<Row>(
  event: ClipboardEvent<HTMLElement>,
  { selection, columns }: GridKeysOptions<Row>,
  rows: LineList<Row>,
): void {
  const row = rowOf(event.target);
  if (!row || !(event.target instanceof Element) || !getSelection()?.isCollapsed) return;
  const { key, cell } = placeOf(event.target, row);
  const line = lineOf(rows, key);
  if (!line) return;
  const id = row.cells[cell]?.dataset.cell;
  const column = columns.find((one) => one.id === id);
  const chosen = selection ? rows.keys().filter((one) => selection.has(one)) : [];
  const marked = chosen.flatMap((one) => lineOf(rows, one)?.row ?? []);
  const copied = marked.length > 0 ? marked : [line.row];
  const text = column ? cellText(column, line.row) : rowsAsText(copied, columns);
  event.clipboardData.setData('text/plain', text);
  event.preventDefault();
}

function rowOf(target: EventTarget): HTMLTableRowElement | null {
  return target instanceof Element ? target.closest<HTMLTableRowElement>('tr[data-row]') : null;
}

function placeOf(target: Element, row: HTMLTableRowElement): Place {
  const cell = target.closest('td');
  return { key: row.dataset.row ?? '', cell: cell ? [...row.cells].indexOf(cell) : -1 };
}

function placeIn(box: HTMLElement, { key, cell }: Place): HTMLElement | undefined {
  const row = box.querySelector<HTMLTableRowElement>(`tr[data-row="${CSS.escape(key)}"]`);
  return cell < 0 ? (row ?? undefined) : row?.cells[cell];
}

// A card leaves cells out: the next one in sight in the same direction, or where it was.
function seenCell(element: HTMLElement, from: number, to: number): number {
  const cells = rowOf(element)?.cells;
  const step = Math.sign(to - from) || 1;
  let at = to;
  while (cells?.[at]?.checkVisibility() === false) at += step;
  return at < 0 || cells?.[at] ? at : from;
}

// The cell that only fills what is left of the width holds nothing.
function cellsIn(row: HTMLTableRowElement): number {
  return [...row.cells].filter((cell) => cell.role !== 'presentation').length;
}

function controlIn(cell: HTMLElement): HTMLElement | null {
  return cell.querySelector<HTMLElement>('a, button, input, select, textarea');
}

// Which keys of a control in a cell are the table's: the way back to the cell, and up or down where it has no use for them.
function leaves(key: string, control: HTMLElement): boolean {
  if (key === 'Escape') return true;
  const steps = key === 'ArrowUp' || key === 'ArrowDown';
  return steps && control.matches('a, button, input[type="checkbox"]');
}

// A click on a link, a button or a checkbox is theirs; marking text is no click on the row either.
function startsNothingElse(event: MouseEvent): boolean {
  if (!(event.target instanceof Element)) return false;
  return (
    !event.target.closest('a, button, input, label, [role="menu"]') &&
    getSelection()?.isCollapsed !== false
  );
}
