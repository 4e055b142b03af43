import { exportSchema, mostExportedRows } from '#bridge/calls/record/request-schemas.ts';
import { exportTaskOf } from '#bridge/calls/record/tasks.ts';
import { type AnyJobKind, defineJob } from '../../jobs/job-kind.ts';
import type { CallContext } from '../../kernel/handler.ts';
import { RefusedError } from '../../kernel/refused-error.ts';
import { type Cell, sheetTypes, streamSheet } from '../../kernel/sheets/write-sheet.ts';
import type { BoundRecord, Records } from '../binding.ts';
import { openScope } from '../scope.ts';
import { taskWords } from '../texts/task-words.ts';
import { BATCH, type ExportAsked, prepareExport, readBatch, sheetOf } from './export.ts';

/**
 * Exports a record in the background. Each batch is read in a transaction of its own with the rights the person has by
 * then: a right that is taken away empties the rest of the file.
 */
export function exportJobOf(bound: BoundRecord, records: () => Records): AnyJobKind {
  const { record } = bound;
  const kind = exportTaskOf(record);
  return defineJob({
    kind,
    area: kind.split('.')[0] ?? '',
    title: taskWords(bound.words).export,
    payload: exportSchema(record),
    priority: 'high',
    start: { functionId: `${record.functionId}.export` },
    async run(context, asked, progress) {
      const request = asked as ExportAsked;
      const open = (caller: CallContext) =>
        openScope(caller, bound, records(), { day: request.day });
      const { columns, ids, fileName } = await context.readAsCaller(async (caller) =>
        prepareExport(await open(caller), request),
      );
      if (ids.length > mostExportedRows) throw new RefusedError('tooManyRows');
      progress(0, ids.length);
      async function* rows(): AsyncGenerator<readonly Cell[]> {
        for (let start = 0; start < ids.length; start += BATCH) {
          const batch = ids.slice(start, start + BATCH);
          yield* await context.readAsCaller(async (caller) =>
            readBatch(await open(caller), batch, columns),
          );
          progress(start + batch.length, ids.length);
        }
      }
      const { locale } = context;
      const names = columns.map(({ name }) => name);
      context.record(record.name, { rows: ids.length, columns: names, format: request.format });
      return {
        summary: { rows: ids.length },
        files: [
          {
            role: 'result',
            name: fileName,
            contentType: sheetTypes[request.format],
            content: streamSheet(sheetOf(bound, locale, columns, rows()), request.format),
          },
        ],
      };
    },
  });
}
