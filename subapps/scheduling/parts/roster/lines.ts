import type { Person } from '../../stores/draft.ts';

/** Pixels of a line of the grid. */
export const lineHeight = 36;

/** A line of the grid: the name of an organisation, or a person by the place of the row. */
export type Line = { readonly organ: string } | { readonly row: number };

/** The lines of people; a heading wherever the organisation changes. */
export function linesOf(people: readonly Person[]): readonly Line[] {
  return people.flatMap(({ organName }, row): Line[] =>
    people[row - 1]?.organName === organName ? [{ row }] : [{ organ: organName }, { row }],
  );
}

/** The id of a cell, by which the grid names the one in focus. */
export function cellId(row: number, column: number): string {
  return `roster-cell-${row}-${column}`;
}
