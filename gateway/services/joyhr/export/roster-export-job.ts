import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import { rosterExport } from '#bridge/calls/joyhr/roster.ts';
import { defineJob } from '#gateway/jobs/job-kind.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { sheetTypes, streamSheet } from '#gateway/kernel/sheets/write-sheet.ts';
import { jobTitles } from '../texts/job-titles.ts';
import {
  batchesOf,
  type ReadBatch,
  readExported,
  rosterFileName,
  rosterSheet,
} from './roster-sheet.ts';

/**
 * Exports the roster in the background. Each batch of rows is read in a transaction of its own, with the reach the
 * person has by then: a right that is taken away empties the rest of the file.
 */
export const rosterExportJob = defineJob({
  kind: 'joyhr.rosterExport',
  area: 'joyhr',
  title: jobTitles.rosterExport,
  payload: rosterExport.request,
  priority: 'high',
  start: { functionId: personnelFunctions['roster.export'] },
  async run(context, request, progress) {
    const { reach, ids } = await context.readAsCaller((caller) => readExported(caller, request));
    progress(0, ids.length);
    let done = 0;
    const read: ReadBatch = async (batch) => {
      const rows = await context.readAsCaller(async (caller) =>
        batchesOf(caller, await readReach(caller, reach.day))(batch),
      );
      done += batch.length;
      progress(done, ids.length);
      return rows;
    };
    const { columns, format } = request;
    context.record('roster', { rows: ids.length, columns: [...new Set(columns)], format });
    return {
      summary: { rows: ids.length },
      files: [
        {
          role: 'result',
          name: rosterFileName(request, context.locale, reach.day),
          contentType: sheetTypes[format],
          content: streamSheet(rosterSheet(request, context.locale, ids, read), format),
        },
      ],
    };
  },
});
