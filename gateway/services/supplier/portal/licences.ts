/** Licences that people of a supplier hand in. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { portalAddLicence } from '#bridge/calls/supplier/portal/company.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addHistory } from '#gateway/record/history.ts';
import { supplierQualifications } from '../records/index.ts';
import { ownSupplier, refuseAt } from './own-supplier.ts';
import { takeScan } from './scans.ts';

/**
 * Hands in a licence, which waits to be confirmed.
 * @throws {RefusedError} `notFound` for a scan that is not the caller's, `badInput` for a number that is there already
 */
export async function addLicence(
  context: CallContext,
  request: ParsedRequestOf<typeof portalAddLicence>,
): Promise<ResultOf<typeof portalAddLicence>> {
  const { database, tenantId } = context;
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
  if (scanId !== undefined) await takeScan(context, 'licence', { scanId, rowId: id });
  const values = { number, kind, issuer, issuedOn, expiresOn, scope };
  const changes = Object.entries(values).flatMap(([name, after]) =>
    after === undefined ? [] : [{ field: name, before: null, after }],
  );
  const bound = supplierQualifications;
  await addHistory({ bound, context }, [{ id, action: 'create', version: 1, changes }]);
  context.record(`supplierQualification:${id}`, { kind, number });
  return { licenceId: id };
}
