import { filecenterCodes } from '#bridge/calls/filecenter/terms.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import {
  type downloadApprovalFile,
  largestApprovalFile,
  mostUnsentFiles,
  type uploadApprovalFile,
} from '#bridge/calls/workflow/files.ts';
import { fieldsOf } from '#bridge/calls/workflow/form.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { countRows } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { contentTypes, formatOf } from '../../filecenter/file-format.ts';
import { safeFileName } from '../../filecenter/file-name.ts';
import { readUpload } from '../../filecenter/read-upload.ts';
import { readApproval } from '../detail.ts';

/** Keeps an upload until it is sent; what it is, its content says. */
export async function answerUploadFile(
  context: CallContext,
  { file }: ParsedRequestOf<typeof uploadApprovalFile>,
): Promise<ResultOf<typeof uploadApprovalFile>> {
  const { database, tenantId, accountId } = context;
  const content = await readUpload(file, largestApprovalFile);
  const format = formatOf(content);
  if (format === undefined) throw new RefusedError('fileFormat');
  const waiting = await countRows(
    database
      .selectFrom('approval_file as f')
      .where('f.tenant_id', '=', tenantId)
      .where('f.account_id', '=', accountId)
      .where('f.approval_id', 'is', null),
  );
  if (waiting >= mostUnsentFiles) throw new RefusedError(filecenterCodes.tooManyFiles);
  const row = { id: uuid7(), name: safeFileName(file.name, format), format, size: content.length };
  await database
    .insertInto('approval_file')
    .values({
      ...row,
      tenant_id: tenantId,
      content,
      added_at: context.now(),
      account_id: accountId,
      approval_id: null,
      field: null,
      action_id: null,
    })
    .execute();
  context.record(`approvalFile:${row.id}`, { name: row.name });
  return row;
}

/**
 * Returns a file as a download and never as a page.
 * @throws {RefusedError} `notFound` for who does not see where it is.
 */
export async function answerDownloadFile(
  context: CallContext,
  { approvalFileId }: ParsedRequestOf<typeof downloadApprovalFile>,
): Promise<FileAnswer> {
  const files = context.database
    .selectFrom('approval_file')
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', approvalFileId);
  const file = await files
    .select(['approval_id', 'field', 'account_id', 'name', 'format'])
    .executeTakeFirst();
  if (file === undefined) throw new RefusedError('notFound');
  const { approval_id: approvalId, field } = file;
  if (approvalId === null) {
    if (file.account_id !== context.accountId) throw new RefusedError('notFound');
  } else {
    // Refuses who does not see the approval; a comment is read by everybody who does.
    const { filled } = await readApproval(context, approvalId);
    const isShown =
      field === null || (filled !== null && fieldsOf(filled.form).some(({ id }) => id === field));
    if (!isShown) throw new RefusedError('notFound');
  }
  const { content } = await files.select('content').executeTakeFirstOrThrow();
  context.record(`approval:${approvalId ?? ''}`, { file: approvalFileId });
  return new FileAnswer(file.name, contentTypes[file.format], content);
}
