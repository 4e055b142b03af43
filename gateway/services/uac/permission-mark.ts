import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/tables.ts';

/**
 * Tells every session of these accounts that their rights changed. Call it in the transaction that changes a
 * role, its functions, ranges or field rules, its members, or a membership.
 */
export async function raisePermissionMark(
  transaction: DatabaseTransaction,
  tenantId: string,
  accountIds: readonly string[],
): Promise<void> {
  if (accountIds.length === 0) return;
  await transaction
    .insertInto('permission_mark')
    .values(
      [...new Set(accountIds)].map((account_id) => ({
        tenant_id: tenantId,
        account_id,
        version: 1,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'account_id'])
        .doUpdateSet({ version: sql<number>`permission_mark.version + 1` }),
    )
    .execute();
}

/** The mark as the browser keeps it: tied to the tenant, so that one of another tenant counts as changed. */
export function permissionMark(tenantId: string, version: number): string {
  return `${tenantId.slice(-12)}.${version}`;
}

/** The version an account's rights stand at now. */
export async function permissionVersion(
  transaction: DatabaseTransaction,
  tenantId: string,
  accountId: string,
): Promise<number> {
  const row = await transaction
    .selectFrom('permission_mark')
    .select('version')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.version ?? 0;
}
