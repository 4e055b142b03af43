/** The files in file fields of declared records. */
import { largestFile } from '#bridge/calls/filecenter/calls.ts';
import {
  type downloadRecordFile,
  mostUnsavedFiles,
  type uploadRecordFile,
} from '#bridge/calls/filecenter/record-files.ts';
import { filecenterCodes } from '#bridge/calls/filecenter/terms.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { type AnyRecord, serviceOf } from '#bridge/calls/record/define.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import {
  accessIsEnough,
  type CallContext,
  type TenantHandler,
  type Verdict,
} from '#gateway/kernel/handler.ts';
import { countRows } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import type { BoundRecord, Records } from '#gateway/record/binding.ts';
import { isReadable, rightAnywhere, rightsOn } from '#gateway/record/rights.ts';
import { readRows } from '#gateway/record/rows.ts';
import { openScope } from '#gateway/record/scope.ts';
import { readActorName } from '../people/record-change.ts';
import { contentTypes, type FileFormat, formatOf } from './file-format.ts';
import { safeFileName } from './file-name.ts';
import { readUpload } from './read-upload.ts';

/** Serves the calls about files in fields of records. */
export function recordFileHandlers(records: () => Records): {
  readonly uploadRecordFile: TenantHandler<typeof uploadRecordFile>;
  readonly downloadRecordFile: TenantHandler<typeof downloadRecordFile>;
} {
  return {
    uploadRecordFile: {
      policy: (context, { record }) => mayUpload(context, records().find(record)),
      handle: (context, request) => keepUpload(context, records(), request),
    },
    downloadRecordFile: {
      policy: accessIsEnough,
      handle: (context, request) => answerFile(context, records(), request),
    },
  };
}

function mayUpload(context: CallContext, bound: BoundRecord | undefined): Verdict {
  if (bound === undefined || !servesApp(context, bound.record)) return 'notFound';
  const edit = `${bound.record.functionId}.edit`;
  return hasFunction(context.rights, edit) ? 'allow' : 'noPermission';
}

/** The field of a record that a file is meant for. */
export interface FileTarget {
  readonly record: string;
  readonly field: string;
}

/** @throws {RefusedError} unless the caller may put a file into the field. */
export async function checkTarget(
  context: CallContext,
  records: Records,
  { record, field }: FileTarget,
): Promise<void> {
  const bound = records.find(record);
  const verdict = mayUpload(context, bound);
  if (verdict !== 'allow') throw new RefusedError(verdict);
  if (bound !== undefined) await checkField(context, records, bound, field);
}

/** An app asks about records of the services it has, and of no other. */
function servesApp({ caller, apps }: CallContext, record: AnyRecord): boolean {
  if (caller === 'shell') return true;
  const services = apps.byCode(caller.app)?.manifest.services ?? [];
  return services.some(({ service }) => service === serviceOf(record));
}

/** Keeps an upload until a save puts it into the field; what it is, its content says. */
async function keepUpload(
  context: CallContext,
  records: Records,
  { record, field, file }: ParsedRequestOf<typeof uploadRecordFile>,
): Promise<ResultOf<typeof uploadRecordFile>> {
  const bound = records.find(record);
  if (bound === undefined) throw new RefusedError('notFound');
  await checkField(context, records, bound, field);
  const content = await readUpload(file, largestFile);
  return keepContent(context, { record, field, name: file.name, content });
}

/**
 * Keeps a whole file for a field.
 * @throws {RefusedError} `fileFormat`, `tooManyFiles`
 */
export async function keepContent(
  context: CallContext,
  file: FileTarget & { readonly name: string; readonly content: Buffer },
): Promise<ResultOf<typeof uploadRecordFile>> {
  const { record, field, name, content } = file;
  const format = formatOf(content);
  if (format === undefined) throw new RefusedError('fileFormat');
  if ((await countUnsaved(context)) >= mostUnsavedFiles) {
    throw new RefusedError(filecenterCodes.tooManyFiles);
  }
  const row = {
    id: uuid7(),
    name: safeFileName(name, format),
    format,
    size: content.length,
  };
  await context.database
    .insertInto('record_file')
    .values({
      ...row,
      tenant_id: context.tenantId,
      record,
      field,
      content,
      added_at: context.now(),
      account_id: context.accountId,
      actor_name: await readActorName(context),
    })
    .execute();
  context.record(record, { file: row.id, field });
  return row;
}

async function checkField(
  context: CallContext,
  records: Records,
  bound: BoundRecord,
  field: string,
): Promise<void> {
  if (bound.record.fields[field]?.kind !== 'file') {
    throw new RefusedError('badInput', { fields: [{ path: 'field', issue: 'choice' }] });
  }
  const scope = await openScope(context, bound, records);
  if (rightAnywhere(scope, field) !== 'write') throw new RefusedError('noFieldPermission');
}

/** How many files the caller has uploaded that no row has taken. */
export function countUnsaved({ database, tenantId, accountId }: CallContext): Promise<number> {
  return countRows(
    database
      .selectFrom('record_file as f')
      .where('f.tenant_id', '=', tenantId)
      .where('f.account_id', '=', accountId)
      .where('f.row_id', 'is', null),
  );
}

interface KeptFile {
  readonly id: string;
  readonly record: string;
  readonly field: string;
  readonly rowId: string | null;
  readonly accountId: string | null;
  readonly name: string;
  readonly format: FileFormat;
}

/** Returns a file as a download and never as a page; who took it is put on record. */
async function answerFile(
  context: CallContext,
  records: Records,
  { recordFileId }: ParsedRequestOf<typeof downloadRecordFile>,
): Promise<FileAnswer> {
  const { name, format } = await requireReadable(context, records, recordFileId);
  const { content } = await fileById(context, recordFileId)
    .select('f.content')
    .executeTakeFirstOrThrow();
  return new FileAnswer(name, contentTypes[format], content);
}

/**
 * Finds a file that the caller may read, all but its content, and puts on record that they take it.
 * @throws {RefusedError} `notFound`
 */
export async function requireReadable(
  context: CallContext,
  records: Records,
  recordFileId: string,
): Promise<KeptFile> {
  const file = await fileById(context, recordFileId)
    .select([
      'f.id',
      'f.record',
      'f.field',
      'f.row_id as rowId',
      'f.account_id as accountId',
      'f.name',
      'f.format',
    ])
    .executeTakeFirst();
  if (file === undefined || !(await mayRead(context, records, file)))
    throw new RefusedError('notFound');
  const target = file.rowId === null ? file.record : `${file.record}:${file.rowId}`;
  context.record(target, { file: file.id, field: file.field });
  return file;
}

function fileById({ database, tenantId }: CallContext, id: string) {
  return database
    .selectFrom('record_file as f')
    .where('f.tenant_id', '=', tenantId)
    .where('f.id', '=', id);
}

/** Who reads the field that holds a file reads the file; until a row has it, who uploaded it. */
async function mayRead(context: CallContext, records: Records, file: KeptFile): Promise<boolean> {
  const bound = records.find(file.record);
  if (bound === undefined || !servesApp(context, bound.record)) return false;
  if (file.rowId === null) return file.accountId === context.accountId;
  if (!hasFunction(context.rights, bound.record.functionId)) return false;
  const scope = await openScope(context, bound, records);
  const [row] = await readRows(scope, [file.rowId]);
  if (row?.values[file.field] !== file.id) return false;
  return isReadable(rightsOn(scope, row.standing)[file.field]);
}
