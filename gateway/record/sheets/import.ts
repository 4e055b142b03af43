/** Reading a sheet into rows. `check` and `save` are the same code to the last step, or the dry run would lie. */
import type { ImportReport } from '#bridge/calls/record/call-types.ts';
import { mostImported, mostImportedRows } from '#bridge/calls/record/request-schemas.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { readSheet, type SheetRow } from '../../kernel/sheets/read-sheet.ts';
import { commitSave } from '../save/commit.ts';
import { noteRows } from '../save/verbs.ts';
import type { Scope } from '../scope.ts';
import { readHeadings } from './headings.ts';
import { importJobOf } from './import-job.ts';
import { keepSheet } from './kept-sheets.ts';
import { mendRows, parseMends } from './mends.ts';
import { planRows } from './plan-rows.ts';
import { reportOf } from './report.ts';

/** What an import is asked. */
export interface ImportAsked {
  readonly mode: 'check' | 'save';
  readonly file: File;
  readonly mends?: string | undefined;
}

/** The same once its sheet was read. */
interface ReadImport extends ImportAsked {
  readonly sheet: readonly SheetRow[];
}

/** Reads the sheet of an import, before its transaction begins. */
export async function readImported(asked: ImportAsked): Promise<ReadImport> {
  return { ...asked, sheet: await readSheet(asked.file, mostImportedRows + 1) };
}

/** Imports the rows of a sheet; with any error nothing is saved. A sheet that is too large for a request goes on as a task. */
export async function importFile(scope: Scope, asked: ReadImport): Promise<ImportReport> {
  const mends = parseMends(asked.mends);
  const rows = scope.bound.rules.sheet?.(asked.sheet) ?? asked.sheet;
  if (rows.length - 1 > mostImported) return startImport(scope, asked, rows.length - 1);
  return importSheet(scope, mendRows(scope, rows, mends), asked.mode);
}

async function startImport(
  scope: Scope,
  { mode, file, mends }: ImportAsked,
  read: number,
): Promise<ImportReport> {
  const { context, bound, records } = scope;
  const { tenantId, accountId, locale, caller } = context;
  const importId = await keepSheet(context, bound.record.name, file);
  const { jobId } = await enqueue(
    context.database,
    { tenantId, accountId, locale, app: caller === 'shell' ? null : caller.app },
    importJobOf(bound, () => records),
    { importId, mode, ...(mends && { mends }) },
    { now: context.now() },
  );
  context.record(`job:${jobId}`, { import: mode, record: bound.record.name, rows: read });
  return { ...reportOf(scope, { mode, read, rows: 0, plan: null, errors: [] }), jobId };
}

/** Reads rows of a sheet with their headings. */
export async function importSheet(
  scope: Scope,
  [headings, ...rows]: readonly SheetRow[],
  mode: 'check' | 'save',
): Promise<ImportReport> {
  const { columns, errors: wrong } = readHeadings(scope, headings?.cells ?? []);
  const read = rows.length;
  if (wrong.length > 0) return reportOf(scope, { mode, read, rows: 0, plan: null, errors: wrong });
  const { asked, plan, errors } = await planRows(scope, columns, rows);
  if (mode === 'save' && errors.length === 0) {
    await commitSave(scope, plan.planned);
    noteRows(scope, plan.planned);
  }
  // A dry run is put on record too: it shows what is there.
  if (mode === 'check' || plan.planned.length === 0) {
    scope.context.record(scope.bound.record.name, { import: mode, rows: read });
  }
  return reportOf(scope, { mode, read, rows: asked, plan, errors });
}
