/** Reading a sheet into rows. `check` and `save` are the same code to the last step, or the dry run would lie. */
import type { CellError, ImportReport } from '#bridge/calls/record/call-types.ts';
import { mostImported } from '#bridge/calls/record/request-schemas.ts';
import { RefusedError } from '../../kernel/refused-error.ts';
import { readSheet, type SheetRow } from '../../kernel/sheets/read-sheet.ts';
import { isReadable, rightEverywhere } from '../rights.ts';
import { commitSave } from '../save/commit.ts';
import { type Plan, planSave } from '../save/plan.ts';
import { noteRows } from '../save/verbs.ts';
import type { Scope } from '../scope.ts';
import { headingOf, headingsOf, type SheetField, sheetFields } from './columns.ts';
import { type AskedSheetRow, type ReadColumn, readSheetRows } from './sheet-rows.ts';

/** Most errors one report lists. */
const mostErrors = 500;

/** Reads an uploaded sheet; with any error nothing is saved. */
export async function importFile(
  scope: Scope,
  { mode, file }: { readonly mode: 'check' | 'save'; readonly file: File },
): Promise<ImportReport> {
  return importSheet(scope, await readSheet(file, mostImported + 1), mode);
}

/** The same for rows that are read already; a job gives it the rows of a larger sheet part by part. */
export async function importSheet(
  scope: Scope,
  [headings, ...rows]: readonly SheetRow[],
  mode: 'check' | 'save',
): Promise<ImportReport> {
  const { columns, errors: headingErrors } = readHeadings(scope, headings?.cells ?? []);
  if (headingErrors.length > 0) return report(mode, rows.length, [], null, headingErrors);
  const read = await readSheetRows(scope, columns, rows);
  const plan = await planSave(
    scope,
    read.rows.map(({ asked }) => asked),
  );
  const errors = [...read.errors, ...planErrors(scope, read.rows, plan)].sort(
    (a, b) => a.row - b.row,
  );
  if (mode === 'save' && errors.length === 0) {
    await commitSave(scope, plan.planned);
    noteRows(scope, plan.planned);
  }
  // A dry run is put on record too: it shows what is there.
  if (mode === 'check' || plan.planned.length === 0) {
    scope.context.record(scope.bound.record.name, { import: mode, rows: rows.length });
  }
  return report(mode, rows.length, read.rows, plan, errors);
}

function report(
  mode: 'check' | 'save',
  read: number,
  rows: readonly AskedSheetRow[],
  plan: Plan | null,
  errors: readonly CellError[],
): ImportReport {
  const planned = plan?.planned ?? [];
  const created = planned.filter(({ before }) => before === null).length;
  return {
    mode,
    read,
    created,
    changed: planned.length - created,
    unchanged: rows.length === 0 ? 0 : (plan?.unchanged.length ?? 0),
    errors: errors.slice(0, mostErrors),
    more: errors.length > mostErrors,
  };
}

interface Headings {
  readonly columns: readonly ReadColumn[];
  readonly errors: readonly CellError[];
}

/** Finds the columns of a sheet by their headings, in either language and any order; the key is needed. */
function readHeadings(scope: Scope, cells: readonly string[]): Headings {
  const { bound, custom } = scope;
  const names = [
    ...Object.keys(bound.record.fields),
    ...custom.map(({ code }) => `custom.${code}`),
    'state',
  ];
  const known = sheetFields(scope, names);
  const columns: ReadColumn[] = [];
  const errors: CellError[] = [];
  for (const [index, heading] of cells.entries()) {
    const column = known.find((one) => headingsOf(scope, one).includes(heading));
    if (heading === '') continue;
    if (column === undefined) errors.push({ row: 1, column: heading, issue: 'unknownField' });
    else if (columns.some((one) => one.column.name === column.name))
      errors.push({ row: 1, column: heading, issue: 'taken' });
    else columns.push({ index, column });
  }
  for (const name of bound.record.key) {
    if (!isReadable(rightEverywhere(scope, name))) throw new RefusedError('noFieldPermission');
    const column = known.find((one) => one.name === name);
    if (column && !columns.some((one) => one.column.name === name))
      errors.push({ row: 1, column: headingOf(scope, column), issue: 'required' });
  }
  return { columns, errors };
}

function planErrors(
  scope: Scope,
  rows: readonly AskedSheetRow[],
  plan: Plan,
): readonly CellError[] {
  const known: readonly SheetField[] = sheetFields(scope, [
    ...Object.keys(scope.bound.record.fields),
    ...scope.custom.map(({ code }) => `custom.${code}`),
  ]);
  const problems = plan.problems.map(({ index, field, ...problem }): CellError => {
    const column = known.find(({ name }) => name === field);
    return {
      row: rows[index]?.number ?? 0,
      column: column === undefined ? null : headingOf(scope, column),
      ...problem,
    };
  });
  const refusals = plan.refusals.map(
    ({ index, code }): CellError => ({
      row: rows[index]?.number ?? 0,
      column: null,
      issue: code,
    }),
  );
  return [...problems, ...refusals];
}
