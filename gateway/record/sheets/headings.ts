import { fieldOf } from '#bridge/calls/record/define.ts';
import { RefusedError } from '../../kernel/refused-error.ts';
import { isReadable, rightEverywhere } from '../rights.ts';
import type { Scope } from '../scope.ts';
import { headingOf, headingsOf, sheetFields } from './columns.ts';
import type { FoundError } from './report.ts';
import type { ReadColumn } from './sheet-rows.ts';

/** The columns of a sheet, and what is wrong with its headings. */
export interface Headings {
  readonly columns: readonly ReadColumn[];
  readonly errors: readonly FoundError[];
}

/** Finds the columns of a sheet by their headings, in either language and any order; the key is needed. */
export function readHeadings(scope: Scope, cells: readonly string[]): Headings {
  const { bound, custom } = scope;
  const names = [
    ...Object.keys(bound.record.fields),
    ...custom.map(({ code }) => `custom.${code}`),
    'state',
  ];
  const known = sheetFields(scope, names);
  const columns: ReadColumn[] = [];
  const errors: FoundError[] = [];
  const refuse = (heading: string, issue: FoundError['issue']) =>
    errors.push({ row: 1, column: heading, issue, value: heading });
  for (const [index, heading] of cells.entries()) {
    const column = known.find((one) => headingsOf(scope, one).includes(heading));
    if (heading === '') continue;
    if (column === undefined) refuse(heading, 'unknownField');
    else if (columns.some((one) => one.column.name === column.name)) refuse(heading, 'taken');
    else columns.push({ index, column });
  }
  for (const name of bound.record.key) {
    if (!isReadable(rightEverywhere(scope, name))) throw new RefusedError('noFieldPermission');
    const column = known.find((one) => one.name === name);
    // A computed part of a key is empty where a sheet leaves it out.
    if (
      column &&
      fieldOf(bound.record, name).stored &&
      !columns.some((one) => one.column.name === name)
    )
      errors.push({ row: 1, column: headingOf(scope, column), issue: 'required', value: null });
  }
  return { columns, errors };
}
