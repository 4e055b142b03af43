import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { EMPLOYEE_BIZ_TYPE } from '#gateway/kernel/people/role-rights.ts';
import { hashPassword } from '#gateway/services/uac/passwords.ts';
import { DEMO_PASSWORD, type DemoAccount, demoAccounts } from './demo-accounts.ts';
import { demoRoles } from './demo-roles.ts';
import { insertRows } from './insert-rows.ts';
import { writeNotices } from './messages/write-notices.ts';
import { writeOutbox } from './messages/write-outbox.ts';
import { createRandom, type Random } from './random.ts';
import { writeAgentRows } from './tenant/agent-rows.ts';
import { writeSavedFigures } from './tenant/saved-figures.ts';
import type { SeededTenant } from './tenant/write-tenant.ts';
import { writeApprovals } from './workflow/write-approvals.ts';

/** Writes the demo accounts, the roles and who holds them. */
export async function writeAccounts(
  database: GatewayDatabase,
  tenants: readonly SeededTenant[],
  random: Random,
): Promise<void> {
  const ids = new Map(demoAccounts.map(({ account: name }) => [name, random.id()]));
  await database.withOperatorTransaction({ accountId: null }, 'write', async (transaction) => {
    for (const demo of demoAccounts) await writeAccount(transaction, tenants, demo, ids);
  });
  for (const tenant of tenants) {
    await database.withTransaction(
      { tenantId: tenant.tenantId, accountId: null },
      'write',
      (transaction) => writeTenantRights(transaction, tenant, ids, random),
    );
  }
}

async function writeAccount(
  transaction: DatabaseTransaction,
  tenants: readonly SeededTenant[],
  demo: DemoAccount,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const home = tenants.find(({ plan }) => plan.code in demo.tenants);
  await transaction
    .insertInto('account')
    .values({
      id: ids.get(demo.account) ?? '',
      login_name: demo.account,
      password_hash: await hashPassword(DEMO_PASSWORD),
      display_name: demo.displayName,
      locale: demo.locale,
      is_operator: demo.isOperator,
      last_tenant_id: home?.tenantId ?? null,
      managed_by: managerOf(demo, home),
    })
    .execute();
  await insertRows(transaction, 'account_contact', contactsOf(demo, ids.get(demo.account) ?? ''));
}

/** By what a demo account can sign in and is sent codes: numbers that ring nowhere, addresses that lead nowhere. */
function contactsOf(demo: DemoAccount, account_id: string) {
  const confirmed_at = new Date().toISOString();
  const number = 13_500_000 + demoAccounts.indexOf(demo);
  return [
    { account_id, channel: 'sms' as const, target: `+86154${number}`, confirmed_at },
    {
      account_id,
      channel: 'mail' as const,
      target: `${demo.account}@atrium.example`,
      confirmed_at,
    },
  ];
}

/** The one company of an account looks after it; operators and people of several companies belong to none. */
function managerOf(demo: DemoAccount, home: SeededTenant | undefined): string | null {
  const isShared = demo.isOperator || Object.keys(demo.tenants).length > 1;
  return isShared ? null : (home?.tenantId ?? null);
}

async function writeTenantRights(
  transaction: DatabaseTransaction,
  tenant: SeededTenant,
  ids: ReadonlyMap<string, string>,
  random: Random,
): Promise<void> {
  const { tenantId: tenant_id, plan, employmentOfAccount } = tenant;
  const roleIds = new Map(demoRoles.map(({ code }) => [code, random.id()]));
  const members = demoAccounts.flatMap((demo) => {
    const held = demo.tenants[plan.code];
    return held === undefined ? [] : [{ demo, held, account_id: ids.get(demo.account) ?? '' }];
  });
  await insertRows(
    transaction,
    'membership',
    members.map(({ demo, held, account_id }) => ({
      tenant_id,
      account_id,
      employment_id: employmentOfAccount.get(demo.account) ?? null,
      is_super: held.includes('super'),
      status: 'active' as const,
      created_at: new Date().toISOString(),
    })),
  );
  await insertRows(
    transaction,
    'permission_mark',
    members.map(({ account_id }) => ({ tenant_id, account_id, version: 1 })),
  );
  await writeRoles(transaction, tenant_id, roleIds);
  await writeNotices(
    transaction,
    tenant,
    members.map(({ demo, account_id }) => ({ name: demo.account, accountId: account_id })),
    random,
  );
  await writeOutbox(
    transaction,
    tenant,
    members.map(({ demo, account_id }) => ({ name: demo.displayName, accountId: account_id })),
    createRandom(tenant.plan.seed + 3, Date.parse(tenant.anchor)),
  );
  await insertRows(
    transaction,
    'role_member',
    members.flatMap(({ held, account_id }) =>
      held
        .filter((code) => code !== 'super')
        .map((code) => ({ tenant_id, role_id: roleIds.get(code) ?? '', account_id })),
    ),
  );
  await writeTenantApprovals(transaction, tenant, roleIds.get('hr') ?? '', ids);
  await writeTenantFigures(transaction, tenant, roleIds.get('manager') ?? '', ids);
}

/** The personnel officer keeps them, or where there is only an administrator, they do. */
async function writeTenantFigures(
  transaction: DatabaseTransaction,
  { tenantId, plan, anchor }: SeededTenant,
  roleId: string,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const accountId = ids.get(plan.code === 'harbour' ? 'hr' : 'maple') ?? '';
  const random = createRandom(plan.seed + 930_007, Date.parse(anchor));
  const { locale } = plan;
  await writeSavedFigures(transaction, { tenantId, accountId, roleId, locale }, random);
  await writeAgentRows(transaction, { tenantId, accountId, locale, anchor }, random);
}

const SEED_OF_APPROVALS = 7_113_204;

/** Who asks whom: an employee a manager, and where there is only an administrator, them. */
async function writeTenantApprovals(
  transaction: DatabaseTransaction,
  { tenantId, plan, anchor, employmentOfAccount }: SeededTenant,
  hrRole: string,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const person = (account: string) => ({
    account: ids.get(account) ?? '',
    employment: employmentOfAccount.get(account) ?? null,
    name: demoAccounts.find((demo) => demo.account === account)?.displayName ?? account,
  });
  const [starter, approver, colleague] =
    plan.code === 'harbour' ? ['staff', 'manager', 'hr'] : ['maple', 'admin', 'maple'];
  await writeApprovals(
    transaction,
    {
      tenantId,
      anchor,
      hrRole,
      companyName: plan.name,
      starter: person(starter),
      approver: person(approver),
      colleague: person(colleague),
    },
    createRandom(SEED_OF_APPROVALS + plan.seed, Date.parse(anchor)),
  );
}

async function writeRoles(
  transaction: DatabaseTransaction,
  tenant_id: string,
  roleIds: ReadonlyMap<string, string>,
): Promise<void> {
  const roles = demoRoles.map((role) => ({ ...role, role_id: roleIds.get(role.code) ?? '' }));
  await insertRows(
    transaction,
    'role',
    roles.map(({ role_id, code, nameZh, nameEn }) => ({
      tenant_id,
      id: role_id,
      code,
      name_zh: nameZh,
      name_en: nameEn,
      created_at: new Date().toISOString(),
    })),
  );
  await insertRows(
    transaction,
    'role_function',
    roles.flatMap(({ role_id, functions }) =>
      functions.map((function_id) => ({ tenant_id, role_id, function_id })),
    ),
  );
  await insertRows(
    transaction,
    'data_range',
    roles.map(({ role_id, range }) => ({ tenant_id, role_id, kind: range, organ_ids: [] })),
  );
  await insertRows(
    transaction,
    'field_rule',
    roles.flatMap(({ role_id, fields, recordFields }) =>
      Object.entries({ [EMPLOYEE_BIZ_TYPE]: fields, ...recordFields }).flatMap(
        ([biz_type, rules]) =>
          Object.entries(rules).map(([field, access]) => ({
            tenant_id,
            role_id,
            biz_type,
            field,
            access,
          })),
      ),
    ),
  );
}
