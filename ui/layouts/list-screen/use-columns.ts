import { useMemo, useState } from 'react';
import {
  type AnyRow,
  type Column,
  type ColumnChoice,
  defaultChoice,
} from '../../parts/data-table/columns.ts';
import type { ListConfig } from './list-config.ts';

/** Which columns a person wants to see. */
export interface KeptChoice {
  readonly choice: ColumnChoice;
  readonly usual: ColumnChoice;
  readonly choose: (choice: ColumnChoice) => void;
}

/** Keeps a person's choice of columns on this machine. */
export function useChoice<Row extends AnyRow>(config: ListConfig<Row>): KeptChoice {
  const { usuallyHidden, memory } = config;
  const usual = useMemo(
    () => (usuallyHidden ? { ...defaultChoice, hidden: usuallyHidden } : defaultChoice),
    [usuallyHidden],
  );
  const [choice, setChoice] = useState(() => readChoice(memory.read('columns')));
  function choose(next: ColumnChoice): void {
    setChoice(next);
    memory.write('columns', JSON.stringify(next));
  }
  return { choice: choice ?? usual, usual, choose };
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

/** Ids of the columns in sight, for an export. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  { hidden }: ColumnChoice,
): readonly string[] {
  const shown = columns.filter(
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
