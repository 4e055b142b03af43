/** Files that people of a supplier hand in: scans of licences and of invoices, and files of messages. */
import { sql } from 'kysely';
import { largestFile } from '#bridge/calls/filecenter/calls.ts';
import { mostUnsavedFiles } from '#bridge/calls/filecenter/record-files.ts';
import { filecenterCodes } from '#bridge/calls/filecenter/terms.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { portalScan, portalUploadScan } from '#bridge/calls/supplier/portal/company.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { contentTypes, type FileFormat, formatOf } from '../../filecenter/file-format.ts';
import { safeFileName } from '../../filecenter/file-name.ts';
import { readUpload } from '../../filecenter/read-upload.ts';
import { ownSupplier } from './own-supplier.ts';

/** The record whose file a scan is, before and after a row takes it. */
const records = {
  licence: 'supplierQualification',
  invoice: 'supplierInvoice',
  message: 'orderMessage',
} as const;
const field = 'scan';

/** Keeps a scan. @throws {RefusedError} `fileEmpty`, `fileFormat`, `fileTooLarge`, `tooManyFiles` */
export function uploadScan(
  context: CallContext,
  { file, of = 'licence' }: ParsedRequestOf<typeof portalUploadScan>,
): Promise<ResultOf<typeof portalUploadScan>> {
  return keepUpload(context, of, file);
}

/** Keeps a file of the caller until a row takes it. */
export async function keepUpload(
  context: CallContext,
  of: keyof typeof records,
  file: ParsedRequestOf<typeof portalUploadScan>['file'],
): Promise<ResultOf<typeof portalUploadScan>> {
  const { database, tenantId, accountId, now } = context;
  const content = await readUpload(file, largestFile);
  const format = formatOf(content);
  if (format === undefined) throw new RefusedError('fileFormat');
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from record_file f
    where f.tenant_id = ${tenantId} and f.account_id = ${accountId} and f.row_id is null`.execute(
    database,
  );
  if ((rows[0]?.count ?? 0) >= mostUnsavedFiles) {
    throw new RefusedError(filecenterCodes.tooManyFiles);
  }
  const { display_name: actorName } = await database
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('display_name')
    .executeTakeFirstOrThrow();
  const row = { id: uuid7(), name: safeFileName(file.name, format), format, size: content.length };
  const owner = { account_id: accountId, actor_name: actorName, added_at: now() };
  const record = records[of];
  await database
    .insertInto('record_file')
    .values({ ...row, ...owner, record, field, tenant_id: tenantId, content })
    .execute();
  context.record(record, { file: row.id, field });
  return row;
}

/** Returns the scan of an own licence or invoice, or one that the caller has just uploaded. @throws {RefusedError} `notFound` */
export async function downloadScan(
  context: CallContext,
  { scanId }: ParsedRequestOf<typeof portalScan>,
): Promise<FileAnswer> {
  const { database, tenantId, accountId } = context;
  const { rows } = await sql<{
    record: string;
    name: string;
    format: FileFormat;
    content: Buffer;
  }>`select f.record, f.name, f.format, f.content from record_file f
    where f.tenant_id = ${tenantId} and f.id = ${scanId} and f.record = any(${Object.values(records)}::text[])
      and ((f.row_id is null and f.account_id = ${accountId})
        or f.row_id in (select q.id from supplier_qualification q where q.tenant_id = ${tenantId}
          and q.supplier_id = ${ownSupplier(context)} and q.removed_at is null)
        or f.row_id in (select v.id from supplier_invoice v where v.tenant_id = ${tenantId}
          and v.supplier_id = ${ownSupplier(context)} and v.removed_at is null)
        or f.row_id in (select m.id from order_message m
          join purchase_order r on r.tenant_id = m.tenant_id and r.id = m.order_id
          where m.tenant_id = ${tenantId} and r.supplier_id = ${ownSupplier(context)} and r.removed_at is null))`.execute(
    database,
  );
  const [file] = rows;
  if (file === undefined) throw new RefusedError('notFound');
  context.record(file.record, { file: scanId });
  return new FileAnswer(file.name, contentTypes[file.format], file.content);
}

/** Gives a scan that the caller has uploaded to the row it belongs to. @throws {RefusedError} `notFound` */
export async function takeScan(
  { database, tenantId, accountId }: CallContext,
  of: keyof typeof records,
  { scanId, rowId }: { readonly scanId: string; readonly rowId: string },
): Promise<void> {
  const { rows } = await sql`update record_file f set row_id = ${rowId}
    where f.tenant_id = ${tenantId} and f.id = ${scanId} and f.account_id = ${accountId}
      and f.row_id is null and f.record = ${records[of]} returning f.id`.execute(database);
  if (rows.length === 0) throw new RefusedError('notFound');
}
