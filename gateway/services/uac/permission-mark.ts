import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
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
export function permissionMark(tenantId: string, version: string): string {
  return `${tenantId.slice(-12)}.${version}`;
}

/**
 * SQL for the version of an account's rights: how often they were changed, and which roles are held on the day, since a
 * transfer or a first day can begin and end one without a change of any role.
 */
export function rightsVersion(
  tenantId: string,
  accountId: string,
  day: string,
): RawBuilder<string> {
  return sql<string>`(
    select coalesce((select mark.version from permission_mark mark
        where mark.tenant_id = ${tenantId} and mark.account_id = ${accountId}), 0)
      || '.' || left(md5(coalesce(string_agg(distinct h.role_id::text, ' ' order by h.role_id::text), '')), 8)
    from role_holders(${day}::date) h where h.account_id = ${accountId})`;
}

/** The version an account's rights are at now. */
export async function permissionVersion({
  database,
  tenantId,
  accountId,
  now,
}: Pick<CallContext, 'database' | 'tenantId' | 'accountId' | 'now'>): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select ${rightsVersion(tenantId, accountId, dayOf(now()))} as version`.execute(database);
  return rows[0]?.version ?? '';
}
