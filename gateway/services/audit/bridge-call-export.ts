import { type bridgeCallExport, mostExported } from '#bridge/calls/audit/bridge-calls.ts';
import { decisionWords } from '#bridge/calls/audit/terms.ts';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf, timeOf } from '#gateway/kernel/people/calendar.ts';
import { countRows } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import {
  type Cell,
  type Sheet,
  sheetTypes,
  writeCsv,
  writeXlsx,
} from '#gateway/kernel/sheets/write-sheet.ts';
import {
  type BridgeCallRow,
  type BridgeCalls,
  filterCalls,
  readCalls,
} from './bridge-call-rows.ts';
import { bridgeCallWords } from './texts/bridge-call-words.ts';

/** Rows read at a time. */
const BATCH = 5000;

/**
 * Answers a file with the calls the list shows, all pages of them.
 * @throws {RefusedError} `tooManyRows`: a file that ended early would look whole.
 */
export async function answerBridgeCallExport(
  context: CallContext,
  request: ParsedRequestOf<typeof bridgeCallExport>,
): Promise<FileAnswer> {
  const { columns, format, sort: _, direction, ...filter } = request;
  const calls = filterCalls(context, filter);
  const rows = await countRows(calls);
  if (rows > mostExported) throw new RefusedError('tooManyRows');
  const words = bridgeCallWords[context.locale];
  const chosen = [...new Set(columns)];
  const sheet: Sheet = {
    name: words.sheet,
    columns: chosen.map((column) => ({ header: words.columns[column], isDay: false })),
    rows: readCells(context, calls, direction, chosen),
  };
  const body = await (format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet));
  context.record('bridge-calls', { rows, columns: chosen, format });
  const name = `${words.file}-${dayOf(context.now())}.${format}`;
  return new FileAnswer(name, sheetTypes[format], body);
}

async function* readCells(
  context: CallContext,
  calls: BridgeCalls,
  direction: 'asc' | 'desc',
  columns: readonly (keyof BridgeCallRow)[],
): AsyncGenerator<readonly Cell[]> {
  for (let offset = 0; offset < mostExported; offset += BATCH) {
    const rows = await readCalls(context, calls, direction, { limit: BATCH, offset });
    for (const row of rows) yield columns.map((column) => cellOf(row, column, context.locale));
    if (rows.length < BATCH) return;
  }
}

function cellOf(call: BridgeCallRow, column: keyof BridgeCallRow, locale: Locale): Cell {
  if (column === 'at') return timeOf(new Date(call.at));
  if (column === 'decision') return decisionWords[locale][call.decision];
  return call[column];
}
