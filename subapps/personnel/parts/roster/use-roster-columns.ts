import { useStore } from '@nanostores/react';
import { type RefObject, useMemo } from 'react';
import type { Column, ColumnChoice } from '#ui/parts/data-table/columns.ts';
import {
  allowedColumns,
  type RosterColumn,
  type RosterRow,
  usualChoice,
} from '../../stores/columns.ts';
import { chooseColumns, columnChoice } from '../../stores/preferences.ts';
import { useWords } from '../../texts/app-texts.ts';
import { tableColumns } from './roster-cells.tsx';
import { useWidth } from './use-width.ts';

/** The columns of the roster on the screen. */
export interface RosterColumns {
  /** Those the person may have. */
  readonly allowed: readonly RosterColumn[];
  /** The same as the table draws them. */
  readonly columns: readonly Column<RosterRow>[];
  readonly choice: ColumnChoice;
  /** What stands until a person chooses: as many of the usual columns as the table has room for. */
  readonly usual: ColumnChoice;
  /** Chooses; `usual` gives the choice up again. */
  readonly choose: (choice: ColumnChoice) => void;
}

/** The columns the person may have and chose, in a table that stands in `box`. */
export function useRosterColumns(
  hidden: readonly string[],
  open: (row: RosterRow) => void,
  box: RefObject<HTMLElement | null>,
  day: string,
): RosterColumns {
  const t = useWords();
  const chosen = useStore(columnChoice);
  const room = useWidth(box);
  const allowed = useMemo(() => allowedColumns(hidden), [hidden]);
  const columns = useMemo(() => tableColumns(t, allowed, day, open), [t, allowed, day, open]);
  const usual = useMemo(() => usualChoice(columns, room), [columns, room]);
  return {
    ...{ allowed, columns, usual, choice: chosen ?? usual },
    choose: (next) => chooseColumns(next === usual ? undefined : next),
  };
}
