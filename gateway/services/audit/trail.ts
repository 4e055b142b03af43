/** What both trails of a company share: who did it, and the file of all rows. */
import { type RawBuilder, sql } from 'kysely';
import { mostExported } from '#bridge/calls/audit/bridge-calls.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type Cell, sheetTypes, writeCsv, writeXlsx } from '#gateway/kernel/sheets/write-sheet.ts';
import { escapeLike } from '../people/keyword.ts';

/** Rows read at a time. */
const BATCH = 5000;

/** Some rows of a trail. */
export interface TrailPart {
  readonly limit: number;
  readonly offset: number;
}

/** A file of a trail before its rows are read. */
export interface TrailFile<Row, Column extends string> {
  /** What the audit trail calls the export. */
  readonly target: string;
  readonly words: { readonly sheet: string; readonly file: string };
  readonly headings: Readonly<Record<Column, string>>;
  readonly count: () => Promise<number>;
  readonly read: (part: TrailPart) => Promise<readonly Row[]>;
  readonly cell: (row: Row, column: Column) => Cell;
}

/** The condition that a row was caused by a person whose name or account has the keyword. */
export function byPerson(accountId: RawBuilder<unknown>, keyword: string): RawBuilder<boolean> {
  const pattern = `%${escapeLike(keyword)}%`;
  return sql<boolean>`${accountId} in (select a.id from account a
    where a.display_name ilike ${pattern} or a.login_name ilike ${pattern})`;
}

/**
 * Returns a file with the rows a list shows, all pages of them.
 * @throws {RefusedError} `tooManyRows`: a file that ended early would look whole.
 */
export async function exportTrail<Row, Column extends string>(
  context: CallContext,
  asked: { readonly columns: readonly Column[]; readonly format: 'csv' | 'xlsx' },
  file: TrailFile<Row, Column>,
): Promise<FileAnswer> {
  const rows = await file.count();
  if (rows > mostExported) throw new RefusedError('tooManyRows');
  const columns = [...new Set(asked.columns)];
  const { format } = asked;
  const body = await (format === 'csv' ? writeCsv : writeXlsx)({
    name: file.words.sheet,
    columns: columns.map((column) => ({ header: file.headings[column], isDay: false })),
    rows: readCells(file, columns),
  });
  context.record(file.target, { rows, columns, format });
  const name = `${file.words.file}-${dayOf(context.now())}.${format}`;
  return new FileAnswer(name, sheetTypes[format], body);
}

async function* readCells<Row, Column extends string>(
  file: TrailFile<Row, Column>,
  columns: readonly Column[],
): AsyncGenerator<readonly Cell[]> {
  for (let offset = 0; offset < mostExported; offset += BATCH) {
    const rows = await file.read({ limit: BATCH, offset });
    for (const row of rows) yield columns.map((column) => file.cell(row, column));
    if (rows.length < BATCH) return;
  }
}
