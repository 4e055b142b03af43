import type { RowEdit } from './list-config.ts';

/** What was written in the rows of a list and is not saved yet, by key of the row. */
export type Edits<Row> = Readonly<Record<string, RowEdit<Row>>>;

/** The edits after one cell was written in; a row that is as it was before holds none. */
export function withEdit<Row>(
  edits: Edits<Row>,
  change: {
    readonly id: string;
    readonly row: Row;
    readonly column: string;
    /** The value that is saved. */
    readonly before: string;
    readonly next: string;
  },
): Edits<Row> {
  const { id, row, column, before, next } = change;
  const { [id]: edit, ...others } = edits;
  const { [column]: _, ...rest } = edit?.values ?? {};
  const values = next === before ? rest : { ...rest, [column]: next };
  return Object.keys(values).length === 0 ? others : { ...others, [id]: { row, values } };
}
