import type { Locale } from '#bridge/calls/kit/words.ts';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { hashPassword } from '#gateway/services/uac/passwords.ts';

/** A person who can sign in, as a test wants one. */
export interface PersonPlan {
  readonly loginName: string;
  /** Tenants the person belongs to; the first one is where the sign-in lands. */
  readonly tenantIds: readonly string[];
  readonly functions?: readonly string[];
  readonly isSuper?: boolean;
  readonly isOperator?: boolean;
}

/** The password of everyone in the tests. */
export const password = 'Harbour#2026';

const hashed = hashPassword(password);

/** Makes an empty tenant. */
export async function buildEmptyTenant(database: GatewayDatabase, code: string): Promise<string> {
  const id = uuid7();
  await database.withOperatorTransaction({ accountId: null }, 'write', (transaction) =>
    transaction
      .insertInto('tenant')
      .values({ id, code, name: `Tenant ${code}` })
      .execute(),
  );
  return id;
}

/** Makes an account with the common password, its memberships, and one role with the functions. */
export async function buildPerson(database: GatewayDatabase, plan: PersonPlan): Promise<string> {
  const id = uuid7();
  const hash = await hashed;
  await database.withOperatorTransaction({ accountId: null }, 'write', (transaction) =>
    transaction
      .insertInto('account')
      .values({
        id,
        login_name: plan.loginName,
        password_hash: hash,
        display_name: plan.loginName,
        is_operator: plan.isOperator ?? false,
        managed_by: managerOf(plan),
        last_tenant_id: plan.tenantIds[0] ?? null,
      })
      .execute(),
  );
  for (const tenantId of plan.tenantIds) await join(database, plan, id, tenantId);
  return id;
}

/** The one company that looks after an account, as an invitation says it. */
function managerOf({ isOperator, tenantIds: [first, second] }: PersonPlan): string | null {
  return isOperator || second !== undefined ? null : (first ?? null);
}

async function join(
  database: GatewayDatabase,
  plan: PersonPlan,
  accountId: string,
  tenantId: string,
): Promise<void> {
  const member = { tenant_id: tenantId, account_id: accountId };
  const roleId = uuid7();
  await database.withTransaction({ tenantId, accountId }, 'write', async (transaction) => {
    await transaction
      .insertInto('membership')
      .values({ ...member, is_super: plan.isSuper ?? false })
      .execute();
    await transaction
      .insertInto('permission_mark')
      .values({ ...member, version: 1 })
      .execute();
    await transaction
      .insertInto('role')
      .values({
        tenant_id: tenantId,
        id: roleId,
        code: plan.loginName,
        name_zh: plan.loginName,
        name_en: plan.loginName,
      })
      .execute();
    await transaction
      .insertInto('role_member')
      .values({ ...member, role_id: roleId })
      .execute();
    for (const function_id of plan.functions ?? []) {
      await transaction
        .insertInto('role_function')
        .values({ tenant_id: tenantId, role_id: roleId, function_id })
        .execute();
    }
  });
}

/** Which language each account reads. */
export type LanguagesOfAccounts = readonly { readonly id: string; readonly locale: Locale }[];

/** The languages of all accounts, as they are. */
export function languagesOfAccounts(database: GatewayDatabase): Promise<LanguagesOfAccounts> {
  return database.withOperatorTransaction({ accountId: null }, 'read', (transaction) =>
    transaction.selectFrom('account').select(['id', 'locale']).execute(),
  );
}

/** Gives the accounts their languages back. */
export async function restoreLanguages(
  database: GatewayDatabase,
  languages: LanguagesOfAccounts,
): Promise<void> {
  await database.withOperatorTransaction({ accountId: null }, 'write', async (transaction) => {
    for (const locale of new Set(languages.map((account) => account.locale))) {
      const ids = languages.filter((account) => account.locale === locale).map(({ id }) => id);
      await transaction
        .updateTable('account')
        .set({ locale })
        .where('id', 'in', ids)
        .where('locale', '<>', locale)
        .execute();
    }
  });
}
