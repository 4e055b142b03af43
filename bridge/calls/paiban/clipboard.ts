/** Cells of a roster as the tab-separated text that Excel copies and pastes. */
import type { RosterPlan } from './rotation.ts';

/** What a shift is called in a cell that is pasted: its letter or its name. */
export interface NamedRosterShift {
  readonly id: string;
  readonly name: string;
  readonly letter: string | null;
}

/** A pasted area: its cells, and the texts that name no shift. */
export interface PastedCells {
  /** Undefined where the text names no shift: the cell stays as it is. */
  readonly rows: readonly (readonly (RosterPlan | undefined)[])[];
  readonly unknown: readonly string[];
}

/** Writes cells as Excel takes them: tabs between columns, a line a row. */
export function copyCells(
  rows: readonly (readonly RosterPlan[])[],
  shifts: readonly NamedRosterShift[],
  rest: string,
): string {
  const names = new Map(shifts.map(({ id, name }) => [id, name]));
  return rows
    .map((row) =>
      row
        .map((plan) => (plan === null ? '' : plan === 'rest' ? rest : (names.get(plan) ?? '')))
        .join('\t'),
    )
    .join('\r\n');
}

/** Reads what Excel copied. An empty cell clears, one that names no shift changes nothing and is said. */
export function pasteCells(
  text: string,
  shifts: readonly NamedRosterShift[],
  restWords: readonly string[],
): PastedCells {
  const plans = new Map<string, RosterPlan>([['', null]]);
  for (const { id, letter } of shifts) if (letter !== null) plans.set(wordOf(letter), id);
  for (const { id, name } of shifts) plans.set(wordOf(name), id);
  for (const word of restWords) plans.set(wordOf(word), 'rest');
  const unknown = new Set<string>();
  const rows = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) =>
      line.split('\t').map((cell) => {
        const plan = plans.get(wordOf(cell));
        if (plan === undefined) unknown.add(wordOf(cell));
        return plan;
      }),
    );
  return { rows, unknown: [...unknown] };
}

/** Excel quotes a cell that holds a quote or a break; case and the spaces around a word say nothing. */
function wordOf(cell: string): string {
  const quoted = /^"([\s\S]*)"$/.exec(cell.trim())?.[1];
  return (quoted?.replaceAll('""', '"') ?? cell).trim().toLowerCase();
}
