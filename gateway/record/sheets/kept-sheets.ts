/** Sheets that wait for the job that imports them. */
import type { DatabaseTransaction } from '../../db/tables.ts';
import { uuid7 } from '../../db/uuid7.ts';
import type { CallContext } from '../../kernel/handler.ts';

/** Keeps an uploaded sheet and returns its id. */
export async function keepSheet(
  { database, tenantId, accountId, now }: CallContext,
  record: string,
  file: Pick<Blob, 'arrayBuffer'>,
): Promise<string> {
  const id = uuid7();
  await database
    .insertInto('record_import')
    .values({
      tenant_id: tenantId,
      id,
      record,
      account_id: accountId,
      content: Buffer.from(await file.arrayBuffer()),
      added_at: now(),
    })
    .execute();
  return id;
}

/** Reads a kept sheet; undefined once it is gone. */
export async function readKeptSheet(
  transaction: DatabaseTransaction,
  { tenantId, importId }: { readonly tenantId: string; readonly importId: string },
): Promise<Buffer | undefined> {
  const row = await transaction
    .selectFrom('record_import')
    .select('content')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', importId)
    .executeTakeFirst();
  return row?.content;
}

/** Removes a sheet that was read. */
export async function dropKeptSheet(
  transaction: DatabaseTransaction,
  { tenantId, importId }: { readonly tenantId: string; readonly importId: string },
): Promise<void> {
  await transaction
    .deleteFrom('record_import')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', importId)
    .execute();
}
