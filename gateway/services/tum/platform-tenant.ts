import { auditEventFunctions, bridgeCallFunctions } from '#bridge/calls/audit/functions.ts';
import { jobFunctions } from '#bridge/calls/jobs/functions.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import { usageFunctions } from '#bridge/calls/track/functions.ts';
import { deliveryFunctions } from '#bridge/calls/uac/functions.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { platformNames, roleNames } from './texts/starting-words.ts';
import { writeRole } from './write-role.ts';

/** The code of the tenant that operators work in; no company can have it. */
export const platformCode = 'platform';

/** Finds the tenant of the platform, or makes it; for the operator plane. */
export async function keepPlatformTenant(
  transaction: DatabaseTransaction,
  locale: Locale,
): Promise<{ readonly tenantId: string; readonly isNew: boolean }> {
  const known = await transaction
    .selectFrom('tenant')
    .where('is_platform', '=', true)
    .select('id')
    .executeTakeFirst();
  if (known !== undefined) return { tenantId: known.id, isNew: false };
  const tenantId = uuid7();
  const name = platformNames[locale];
  await transaction
    .insertInto('tenant')
    .values({ id: tenantId, code: platformCode, name, locale, is_platform: true })
    .execute();
  return { tenantId, isNew: true };
}

/** Makes an account a member of the platform's tenant, where it reads the trails; for a transaction of that tenant. */
export async function joinPlatform(
  transaction: DatabaseTransaction,
  tenantId: string,
  accountId: string,
): Promise<void> {
  await transaction
    .insertInto('membership')
    .values({ tenant_id: tenantId, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const role = await transaction
    .selectFrom('role')
    .where('tenant_id', '=', tenantId)
    .where('code', '=', platformRole.code)
    .select('id')
    .executeTakeFirst();
  const roleId = role?.id ?? (await writeRole(transaction, tenantId, platformRole));
  await transaction
    .insertInto('role_member')
    .values({ tenant_id: tenantId, role_id: roleId, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const platformRole = {
  code: 'operators',
  ...roleNames.operators,
  range: 'all' as const,
  functions: [
    ...Object.values(auditEventFunctions),
    ...Object.values(bridgeCallFunctions),
    ...Object.values(deliveryFunctions),
    ...Object.values(jobFunctions),
    ...Object.values(usageFunctions),
  ],
  fields: {},
};
