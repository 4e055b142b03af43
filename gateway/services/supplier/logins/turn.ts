import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { turnSupplierLogin } from '#bridge/calls/supplier/logins.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { raisePermissionMark } from '../../uac/permission-mark.ts';
import { readLogin } from './invite.ts';
import { requireOpenSupplier } from './open-login.ts';

/**
 * Locks a login of a supplier, or unlocks it.
 * @throws {RefusedError} `notFound`, `supplierNotOpen`
 */
export async function turnLogin(
  context: CallContext,
  { accountId, locked }: ParsedRequestOf<typeof turnSupplierLogin>,
): Promise<null> {
  const { database, tenantId } = context;
  const { supplierId } = await readLogin(context, accountId);
  if (!locked) await requireOpenSupplier(context, supplierId);
  await database
    .updateTable('membership')
    .set({ status: locked ? 'suspended' : 'active' })
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .execute();
  await raisePermissionMark(database, tenantId, [accountId]);
  context.record(`account:${accountId}`, { supplier: supplierId, locked });
  return null;
}
