/** Edits of many cells at once: one plan, a fill, a paste, a rotation. Pure. */
import { type PastedCells, pasteCells } from '#bridge/calls/paiban/clipboard.ts';
import { cycleOf } from '#bridge/calls/paiban/records/rotation-pattern.ts';
import {
  crewOf,
  type Rotation,
  type RotationStart,
  repeated,
  rotationPlan,
} from '#bridge/calls/paiban/rotation.ts';
import { type Edit, numberOf, type Roster, type Rows, type Shift } from './draft.ts';
import { type Area, type Bounds, placesOf } from './selection.ts';

/** Gives every cell of an area the same plan. */
export function setArea(area: Area, plan: number): readonly Edit[] {
  return placesOf(area).map((place) => ({ ...place, plan }));
}

/** Repeats an area over a larger one. */
export function fillArea(rows: Rows, from: Area, to: Area): readonly Edit[] {
  const source = rows
    .slice(from.top, from.bottom + 1)
    .map((line) => line.slice(from.left, from.right + 1));
  return placesOf(to).flatMap(({ row, column }): Edit[] => {
    const plan = repeated(source, row - from.top, column - from.left);
    return plan === undefined ? [] : [{ row, column, plan }];
  });
}

/** What a paste changes, where it reaches, and the words that name no shift. */
export interface Paste {
  readonly edits: readonly Edit[];
  readonly area: Area;
  readonly unknown: PastedCells['unknown'];
}

/** Pastes a text at the start of an area; a larger area is filled with it. What reaches past the grid is left out. */
export function pasteText(
  text: string,
  area: Area,
  bounds: Bounds,
  words: { readonly shifts: readonly Shift[]; readonly rest: readonly string[] },
): Paste {
  const { rows, unknown } = pasteCells(text, words.shifts, words.rest);
  const width = Math.max(...rows.map((row) => row.length));
  const reached = {
    ...area,
    bottom: Math.min(bounds.rows - 1, Math.max(area.bottom, area.top + rows.length - 1)),
    right: Math.min(bounds.last, Math.max(area.right, area.left + width - 1)),
  };
  const edits = placesOf(reached).flatMap(({ row, column }): Edit[] => {
    const line = rows[(row - area.top) % rows.length];
    const plan = line?.[(column - area.left) % width];
    return plan === undefined ? [] : [{ row, column, plan: numberOf(plan, words.shifts) }];
  });
  return { edits, area: reached, unknown };
}

/** A cycle with the names in it that are no shift. */
export interface ReadCycle {
  readonly cycle: Rotation['cycle'];
  readonly unknown: readonly string[];
}

/** Reads the days of a pattern: names of shifts become their ids. */
export function readCycle(
  text: string,
  shifts: readonly Pick<Shift, 'id' | 'name'>[],
  rest: readonly string[],
): ReadCycle {
  const ids = new Map(shifts.map(({ id, name }) => [name.trim().toLowerCase(), id]));
  const rests = new Set(rest.map((word) => word.toLowerCase()));
  const unknown = new Set<string>();
  const cycle = cycleOf(text).flatMap((line): string[] => {
    if (rests.has(line.toLowerCase())) return ['rest'];
    const id = ids.get(line.toLowerCase());
    if (id === undefined) unknown.add(line);
    return id === undefined ? [] : [id];
  });
  return { cycle, unknown: [...unknown] };
}

/** Rosters people by a rotation from its first day to the end of the month; days outside of their employment stay empty. */
export function applyRotation(
  { people, days, shifts, first, last }: Roster,
  rotation: Rotation,
  { anchor, crew }: RotationStart,
  rows: readonly number[],
): readonly Edit[] {
  if (rotation.cycle.length === 0) return [];
  return rows.flatMap((row, at) => {
    const person = people[row];
    if (person === undefined) return [];
    const own = crewOf(rotation, at, rows.length, crew);
    return days.flatMap(({ day }, column): Edit[] => {
      const inMonth = column >= first && column <= last && day >= anchor;
      const employed = day >= person.joinedOn && (person.leftOn === null || day <= person.leftOn);
      if (!inMonth || !employed) return [];
      const plan = rotationPlan(rotation, { anchor, crew: own }, day);
      return [{ row, column, plan: numberOf(plan, shifts) }];
    });
  });
}
