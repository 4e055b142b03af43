import { fieldOf } from '#bridge/calls/record/define.ts';
import { mostExportedRows } from '#bridge/calls/record/request-schemas.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import { RefusedError } from '../../kernel/refused-error.ts';
import {
  type Cell,
  type Sheet,
  sheetTypes,
  writeCsv,
  writeXlsx,
} from '../../kernel/sheets/write-sheet.ts';
import { type ListRequest, openList, readIds } from '../list.ts';
import { readNamed } from '../present.ts';
import { rightsOn } from '../rights.ts';
import { readRows } from '../rows.ts';
import type { Scope } from '../scope.ts';
import { cellWriter, headingOf, type SheetField, sheetFields } from './columns.ts';

/** Rows read at a time: the file grows while the rows before are forgotten. */
const BATCH = 2000;

/** What a sheet is asked by. */
export interface ExportAsked extends ListRequest {
  readonly sort: string;
  readonly direction: 'asc' | 'desc';
  readonly columns?: readonly string[];
  readonly ids?: readonly string[];
  readonly format: 'xlsx' | 'csv';
  readonly template?: '1';
}

/** Returns a file with the rows the list shows, all pages of them, masked and hidden as they are there. */
export async function exportRows(scope: Scope, asked: ExportAsked): Promise<FileAnswer> {
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
  const chosen = picked ? all.filter((id) => picked.has(id)) : all;
  if (chosen.length > mostExportedRows) throw new RefusedError('tooManyRows');
  const words = bound.words[context.locale];
  const sheet: Sheet = {
    name: words.plural,
    columns: columns.map((column) => ({ header: headingOf(scope, column), isDay: isDay(column) })),
    rows: readCells(scope, chosen, columns),
  };
  const body = await (format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet));
  context.record(bound.record.name, {
    rows: chosen.length,
    columns: columns.map(({ name }) => name),
    format,
  });
  return new FileAnswer(`${words.plural}-${reach.day}.${format}`, sheetTypes[format], body);
}

/** The cells of rows in the order of their ids, batch by batch; a job writes them as a call does. */
export async function* readCells(
  scope: Scope,
  ids: readonly string[],
  columns: readonly SheetField[],
): AsyncGenerator<readonly Cell[]> {
  const names = columns.flatMap((column) => (column.kind === 'field' ? [column.name] : []));
  const { range } = scope.bound.record;
  // The place of a row is the field of its range.
  const read = range.of === 'company' ? names : [...new Set([...names, range.field])];
  for (let start = 0; start < ids.length; start += BATCH) {
    const rows = await readRows(scope, ids.slice(start, start + BATCH), {
      names: read,
      known: true,
    });
    const write = cellWriter(scope, columns, await readNamed(scope, rows));
    for (const row of rows) yield write(row, rightsOn(scope, row.standing));
  }
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
  return [...bound.record.key, ...rest, ...custom.map(({ code }) => `custom.${code}`)];
}

function isDay(column: SheetField): boolean {
  if (column.kind === 'field') return column.field.kind === 'day';
  return column.kind === 'custom' && column.custom.kind === 'day';
}
