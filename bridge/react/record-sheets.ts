/** Sheets and files of a declared record: what its screens send and save. */
import { downLoadErrorData, getProgress, startTask } from '#bridge/calls/jobs/tasks.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import type { ImportReport } from '#bridge/calls/record/call-types.ts';
import type { SheetDoor, SheetReport } from '#bridge/calls/record/doors.ts';
import { downloadByShell } from '#bridge/guest/files.ts';
import { GatewayError } from '#bridge/guest/gateway.ts';
import { listRequest } from './list-request.ts';
import type { AppServices } from './provider.tsx';

/** Opens the sheets of a record to its screens. */
export function openSheets(
  calls: { readonly export: AnyCall; readonly import?: AnyCall | undefined },
  { bridge, gateway }: Pick<AppServices, 'bridge' | 'gateway'>,
): SheetDoor {
  const save = (call: AnyCall, request: object) =>
    downloadByShell(bridge, { path: call.path, request: { ...request } });
  return {
    template: (format) => save(calls.export, { template: '1', format }),
    async importSheet(mode, file, mends, options) {
      if (calls.import === undefined) throw new Error('The record cannot be imported.');
      const request = { mode, file, ...(mends.length > 0 && { mends: JSON.stringify(mends) }) };
      const report = await gateway.upload(calls.import, request as never, options);
      return readReport(report as ImportReport);
    },
    async progress(jobId, signal) {
      const { state, done, total, error, ...line } = await gateway.call(
        getProgress,
        { jobId },
        { signal },
      );
      return { state, done, total, error, report: readSummary(line) };
    },
    jobErrors: (jobId) => save(downLoadErrorData, { jobId }),
    async download(question, columns, format) {
      const asked = listRequest(calls.export, question) as object;
      const request = { ...asked, columns: [...columns], format };
      try {
        return await save(calls.export, request);
      } catch (error) {
        if (!(error instanceof GatewayError) || error.codeName !== 'needsTask') throw error;
      }
      await gateway.call(startTask, { kind: taskOf(calls.export), payload: request });
      return { background: true };
    },
  };
}

/** `ums.post.export` is done in the background by the job `ums.postExport`. */
function taskOf({ name }: AnyCall): string {
  return name.replace(/\.export$/, 'Export');
}

function readReport(report: ImportReport): SheetReport {
  const { read, created, changed, unchanged, errors, more, jobId } = report;
  return {
    read,
    created,
    changed,
    unchanged,
    more,
    jobId,
    problems: errors.map(({ row, column, reason, value }) => ({ row, column, reason, value })),
    problemCount: errors.length,
  };
}

/** The counts that an import by a job leaves on its line. */
function readSummary(line: object): SheetReport | null {
  const summary: unknown = 'summary' in line ? line.summary : null;
  if (typeof summary !== 'object' || summary === null || !('read' in summary)) return null;
  const count = (name: string): number => Number(Reflect.get(summary, name) ?? 0);
  return {
    read: count('read'),
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    problems: [],
    problemCount: count('errors'),
    more: false,
    jobId: null,
  };
}
