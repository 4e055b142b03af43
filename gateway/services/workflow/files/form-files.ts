/** The files that a form or a comment names: whose they are, what they are called, and that they are sent. */

import { mostApprovalFiles } from '#bridge/calls/workflow/files.ts';
import { choicesIn } from '#bridge/calls/workflow/fill-form.ts';
import {
  type FormDefinition,
  type FormField,
  type FormValues,
  fieldsOf,
  fileKinds,
} from '#bridge/calls/workflow/form.ts';
import { isUuid } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';

type FileContext = Pick<CallContext, 'database' | 'tenantId' | 'accountId'>;

/** The ids of the files in some fields. */
export function fileIdsIn(fields: readonly FormField[], values: FormValues): readonly string[] {
  return fields.flatMap(({ id, kind }) =>
    fileKinds.has(kind) ? choicesIn(values[id]).filter(isUuid) : [],
  );
}

/** The names of the files in a form. */
export async function namesOfFiles(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('approval_file')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Fields with files that were neither there before nor uploaded by the caller for something that is not sent yet. */
export async function foreignFiles(
  context: FileContext,
  fields: readonly FormField[],
  values: FormValues,
  stored: FormValues,
): Promise<readonly string[]> {
  const own = await ownUnsent(context, fileIdsIn(fields, values));
  return fields
    .filter(({ id, kind }) => {
      if (!fileKinds.has(kind)) return false;
      const before = new Set(choicesIn(stored[id]));
      return choicesIn(values[id]).some((one) => !before.has(one) && !own.has(one));
    })
    .map(({ id }) => id);
}

async function ownUnsent(
  { database, tenantId, accountId }: FileContext,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .selectFrom('approval_file')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('approval_id', 'is', null)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Keeps the files of a form with the approval. */
export async function bindFormFiles(
  { database, tenantId, accountId }: FileContext,
  approvalId: string,
  form: FormDefinition,
  values: FormValues,
): Promise<void> {
  for (const field of fieldsOf(form)) {
    const ids = fileIdsIn([field], values);
    if (ids.length === 0) continue;
    await database
      .updateTable('approval_file')
      .set({ approval_id: approvalId, field: field.id })
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .where('approval_id', 'is', null)
      .where('id', 'in', [...ids])
      .execute();
  }
}

/**
 * Keeps files with a comment.
 * @throws {RefusedError} `badInput` for files that the caller did not upload, or too many of them.
 */
export async function bindCommentFiles(
  context: FileContext,
  approvalId: string,
  actionId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const own = await ownUnsent(context, ids);
  if (ids.length > mostApprovalFiles || ids.some((id) => !own.has(id))) {
    throw new RefusedError('badInput', { fields: [{ path: 'files', issue: 'choice' }] });
  }
  await context.database
    .updateTable('approval_file')
    .set({ approval_id: approvalId, action_id: actionId })
    .where('tenant_id', '=', context.tenantId)
    .where('id', 'in', [...ids])
    .execute();
}
