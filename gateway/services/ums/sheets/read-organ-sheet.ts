import { issueWords } from '#bridge/calls/kit/field-words.ts';
import { type FieldIssue, type Locale, locales } from '#bridge/calls/kit/words.ts';
import type { CellError, Mend } from '#bridge/calls/record/call-types.ts';
import { type OrganSheetColumn, organSheetColumns } from '#bridge/calls/ums/organ-sheets.ts';
import { organSheetWords } from '#bridge/calls/ums/terms.ts';
import type { SheetRow } from '#gateway/kernel/sheets/read-sheet.ts';

/** One row of the sheet: the cell of each column that the sheet has. */
export interface OrganSheetRow {
  readonly number: number;
  readonly cells: Readonly<Partial<Record<OrganSheetColumn, string>>>;
}

/** The rows of a sheet, and what is wrong with its headings. */
export interface OrganSheet {
  readonly rows: readonly OrganSheetRow[];
  readonly errors: readonly CellError[];
}

/** Finds the columns of a sheet by their headings, in either language and any order, and reads its cells as they are mended. */
export function readOrganSheet(
  [headings, ...rows]: readonly SheetRow[],
  mends: readonly Mend[],
  locale: Locale,
): OrganSheet {
  const places = new Map<OrganSheetColumn, number>();
  const errors: CellError[] = [];
  for (const [place, heading] of (headings?.cells ?? []).entries()) {
    if (heading === '') continue;
    const column = columnOf(heading);
    const issue = column === undefined ? 'unknownField' : places.has(column) ? 'taken' : null;
    if (issue !== null) errors.push(headingError(heading, issue, heading, locale));
    else if (column !== undefined) places.set(column, place);
  }
  if (!places.has('code')) {
    errors.push(headingError(organSheetWords[locale].code, 'required', null, locale));
  }
  const mended = new Map(
    mends.map(({ row, column, value }) => [`${row} ${columnOf(column)}`, value.trim()]),
  );
  return {
    rows: rows.map(({ number, cells }) => ({
      number,
      cells: Object.fromEntries(
        [...places].map(([column, place]) => [
          column,
          mended.get(`${number} ${column}`) ?? cells[place] ?? '',
        ]),
      ),
    })),
    errors,
  };
}

function columnOf(heading: string): OrganSheetColumn | undefined {
  return organSheetColumns.find((column) =>
    locales.some((locale) => organSheetWords[locale][column] === heading),
  );
}

function headingError(
  column: string,
  issue: FieldIssue,
  value: string | null,
  locale: Locale,
): CellError {
  return { row: 1, column, issue, value, reason: issueWords({ issue }, locale) };
}

/** What is meant by the text of a cell: the key of `name (key)`, or the text itself. */
export function keyIn(text: string): string {
  return /\(([^()]+)\)$/.exec(text)?.[1] ?? text;
}
