import type { rosterExport } from '#bridge/calls/joyhr/roster.ts';
import {
  contractKindWords,
  employmentStatusWords,
  employmentTypeWords,
  genderWords,
} from '#bridge/calls/joyhr/terms.ts';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import {
  type Cell,
  type Sheet,
  sheetTypes,
  writeCsv,
  writeXlsx,
} from '#gateway/kernel/sheets/write-sheet.ts';
import { checkRosterRequest } from '../roster-filter.ts';
import { openRoster, type Roster, readRosterIds } from '../roster-query.ts';
import { type RosterRow, readRosterRows } from '../roster-rows.ts';
import { rosterWords } from '../texts/roster-words.ts';

/** Rows read at a time: the file grows while the rows before are forgotten. */
const BATCH = 1000;

const dayColumns: ReadonlySet<keyof RosterRow> = new Set(['joinedOn', 'leftOn', 'contractEndsOn']);

/** Answers a file with the rows the roster lists, all pages of them, masked and hidden as they are there. */
export async function answerRosterExport(
  context: CallContext,
  request: ParsedRequestOf<typeof rosterExport>,
): Promise<FileAnswer> {
  const { columns, format, sort, direction, ids: asked, ...filter } = request;
  const reach = await readReach(context);
  checkRosterRequest(reach, filter, sort);
  const roster = await openRoster(context, reach, filter);
  const all = await readRosterIds(roster, { sort, direction });
  const wanted = asked && new Set(asked);
  const ids = wanted ? all.filter((id) => wanted.has(id)) : all;
  const words = rosterWords[context.locale];
  const chosen = [...new Set(columns)];
  const sheet: Sheet = {
    name: words.sheet,
    columns: chosen.map((column) => ({
      header: words.columns[column],
      isDay: dayColumns.has(column),
    })),
    rows: readCells(roster, ids, chosen),
  };
  const body = await (format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet));
  context.record('roster', { rows: ids.length, columns: chosen, format });
  return new FileAnswer(`${words.file}-${reach.day}.${format}`, sheetTypes[format], body);
}

async function* readCells(
  { context, reach }: Roster,
  ids: readonly string[],
  columns: readonly (keyof RosterRow)[],
): AsyncGenerator<readonly Cell[]> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const rows = await readRosterRows(context, reach, ids.slice(start, start + BATCH));
    for (const row of rows) yield columns.map((column) => cellOf(row, column, context.locale));
  }
}

function cellOf(row: RosterRow, column: keyof RosterRow, locale: Locale): Cell {
  switch (column) {
    case 'gender':
      return genderWords[locale][row.gender];
    case 'status':
      return employmentStatusWords[locale][row.status];
    case 'employmentType':
      return employmentTypeWords[locale][row.employmentType];
    case 'contractKind':
      return row.contractKind === null ? null : contractKindWords[locale][row.contractKind];
    default:
      return row[column];
  }
}
