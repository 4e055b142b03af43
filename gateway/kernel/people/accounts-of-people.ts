import type { CallContext } from '../handler.ts';

/** An active account of a company, and whose it is. */
export interface PersonAccount {
  readonly account: string;
  readonly employment: string;
}

/** Reads the active accounts of employments, which messages go to; somebody without one is left out. */
export async function readAccountsOf(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  employmentIds: readonly string[],
): Promise<readonly PersonAccount[]> {
  if (employmentIds.length === 0) return [];
  const rows = await database
    .selectFrom('membership')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .where('employment_id', 'in', [...employmentIds])
    .select(['account_id as account', 'employment_id as employment'])
    .execute();
  return rows.flatMap(({ account, employment }) =>
    employment === null ? [] : [{ account, employment }],
  );
}
