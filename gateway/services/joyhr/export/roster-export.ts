import { mostExportedAtOnce } from '#bridge/calls/joyhr/roster.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { sheetTypes, writeCsv, writeXlsx } from '#gateway/kernel/sheets/write-sheet.ts';
import {
  batchesOf,
  type RosterExportRequest,
  readExported,
  rosterFileName,
  rosterSheet,
} from './roster-sheet.ts';

/** Returns a file with the rows the roster lists, all pages of them; `needsTask` when a request is too short for them. */
export async function answerRosterExport(
  context: CallContext,
  request: RosterExportRequest,
): Promise<FileAnswer> {
  const { reach, ids } = await readExported(context, request);
  if (ids.length > mostExportedAtOnce) throw new RefusedError('needsTask');
  const { columns, format } = request;
  const sheet = rosterSheet(request, context.locale, ids, batchesOf(context, reach));
  const body = await (format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet));
  context.record('roster', { rows: ids.length, columns: [...new Set(columns)], format });
  return new FileAnswer(
    rosterFileName(request, context.locale, reach.day),
    sheetTypes[format],
    body,
  );
}
