/** Sheets and files of a declared record: what its screens send and save. */
import { downLoadErrorData, getProgress, startTask } from '#bridge/calls/jobs/tasks.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import type { ImportReport } from '#bridge/calls/record/call-types.ts';
import { downloadByShell } from '#bridge/guest/files.ts';
import { GatewayError, type UploadCallOptions } from '#bridge/guest/gateway.ts';
import { type ListQuestion, listRequest } from './list-request.ts';
import type { AppServices } from './provider.tsx';

/** One cell that cannot be read or saved, with the reason in words. */
export interface CellProblem {
  /** Row of the sheet, 1 being its headings. */
  readonly row: number;
  /** Null for the whole row. */
  readonly column: string | null;
  readonly reason: string;
  /** What the cell holds; null for the whole row. */
  readonly value: string | null;
}

/** A cell that is read otherwise than the file has it. */
export interface Mend {
  readonly row: number;
  readonly column: string;
  readonly value: string;
}

/** What an import did, or would do. */
export interface SheetReport {
  readonly read: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly problems: readonly CellProblem[];
  /** How many problems are known; `more` says that there are others. */
  readonly problemCount: number;
  readonly more: boolean;
  /** The job that goes on with a large sheet; null when this is the end. */
  readonly jobId: string | null;
}

/** How far a job is. */
export interface JobProgress {
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  readonly done: number;
  /** Null while it is unknown. */
  readonly total: number | null;
  /** Why it failed, in words. */
  readonly error: string | null;
  /** What an import by a job did. */
  readonly report: SheetReport | null;
}

/** The way to the sheets of one record. */
export interface SheetDoor {
  /** Downloads an empty sheet with the headings an import reads. */
  readonly template: (format: 'xlsx' | 'csv') => Promise<string | null>;
  readonly importSheet: (
    mode: 'check' | 'save',
    file: File,
    mends: readonly Mend[],
    options: UploadCallOptions,
  ) => Promise<SheetReport>;
  readonly progress: (jobId: string, signal: AbortSignal) => Promise<JobProgress>;
  /** Downloads the rows that a job refused. */
  readonly jobErrors: (jobId: string) => Promise<string | null>;
  /** Has the shell save the rows that a list shows; many rows go on as a job. */
  readonly download: (
    question: ListQuestion,
    columns: readonly string[],
    format: string,
  ) => Promise<string | null | { readonly background: true }>;
}

/** Opens the sheets of a record to its screens. */
export function openSheets(
  calls: { readonly export: AnyCall; readonly import?: AnyCall | undefined },
  { bridge, gateway }: Pick<AppServices, 'bridge' | 'gateway'>,
): SheetDoor {
  const save = (call: AnyCall, request: object) =>
    downloadByShell(bridge, { call: call.name, request: { ...request } });
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
    ...{ read, created, changed, unchanged, more, jobId },
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
