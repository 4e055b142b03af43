import type { SheetRow } from '../../kernel/sheets/read-sheet.ts';
import { type Plan, planSave } from '../save/plan.ts';
import type { Scope } from '../scope.ts';
import { headingOf, sheetFields } from './columns.ts';
import type { FoundError } from './report.ts';
import { type AskedSheetRow, type ReadColumn, readSheetRows } from './sheet-rows.ts';

/** What some rows of a sheet ask for, and everything that is wrong with them. */
export interface PlannedRows {
  /** How many of them can be read. */
  readonly asked: number;
  readonly plan: Plan;
  readonly errors: readonly FoundError[];
}

/** Plans rows of a sheet. Keys that were used before, in rows of the same sheet, are in `used` and are refused. */
export async function planRows(
  scope: Scope,
  columns: readonly ReadColumn[],
  rows: readonly SheetRow[],
  used: Set<string> = new Set(),
): Promise<PlannedRows> {
  const read = await readSheetRows(scope, columns, rows, used);
  const plan = await planSave(
    scope,
    read.rows.map(({ asked }) => asked),
  );
  const errors = [...read.errors, ...planErrors(scope, columns, read.rows, plan)];
  return { asked: read.rows.length, plan, errors: errors.sort((a, b) => a.row - b.row) };
}

function planErrors(
  scope: Scope,
  columns: readonly ReadColumn[],
  rows: readonly AskedSheetRow[],
  plan: Plan,
): readonly FoundError[] {
  const known = sheetFields(scope, [
    ...Object.keys(scope.bound.record.fields),
    ...scope.custom.map(({ code }) => `custom.${code}`),
  ]);
  const problems = plan.problems.map(({ index, field, ...problem }): FoundError => {
    const column = known.find(({ name }) => name === field);
    const place = columns.find((one) => one.column.name === field)?.index;
    const row = rows[index];
    return {
      row: row?.row.number ?? 0,
      column: column === undefined ? null : headingOf(scope, column),
      value: place === undefined ? null : (row?.row.cells[place] ?? ''),
      ...problem,
    };
  });
  const refusals = plan.refusals.map(
    ({ index, code }): FoundError => ({
      row: rows[index]?.row.number ?? 0,
      column: null,
      value: null,
      issue: code,
    }),
  );
  return [...problems, ...refusals];
}
