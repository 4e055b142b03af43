import {
  type downloadFile,
  largestFile,
  type listFiles,
  mostFiles,
  type removeFile,
  type uploadFile,
} from '#bridge/calls/filecenter/calls.ts';
import { filecenterCodes } from '#bridge/calls/filecenter/terms.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { countRows } from '#gateway/kernel/people/pages.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { readActorName } from '../people/record-change.ts';
import { contentTypes, formatOf } from './file-format.ts';
import { safeFileName } from './file-name.ts';
import {
  addableCategories,
  type FileOwner,
  lockOwner,
  mayRemove,
  readOwner,
  tellHistory,
} from './file-owner.ts';
import { readUpload } from './read-upload.ts';
import { type FileCategory, readableFiles } from './readable-files.ts';

type EmployeeFile = ResultOf<typeof uploadFile>;

/** Everything of a file but its content. */
const described = [
  'f.id',
  'f.category',
  'f.name',
  'f.format',
  'f.size',
  'f.added_at as addedAt',
  'f.account_id as accountId',
  'f.actor_name as addedBy',
] as const;

/** The field under which a record's history keeps what became of its papers. */
function historyField(category: FileCategory): `files.${FileCategory}` {
  return `files.${category}`;
}

/** Returns the files of one record; `notFound` when it is out of reach. */
export async function answerFiles(
  context: CallContext,
  { employmentId }: ParsedRequestOf<typeof listFiles>,
): Promise<ResultOf<typeof listFiles>> {
  const reach = await readReach(context);
  const owner = await readOwner(context, reach, employmentId);
  const rows = await readableFiles(context, reach)
    .where('f.employment_id', '=', owner.id)
    .orderBy('f.added_at', 'desc')
    .orderBy('f.id', 'desc')
    .select(described)
    .execute();
  const files = rows.map(({ accountId, addedAt, ...row }) => ({
    ...row,
    addedAt: addedAt.toISOString(),
    can: { remove: mayRemove(context, reach, owner, { accountId }) },
  }));
  return { files, addable: addableCategories(reach, owner) };
}

/** Keeps a file in a record; what it is, its content says. */
export async function answerUpload(
  context: CallContext,
  { employmentId, category, file }: ParsedRequestOf<typeof uploadFile>,
): Promise<EmployeeFile> {
  const content = await readUpload(file, largestFile);
  const reach = await readReach(context);
  const owner = await lockOwner(context, reach, employmentId);
  if (!addableCategories(reach, owner).includes(category)) throw new RefusedError('noPermission');
  const format = formatOf(content);
  if (format === undefined) throw new RefusedError('fileFormat');
  await checkRoom(context, owner);
  const row = {
    id: uuid7(),
    category,
    name: safeFileName(file.name, format),
    format,
    size: content.length,
  };
  const addedBy = await readActorName(context);
  const { tenantId, accountId, database } = context;
  const at = context.now();
  await database
    .insertInto('employee_file')
    .values({
      ...row,
      tenant_id: tenantId,
      employment_id: owner.id,
      content,
      added_at: at,
      account_id: accountId,
      actor_name: addedBy,
    })
    .execute();
  await tellHistory(context, owner, {
    field: historyField(category),
    before: null,
    after: row.name,
  });
  return { ...row, addedAt: at.toISOString(), addedBy, can: { remove: true } };
}

async function checkRoom({ database, tenantId }: CallContext, { id }: FileOwner): Promise<void> {
  const kept = await countRows(
    database
      .selectFrom('employee_file as f')
      .where('f.tenant_id', '=', tenantId)
      .where('f.employment_id', '=', id),
  );
  if (kept >= mostFiles) throw new RefusedError(filecenterCodes.tooManyFiles);
}

/** Returns the content of one file, as a download and never as a page; who took it is put on record. */
export async function answerDownload(
  context: CallContext,
  { fileId }: ParsedRequestOf<typeof downloadFile>,
): Promise<FileAnswer> {
  const reach = await readReach(context);
  const file = await readableFiles(context, reach)
    .where('f.id', '=', fileId)
    .select(['f.employment_id as employmentId', 'f.name', 'f.format', 'f.category', 'f.content'])
    .executeTakeFirst();
  if (file === undefined) throw new RefusedError('notFound');
  context.record(`employee:${file.employmentId}`, { file: fileId, category: file.category });
  return new FileAnswer(file.name, contentTypes[file.format], file.content);
}

/** Removes one file for good. */
export async function answerRemoval(
  context: CallContext,
  { fileId }: ParsedRequestOf<typeof removeFile>,
): Promise<null> {
  const reach = await readReach(context);
  const file = await readableFiles(context, reach)
    .where('f.id', '=', fileId)
    .select([
      'f.employment_id as employmentId',
      'f.name',
      'f.category',
      'f.account_id as accountId',
    ])
    .executeTakeFirst();
  if (file === undefined) throw new RefusedError('notFound');
  const owner = await lockOwner(context, reach, file.employmentId);
  if (!mayRemove(context, reach, owner, file)) throw new RefusedError('noPermission');
  const { numDeletedRows } = await context.database
    .deleteFrom('employee_file')
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  // Somebody else removed it while this one waited for the record.
  if (numDeletedRows === 0n) throw new RefusedError('notFound');
  await tellHistory(context, owner, {
    field: historyField(file.category),
    before: file.name,
    after: null,
  });
  return null;
}
