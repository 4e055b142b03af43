/** Licences that people of a supplier hand in, with their scans. */
import { sql } from 'kysely';
import { largestFile } from '#bridge/calls/filecenter/calls.ts';
import { mostUnsavedFiles } from '#bridge/calls/filecenter/record-files.ts';
import { filecenterCodes } from '#bridge/calls/filecenter/terms.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  portalAddLicence,
  portalScan,
  portalUploadScan,
} from '#bridge/calls/supplier/portal/company.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { addHistory } from '#gateway/record/history.ts';
import { contentTypes, type FileFormat, formatOf } from '../../filecenter/file-format.ts';
import { safeFileName } from '../../filecenter/file-name.ts';
import { readUpload } from '../../filecenter/read-upload.ts';
import { supplierQualifications } from '../records/index.ts';
import { ownSupplier, refuseAt } from './own-supplier.ts';

/** What a scan is kept as, until a licence takes it: what it is, its content says. */
const field = { record: 'supplierQualification', field: 'scan' } as const;

/** Keeps the scan of a licence. @throws {RefusedError} `fileEmpty`, `fileFormat`, `fileTooLarge`, `tooManyFiles` */
export async function uploadScan(
  context: CallContext,
  { file }: ParsedRequestOf<typeof portalUploadScan>,
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
  await database
    .insertInto('record_file')
    .values({ ...row, ...field, ...owner, tenant_id: tenantId, content })
    .execute();
  context.record(field.record, { file: row.id, field: field.field });
  return row;
}

/** Returns the scan of an own licence, or one that the caller has just uploaded. @throws {RefusedError} `notFound` */
export async function downloadScan(
  context: CallContext,
  { scanId }: ParsedRequestOf<typeof portalScan>,
): Promise<FileAnswer> {
  const { database, tenantId } = context;
  const { rows } = await sql<{ name: string; format: FileFormat; content: Buffer }>`
    select f.name, f.format, f.content from record_file f
    where f.tenant_id = ${tenantId} and f.id = ${scanId} and f.record = ${field.record}
      and ((f.row_id is null and f.account_id = ${context.accountId})
        or f.row_id in (select q.id from supplier_qualification q where q.tenant_id = ${tenantId}
          and q.supplier_id = ${ownSupplier(context)} and q.removed_at is null))`.execute(database);
  const [file] = rows;
  if (file === undefined) throw new RefusedError('notFound');
  context.record(field.record, { file: scanId });
  return new FileAnswer(file.name, contentTypes[file.format], file.content);
}

/**
 * Hands in a licence, which waits to be confirmed.
 * @throws {RefusedError} `notFound` for a scan that is not the caller's, `badInput` for a number that is there already
 */
export async function addLicence(
  context: CallContext,
  request: ParsedRequestOf<typeof portalAddLicence>,
): Promise<ResultOf<typeof portalAddLicence>> {
  const { database, tenantId, accountId } = context;
  const supplierId = ownSupplier(context);
  const { kind, number, issuer, issuedOn, expiresOn, scope, scanId } = request;
  if (issuedOn !== undefined && expiresOn !== undefined && expiresOn < issuedOn) {
    refuseAt('expiresOn', 'dateOrder');
  }
  const { rows: same } = await sql`select q.id from supplier_qualification q
    where q.tenant_id = ${tenantId} and q.supplier_id = ${supplierId} and q.kind = ${kind}
      and q.number = ${number} and q.removed_at is null limit 1`.execute(database);
  if (same.length > 0) refuseAt('number', 'taken');
  const id = uuid7();
  await sql`insert into supplier_qualification
      (tenant_id, id, number, supplier_id, kind, issuer, issued_on, expires_on, scope, scan_id, state)
    values (${tenantId}, ${id}, ${number}, ${supplierId}, ${kind}, ${issuer ?? null}, ${issuedOn ?? null}::date,
      ${expiresOn ?? null}::date, ${scope ?? null}, ${scanId ?? null}, 'pending')`.execute(
    database,
  );
  if (scanId !== undefined) {
    const { rows } = await sql`update record_file f set row_id = ${id}
      where f.tenant_id = ${tenantId} and f.id = ${scanId} and f.account_id = ${accountId}
        and f.row_id is null and f.record = ${field.record} returning f.id`.execute(database);
    if (rows.length === 0) throw new RefusedError('notFound');
  }
  const values = { number, kind, issuer, issuedOn, expiresOn, scope };
  const changes = Object.entries(values).flatMap(([name, after]) =>
    after === undefined ? [] : [{ field: name, before: null, after }],
  );
  const bound = supplierQualifications;
  await addHistory({ bound, context }, [{ id, action: 'create', version: 1, changes }]);
  context.record(`supplierQualification:${id}`, { kind, number });
  return { licenceId: id };
}
