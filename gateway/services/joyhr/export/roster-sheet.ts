import type { rosterExport } from '#bridge/calls/joyhr/roster.ts';
import {
  contractKindWords,
  employmentStatusWords,
  employmentTypeWords,
  genderWords,
} from '#bridge/calls/joyhr/terms.ts';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { type Reach, readReach } from '#gateway/kernel/people/reach.ts';
import type { Cell, Sheet } from '#gateway/kernel/sheets/write-sheet.ts';
import { checkRosterRequest } from '../roster-filter.ts';
import { openRoster, readRosterIds } from '../roster-query.ts';
import { type RosterRow, readRosterRows } from '../roster-rows.ts';
import { rosterWords } from '../texts/roster-words.ts';

/** What an export is asked with. */
export type RosterExportRequest = ParsedRequestOf<typeof rosterExport>;

/** Rows read at a time: the file grows while the rows before are forgotten. */
const BATCH = 1000;

const dayColumns: ReadonlySet<keyof RosterRow> = new Set(['joinedOn', 'leftOn', 'contractEndsOn']);

/** The people that an export holds, in its order, and the caller's reach that they were found with. */
export async function readExported(
  context: CallContext,
  { columns: _, format: __, sort, direction, ids: asked, ...filter }: RosterExportRequest,
): Promise<{ readonly reach: Reach; readonly ids: readonly string[] }> {
  const reach = await readReach(context, filter.asOf);
  checkRosterRequest(reach, filter, sort);
  const roster = await openRoster(context, reach, filter);
  const all = await readRosterIds(roster, { sort, direction });
  const wanted = asked && new Set(asked);
  return { reach, ids: wanted ? all.filter((id) => wanted.has(id)) : all };
}

/** Reads the rows of some people, masked and hidden as the caller sees them. */
export type ReadBatch = (ids: readonly string[]) => Promise<readonly RosterRow[]>;

/** Reads them in a transaction of the caller that is open. */
export function batchesOf(context: CallContext, reach: Reach): ReadBatch {
  return (ids) => readRosterRows(context, reach, ids);
}

/** The sheet of an export; its rows are read while it is written. */
export function rosterSheet(
  { columns }: RosterExportRequest,
  locale: Locale,
  ids: readonly string[],
  read: ReadBatch,
): Sheet {
  const words = rosterWords[locale];
  const chosen = [...new Set(columns)];
  return {
    name: words.sheet,
    columns: chosen.map((column) => ({
      header: words.columns[column],
      isDay: dayColumns.has(column),
    })),
    rows: readCells(ids, chosen, locale, read),
  };
}

/** The name its file is saved under. */
export function rosterFileName(
  { format }: RosterExportRequest,
  locale: Locale,
  day: string,
): string {
  return `${rosterWords[locale].file}-${day}.${format}`;
}

async function* readCells(
  ids: readonly string[],
  columns: readonly (keyof RosterRow)[],
  locale: Locale,
  read: ReadBatch,
): AsyncGenerator<readonly Cell[]> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const rows = await read(ids.slice(start, start + BATCH));
    for (const row of rows) yield columns.map((column) => cellOf(row, column, locale));
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
