import {
  addressSeconds,
  fileAddressPath,
  type getDownUrl,
} from '#bridge/calls/filecenter/download-address.ts';
import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import type { Records } from '#gateway/record/binding.ts';
import { hashOf, isSecret, newSecret } from '../uac/secrets.ts';
import { contentTypes, type FileFormat } from './file-format.ts';
import { readableFiles } from './readable-files.ts';
import { requireReadable } from './record-files.ts';

/** A file that an address leads to. */
export interface TicketFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Makes an address of a file that the caller may read. @throws {RefusedError} `notFound`, `noPermission`, `badInput` */
export async function makeAddress(
  context: CallContext,
  records: Records,
  { fileId, recordFileId }: ParsedRequestOf<typeof getDownUrl>,
): Promise<ResultOf<typeof getDownUrl>> {
  const asked = fileId ?? recordFileId;
  if (asked === undefined) {
    throw new RefusedError('badInput', { fields: [{ path: 'fileId', issue: 'required' }] });
  }
  if (fileId === undefined) await requireReadable(context, records, asked);
  else await requirePaper(context, fileId);
  const { database, tenantId, accountId } = context;
  const now = context.now();
  const expiresAt = new Date(now.getTime() + addressSeconds * 1000);
  await database
    .deleteFrom('file_ticket')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('expires_at', '<=', now)
    .execute();
  const id = uuid7();
  const secret = newSecret();
  await database
    .insertInto('file_ticket')
    .values({
      tenant_id: tenantId,
      id,
      account_id: accountId,
      file_id: asked,
      kind: fileId === undefined ? 'record' : 'employee',
      secret_hash: hashOf(secret),
      expires_at: expiresAt,
    })
    .execute();
  const address = [fileAddressPath, tenantId, id, secret].join('/');
  return { address, expiresAt: expiresAt.toISOString() };
}

async function requirePaper(context: CallContext, fileId: string): Promise<void> {
  if (!hasFunction(context.rights, personnelFunctions.employee)) {
    throw new RefusedError('noPermission');
  }
  const file = await readableFiles(context, await readReach(context))
    .where('f.id', '=', fileId)
    .select(['f.employment_id as employmentId', 'f.category'])
    .executeTakeFirst();
  if (file === undefined) throw new RefusedError('notFound');
  context.record(`employee:${file.employmentId}`, { file: fileId, category: file.category });
}

/** Uses up an address; undefined for one that is wrong, used or over. */
export async function redeemTicket(
  database: GatewayDatabase,
  ticket: { readonly tenantId: string; readonly id: string; readonly secret: string },
  now: Date,
): Promise<TicketFile | undefined> {
  const { tenantId, id, secret } = ticket;
  if (!isSecret(secret)) return undefined;
  return database.withTransaction({ tenantId, accountId: null }, 'write', async (transaction) => {
    const used = await transaction
      .deleteFrom('file_ticket')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('secret_hash', '=', hashOf(secret))
      .where('expires_at', '>', now)
      .returning(['kind', 'file_id as fileId'])
      .executeTakeFirst();
    return used && readContent(transaction, tenantId, used);
  });
}

async function readContent(
  transaction: DatabaseTransaction,
  tenantId: string,
  { kind, fileId }: { readonly kind: 'employee' | 'record'; readonly fileId: string },
): Promise<TicketFile | undefined> {
  const row: { name: string; format: FileFormat; content: Buffer } | undefined = await transaction
    .selectFrom(kind === 'employee' ? 'employee_file' : 'record_file')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', fileId)
    .select(['name', 'format', 'content'])
    .executeTakeFirst();
  return row && { name: row.name, contentType: contentTypes[row.format], content: row.content };
}
