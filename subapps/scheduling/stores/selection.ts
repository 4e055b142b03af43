/** What is selected in the grid: a rectangle from where it began to where it is now. Pure. */

/** One cell by its place. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** From the first cell to the one that has the focus. */
export interface Selection {
  readonly anchor: Place;
  readonly focus: Place;
}

/** The rows and columns that can be reached. */
export interface Bounds {
  readonly rows: number;
  readonly first: number;
  readonly last: number;
}

/** A rectangle with its edges in. */
export interface Area {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The rectangle of a selection. */
export function areaOf({ anchor, focus }: Selection): Area {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  };
}

/** Every place of a rectangle, row by row. */
export function placesOf({ top, bottom, left, right }: Area): readonly Place[] {
  const width = right - left + 1;
  return Array.from({ length: (bottom - top + 1) * width }, (_, at) => ({
    row: top + Math.floor(at / width),
    column: left + (at % width),
  }));
}

/** One cell, kept inside the bounds. */
export function selectCell(place: Place, bounds: Bounds): Selection {
  const inside = within(place, bounds);
  return { anchor: inside, focus: inside };
}

/** Everything. */
export function selectAll({ rows, first, last }: Bounds): Selection {
  return { anchor: { row: 0, column: first }, focus: { row: Math.max(0, rows - 1), column: last } };
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-15, 0],
  PageDown: [15, 0],
};

/** Where a key leads: with `extend` the selection grows to it. Undefined for a key that leads nowhere. */
export function moveSelection(
  { anchor, focus }: Selection,
  { key, extend, far }: { readonly key: string; readonly extend: boolean; readonly far: boolean },
  bounds: Bounds,
): Selection | undefined {
  const target = targetOf(focus, key, far, bounds);
  if (target === undefined) return undefined;
  const next = within(target, bounds);
  return { anchor: extend ? anchor : next, focus: next };
}

function targetOf(
  { row, column }: Place,
  key: string,
  far: boolean,
  bounds: Bounds,
): Place | undefined {
  if (key === 'Home') return { row: far ? 0 : row, column: bounds.first };
  if (key === 'End') return { row: far ? bounds.rows - 1 : row, column: bounds.last };
  const step = steps[key];
  if (step === undefined) return undefined;
  const length = far ? Number.MAX_SAFE_INTEGER / 2 : 1;
  return { row: row + step[0] * length, column: column + step[1] * length };
}

/** The nearest place inside the bounds. */
export function within({ row, column }: Place, { rows, first, last }: Bounds): Place {
  return {
    row: Math.max(0, Math.min(rows - 1, row)),
    column: Math.max(first, Math.min(last, column)),
  };
}

/** What a fill reaches: the area grown to a place in the direction in which it lies farther away. */
export function grownArea(area: Area, { row, column }: Place): Area {
  const down = Math.max(area.top - row, row - area.bottom, 0);
  const across = Math.max(area.left - column, column - area.right, 0);
  if (down >= across)
    return { ...area, top: Math.min(area.top, row), bottom: Math.max(area.bottom, row) };
  return { ...area, left: Math.min(area.left, column), right: Math.max(area.right, column) };
}
