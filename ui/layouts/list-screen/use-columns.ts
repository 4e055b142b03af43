import { type RefObject, useMemo, useRef, useState } from 'react';
import {
  type AnyRow,
  type Column,
  type ColumnChoice,
  defaultChoice,
  orderColumns,
} from '../../parts/data-table/columns.ts';
import type { ListConfig } from './list-config.ts';
import { useWidth } from './use-width.ts';

/** Which columns a person wants to see. */
export interface KeptChoice {
  readonly choice: ColumnChoice;
  /** Until a person chooses. */
  readonly usual: ColumnChoice;
  /** Chooses; `usual` gives the choice up again. */
  readonly choose: (choice: ColumnChoice) => void;
  /** Takes the box around the table, whose width says how many columns there is room for. */
  readonly box: RefObject<HTMLDivElement | null>;
}

/** Keeps a person's choice of columns on this machine. */
export function useChoice<Row extends AnyRow>(config: ListConfig<Row>): KeptChoice {
  const { usuallyHidden, memory } = config;
  const box = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const usual = useMemo(() => {
    const hidden = typeof usuallyHidden === 'function' ? usuallyHidden(room) : usuallyHidden;
    return hidden ? { ...defaultChoice, hidden } : defaultChoice;
  }, [usuallyHidden, room]);
  const [choice, setChoice] = useState(() => readChoice(memory.read('columns')));
  function choose(next: ColumnChoice): void {
    const chosen = next === usual ? undefined : next;
    setChoice(chosen);
    memory.write('columns', JSON.stringify(chosen ?? null));
  }
  return { choice: choice ?? usual, usual, choose, box };
}

/** The columns there are for this person. */
export function useAllowed<Row>(
  columns: readonly Column<Row>[],
  hidden: readonly string[] | undefined,
): readonly Column<Row>[] {
  return useMemo(
    () => (hidden?.length ? columns.filter(({ id }) => !hidden.includes(id)) : columns),
    [columns, hidden],
  );
}

/** Ids of the columns in sight in their order, for an export; fixed ones come first. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  { hidden, order }: ColumnChoice,
): readonly string[] {
  const ordered = orderColumns(columns, order);
  const first = ordered.filter(({ fixed }) => fixed === 'start');
  const shown = [...first, ...ordered.filter(({ fixed }) => fixed !== 'start')].filter(
    ({ id, header, locked }) => header !== '' && (locked || !hidden.includes(id)),
  );
  return shown.map(({ id }) => id);
}

/** Reads a stored choice; nothing readable means the usual one. */
export function readChoice(stored: string | null): ColumnChoice | undefined {
  try {
    const read: unknown = JSON.parse(stored ?? 'null');
    return isChoice(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isChoice(value: unknown): value is ColumnChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { hidden, widths, order } = value as Record<string, unknown>;
  const widthsFit =
    typeof widths === 'object' &&
    widths !== null &&
    Object.values(widths).every((width) => typeof width === 'number');
  return isTexts(hidden) && widthsFit && (order === undefined || isTexts(order));
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
