/** A place the focus can have in a table: a row, or a cell of it. */
export interface Place {
  readonly key: string;
  /** From 0 over every cell of the row; -1 for the row as a whole. */
  readonly cell: number;
}

/** What a key does. */
export type GridStep =
  | { readonly kind: 'go'; readonly row: number; readonly cell: number }
  | { readonly kind: 'unfold'; readonly open: boolean }
  /** Opens the row, or goes into the cell. */
  | { readonly kind: 'enter' }
  | { readonly kind: 'select' }
  | { readonly kind: 'selectAll' };

export interface GridPlace {
  readonly row: number;
  readonly cell: number;
  readonly rows: number;
  readonly cells: number;
  readonly open: boolean | undefined;
  /** Index of the row it is below. */
  readonly parent: number | undefined;
}

const rowsOnAScreen = 10;

/** The keys of the WAI-ARIA treegrid pattern, with rows and cells in the focus; a plain grid walks the same way. */
export function gridStep(key: string, control: boolean, at: GridPlace): GridStep | undefined {
  if (control && key === 'a') return { kind: 'selectAll' };
  if (key === 'Enter' || key === 'F2') return { kind: 'enter' };
  if (key === ' ') return { kind: 'select' };
  if (key === 'ArrowLeft') return stepBack(at);
  if (key === 'ArrowRight') return stepOn(at);
  if ((key === 'Home' || key === 'End') && !control && at.cell >= 0) {
    return { kind: 'go', row: at.row, cell: key === 'Home' ? 0 : at.cells - 1 };
  }
  const row = rowFor(key, at);
  return row === undefined
    ? undefined
    : { kind: 'go', row: Math.min(Math.max(row, 0), at.rows - 1), cell: at.cell };
}

function rowFor(key: string, { row, rows }: GridPlace): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return row + 1;
    case 'ArrowUp':
      return row - 1;
    case 'PageDown':
      return row + rowsOnAScreen;
    case 'PageUp':
      return row - rowsOnAScreen;
    case 'Home':
      return 0;
    case 'End':
      return rows - 1;
    default:
      return undefined;
  }
}

function stepOn({ row, cell, cells, open }: GridPlace): GridStep {
  if (cell < 0 && open === false) return { kind: 'unfold', open: true };
  return { kind: 'go', row, cell: Math.min(cell + 1, cells - 1) };
}

function stepBack({ row, cell, open, parent }: GridPlace): GridStep {
  if (cell >= 0) return { kind: 'go', row, cell: cell - 1 };
  if (open === true) return { kind: 'unfold', open: false };
  return { kind: 'go', row: parent ?? row, cell };
}
