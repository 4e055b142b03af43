/** Logins end with what they were opened for. */
import type { supplier } from '#bridge/calls/supplier/records/supplier.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change } from '#gateway/record/binding.ts';
import { raisePermissionMark } from '../../uac/permission-mark.ts';

/** The states in which people of a supplier may sign in. One that is restricted still delivers what was ordered. */
export const openSupplierStates: readonly string[] = ['qualified', 'restricted'];

/** Locks the logins of suppliers that are blacklisted, closed or removed, within the second and for good: a purchaser unlocks them. */
export async function lockLogins(
  changes: readonly Change<(typeof supplier)['fields']>[],
  { database, tenantId }: CallContext,
): Promise<void> {
  const ended = changes.flatMap(({ action, id, stateAfter }) =>
    action === 'remove' || stateAfter === 'blacklisted' || stateAfter === 'closed' ? [id] : [],
  );
  if (ended.length === 0) return;
  const locked = await database
    .updateTable('membership')
    .set({ status: 'suspended' })
    .where('tenant_id', '=', tenantId)
    .where('supplier_id', 'in', ended)
    .where('status', '=', 'active')
    .returning('account_id as id')
    .execute();
  const accounts = locked.map(({ id }) => id);
  await raisePermissionMark(database, tenantId, accounts);
}
