import type { Locale } from '#bridge/calls/kit/words.ts';
import { fieldOf } from '#bridge/calls/record/define.ts';
import { mostExportedAtOnce } from '#bridge/calls/record/request-schemas.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import { RefusedError } from '../../kernel/refused-error.ts';
import {
  type Cell,
  type Sheet,
  sheetTypes,
  writeCsv,
  writeXlsx,
} from '../../kernel/sheets/write-sheet.ts';
import type { BoundRecord } from '../binding.ts';
import { type ListRequest, openList, readIds } from '../list.ts';
import { readNamed } from '../present.ts';
import { rightsOn } from '../rights.ts';
import { readRows } from '../rows.ts';
import type { Scope } from '../scope.ts';
import { cellWriter, headingIn, type SheetField, sheetFields } from './columns.ts';

/** Rows read at a time: the file grows while the rows before are forgotten. */
export const BATCH = 2000;

/** What a sheet is asked by. */
export interface ExportAsked extends ListRequest {
  readonly sort: string;
  readonly direction: 'asc' | 'desc';
  readonly columns?: readonly string[];
  readonly ids?: readonly string[];
  readonly format: 'xlsx' | 'csv';
  readonly template?: '1';
}

/** An export whose rights are checked: what it holds. */
export interface PreparedExport {
  readonly columns: readonly SheetField[];
  readonly ids: readonly string[];
  readonly fileName: string;
}

/** Finds the rows and columns of an export; a template has no rows. */
export async function prepareExport(scope: Scope, asked: ExportAsked): Promise<PreparedExport> {
  const { bound, context, reach } = scope;
  const { columns: wanted, ids, format, template, sort, direction, ...request } = asked;
  const isTemplate = template === '1';
  const columns = sheetFields(
    scope,
    isTemplate ? writableNames(scope) : (wanted ?? usualNames(scope)),
  );
  if (columns.length === 0) throw new RefusedError('noFieldPermission');
  const all = isTemplate ? [] : await readIds(await openList(scope, request), { sort, direction });
  const picked = ids && new Set(ids);
  return {
    columns,
    ids: picked ? all.filter((id) => picked.has(id)) : all,
    fileName: `${bound.words[context.locale].plural}-${reach.day}.${format}`,
  };
}

/**
 * Returns a file with the rows the list shows, all pages of them, masked and hidden as they are there.
 * @throws {RefusedError} `needsTask` for more rows than a request has time for.
 */
export async function exportRows(scope: Scope, asked: ExportAsked): Promise<FileAnswer> {
  const { bound, context } = scope;
  const { format } = asked;
  const { columns, ids, fileName } = await prepareExport(scope, asked);
  if (ids.length > mostExportedAtOnce) throw new RefusedError('needsTask');
  const sheet = sheetOf(bound, context.locale, columns, readCells(scope, ids, columns));
  const body = await (format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet));
  context.record(bound.record.name, {
    rows: ids.length,
    columns: columns.map(({ name }) => name),
    format,
  });
  return new FileAnswer(fileName, sheetTypes[format], body);
}

/** A sheet of a record; its rows are read while it is written. */
export function sheetOf(
  { words }: BoundRecord,
  locale: Locale,
  columns: readonly SheetField[],
  rows: AsyncIterable<readonly Cell[]>,
): Sheet {
  return {
    name: words[locale].plural,
    columns: columns.map((column) => ({
      header: headingIn(words[locale].fields, column, locale),
      isDay: isDay(column),
    })),
    rows,
  };
}

async function* readCells(
  scope: Scope,
  ids: readonly string[],
  columns: readonly SheetField[],
): AsyncGenerator<readonly Cell[]> {
  for (let start = 0; start < ids.length; start += BATCH) {
    yield* await readBatch(scope, ids.slice(start, start + BATCH), columns);
  }
}

/** The cells of some rows in the order of their ids. */
export async function readBatch(
  scope: Scope,
  ids: readonly string[],
  columns: readonly SheetField[],
): Promise<readonly (readonly Cell[])[]> {
  const names = columns.flatMap((column) => (column.kind === 'field' ? [column.name] : []));
  const { range } = scope.bound.record;
  // The place of a row is the field of its range.
  const read = range.of === 'company' ? names : [...new Set([...names, range.field])];
  const rows = await readRows(scope, ids, { names: read, known: true });
  const write = cellWriter(scope, columns, await readNamed(scope, rows));
  return rows.map((row) => write(row, rightsOn(scope, row.standing)));
}

/** The key first, so that a sheet says which rows it means, then what the list shows. */
export function usualNames({ bound, custom }: Scope): readonly string[] {
  const { key, list, states } = bound.record;
  const listed = custom.filter((field) => field.listed).map(({ code }) => `custom.${code}`);
  return [...key, ...list.columns, ...(states ? ['state'] : []), ...listed];
}

/** What a sheet to be imported can say. */
function writableNames({ bound, custom }: Scope): readonly string[] {
  const stored = Object.keys(bound.record.fields).filter((name) => {
    const { stored: isStored, kind } = fieldOf(bound.record, name);
    return isStored && kind !== 'file';
  });
  const rest = stored.filter((name) => !bound.record.key.includes(name));
  const key = bound.record.key.filter((name) => fieldOf(bound.record, name).stored);
  return [...key, ...rest, ...custom.map(({ code }) => `custom.${code}`)];
}

function isDay(column: SheetField): boolean {
  if (column.kind === 'field') return column.field.kind === 'day';
  return column.kind === 'custom' && column.custom.kind === 'day';
}
