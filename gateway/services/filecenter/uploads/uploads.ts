import { sql } from 'kysely';
import { mostUnsavedFiles } from '#bridge/calls/filecenter/record-files.ts';
import { filecenterCodes } from '#bridge/calls/filecenter/terms.ts';
import {
  type cleanUploads,
  type getUpLoadCount,
  type getUploadUrl,
  mostUploads,
  partSize,
  type syncFileUpload,
  uploadHours,
  type uploadPart,
  uploadPartPath,
} from '#bridge/calls/filecenter/uploads.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { Records } from '#gateway/record/binding.ts';
import { readUpload } from '../read-upload.ts';
import { checkTarget, countUnsaved, keepContent } from '../record-files.ts';

const HOUR = 3_600_000;

/** One file under way. */
interface Upload {
  readonly id: string;
  readonly record: string;
  readonly field: string;
  readonly name: string;
  readonly size: number;
  readonly added_at: Date;
}

/** Begins a file in parts. @throws {RefusedError} `notFound`, `noPermission`, `noFieldPermission`, `tooManyFiles` */
export async function beginUpload(
  context: CallContext,
  records: Records,
  { record, field, name, size }: ParsedRequestOf<typeof getUploadUrl>,
): Promise<ResultOf<typeof getUploadUrl>> {
  await checkTarget(context, records, { record, field });
  const { database, tenantId, accountId } = context;
  const { running } = await ownUploads(context)
    .select(sql<number>`count(*)::int`.as('running'))
    .executeTakeFirstOrThrow();
  if (running >= mostUploads) throw new RefusedError(filecenterCodes.tooManyFiles);
  const id = uuid7();
  const added_at = context.now();
  await database
    .insertInto('file_upload')
    .values({ tenant_id: tenantId, id, account_id: accountId, record, field, name, size, added_at })
    .execute();
  context.record(record, { upload: id, field });
  const expiresAt = expiryOf({ added_at });
  return { uploadId: id, address: uploadPartPath, partSize, parts: partsOf(size), expiresAt };
}

/** Keeps one part. @throws {RefusedError} `notFound`, `badInput`, `fileEmpty`, `fileTooLarge` */
export async function keepPart(
  context: CallContext,
  { uploadId, number, part }: ParsedRequestOf<typeof uploadPart>,
): Promise<ResultOf<typeof uploadPart>> {
  const content = await readUpload(part, partSize);
  const upload = await findUpload(context, uploadId);
  const parts = partsOf(upload.size);
  if (number < 1 || number > parts) {
    throw new RefusedError('badInput', { fields: [{ path: 'number', issue: 'choice' }] });
  }
  const { database, tenantId } = context;
  await database
    .insertInto('file_upload_part')
    .values({ tenant_id: tenantId, upload_id: uploadId, number, content })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'upload_id', 'number']).doUpdateSet({ content }),
    )
    .execute();
  context.record(upload.record, { upload: uploadId, part: number });
  const uploaded = await numbersOf(context, [uploadId]);
  return { uploaded: uploaded.get(uploadId)?.length ?? 0, parts };
}

/** Lists what the caller has under way. */
export async function listUploads(
  context: CallContext,
  { uploadIds }: ParsedRequestOf<typeof getUpLoadCount>,
): Promise<ResultOf<typeof getUpLoadCount>> {
  const rows = await ownUploads(context)
    .$if(uploadIds !== undefined, (query) => query.where('u.id', 'in', [...(uploadIds ?? [])]))
    .orderBy('u.added_at')
    .orderBy('u.id')
    .selectAll('u')
    .execute();
  const numbers = await numbersOf(
    context,
    rows.map(({ id }) => id),
  );
  const unsaved = await countUnsaved(context);
  return {
    uploads: rows.map((row) => ({
      uploadId: row.id,
      name: row.name,
      size: row.size,
      parts: partsOf(row.size),
      uploaded: [...(numbers.get(row.id) ?? [])],
      expiresAt: expiryOf(row),
    })),
    unsaved,
    left: Math.max(0, mostUnsavedFiles - unsaved),
  };
}

/** Makes a file out of its parts, with the rights that the caller has now. @throws {RefusedError} `notFound`, `conflict`, `fileFormat`, … */
export async function finishUpload(
  context: CallContext,
  records: Records,
  { uploadId }: ParsedRequestOf<typeof syncFileUpload>,
): Promise<ResultOf<typeof syncFileUpload>> {
  const { record, field, name, size } = await findUpload(context, uploadId);
  await checkTarget(context, records, { record, field });
  const rows = await context.database
    .selectFrom('file_upload_part')
    .where('tenant_id', '=', context.tenantId)
    .where('upload_id', '=', uploadId)
    .orderBy('number')
    .select('content')
    .execute();
  const content = Buffer.concat(rows.map((row) => row.content));
  if (rows.length < partsOf(size) || content.length !== size) throw new RefusedError('conflict');
  const file = await keepContent(context, { record, field, name, content });
  await removeUploads(context, [uploadId]);
  return file;
}

/** Removes what the caller has under way, and whole files that no row has taken. */
export async function clean(context: CallContext): Promise<ResultOf<typeof cleanUploads>> {
  const { database, tenantId, accountId } = context;
  const running = await ownUploads(context).select('u.id').execute();
  await removeUploads(
    context,
    running.map(({ id }) => id),
  );
  const { numDeletedRows } = await database
    .deleteFrom('record_file')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('row_id', 'is', null)
    .executeTakeFirstOrThrow();
  const removed = { uploads: running.length, files: Number(numDeletedRows) };
  context.record(`account:${accountId}`, removed);
  return removed;
}

function partsOf(size: number): number {
  return Math.ceil(size / partSize);
}

function expiryOf({ added_at }: Pick<Upload, 'added_at'>): string {
  return new Date(added_at.getTime() + uploadHours * HOUR).toISOString();
}

/** The files under way of the caller. */
function ownUploads({ database, tenantId, accountId, now }: CallContext) {
  return database
    .selectFrom('file_upload as u')
    .where('u.tenant_id', '=', tenantId)
    .where('u.account_id', '=', accountId)
    .where('u.added_at', '>', new Date(now().getTime() - uploadHours * HOUR));
}

async function findUpload(context: CallContext, id: string): Promise<Upload> {
  const row = await ownUploads(context).where('u.id', '=', id).selectAll('u').executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  return row;
}

async function numbersOf(
  { database, tenantId }: CallContext,
  uploadIds: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  if (uploadIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('file_upload_part')
    .where('tenant_id', '=', tenantId)
    .where('upload_id', 'in', [...uploadIds])
    .orderBy('number')
    .select(['upload_id as uploadId', 'number'])
    .execute();
  const byUpload = Map.groupBy(rows, ({ uploadId }) => uploadId);
  return new Map([...byUpload].map(([id, parts]) => [id, parts.map(({ number }) => number)]));
}

async function removeUploads(
  { database, tenantId }: CallContext,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await database
    .deleteFrom('file_upload')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute();
}
