import { employeeFields } from '#bridge/calls/employee.ts';
import type { Locale } from '#bridge/calls/words.ts';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import type { DataRange, FieldAccess } from '#gateway/http/rights.ts';
import { EMPLOYEE_BIZ_TYPE } from '#gateway/services/people/role-rights.ts';
import { hashPassword } from '#gateway/services/uac/passwords.ts';
import { insertRows } from './insert-rows.ts';
import type { Random } from './random.ts';
import type { SeededTenant } from './tenant/write-tenant.ts';

/** The password of every demo account. Demo accounts are never created in production. */
export const DEMO_PASSWORD = 'Harbour#2026';

/** An account of the demo, as it is printed at start. */
export interface DemoAccount {
  readonly account: string;
  readonly displayName: string;
  readonly locale: Locale;
  readonly isOperator: boolean;
  /** Tenants by code, with the roles there; `super` passes every check. */
  readonly tenants: Readonly<Record<string, readonly string[]>>;
  /** What the account is for, in one sentence. */
  readonly purpose: string;
}

/** Every account of the demo. */
export const demoAccounts: readonly DemoAccount[] = [
  account(
    'admin',
    '系统管理员',
    { harbour: ['super'], maple: ['super'] },
    'super user of both companies',
  ),
  account(
    'hr',
    '宋佳慧',
    { harbour: ['hr', 'employee'] },
    'personnel department: every record, every field',
  ),
  account(
    'manager',
    '李慕白',
    { harbour: ['manager', 'employee'] },
    'head of R&D: the own department and below',
  ),
  account('staff', '周雨桐', { harbour: ['employee'] }, 'an employee: the own record'),
  {
    ...account('operator', '平台运营', { harbour: ['operations'] }, 'platform operator'),
    isOperator: true,
  },
  {
    ...account(
      'maple',
      'Grace Campbell',
      { maple: ['super'] },
      'administrator of Maple, in English',
    ),
    locale: 'en',
  },
];

function account(
  name: string,
  displayName: string,
  tenants: DemoAccount['tenants'],
  purpose: string,
): DemoAccount {
  return { account: name, displayName, locale: 'zh-CN', isOperator: false, tenants, purpose };
}

interface RolePlan {
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly range: DataRange['kind'];
  readonly functions: readonly string[];
  readonly fields: Readonly<Record<string, FieldAccess>>;
}

/** The fields of the own record that somebody keeps up to date without asking. */
const ownContactFields = ['phone', 'email', 'officePhone', 'homeAddress', 'maritalStatus'];

const roles: readonly RolePlan[] = [
  {
    code: 'hr',
    nameZh: '人事专员',
    nameEn: 'Personnel',
    range: 'all',
    functions: [
      'ums.structure',
      'personnel.roster',
      'personnel.roster.export',
      'personnel.employee',
      'personnel.employee.edit',
      'bi.workforce',
    ],
    fields: Object.fromEntries(employeeFields.map((field) => [field, 'write'])),
  },
  {
    code: 'manager',
    nameZh: '部门负责人',
    nameEn: 'Head of department',
    range: 'own_organ_and_below',
    functions: ['ums.structure', 'personnel.roster', 'personnel.employee', 'bi.workforce'],
    fields: {
      idNumber: 'masked',
      phone: 'masked',
      birthDate: 'masked',
      bankName: 'hidden',
      bankAccount: 'hidden',
    },
  },
  {
    code: 'employee',
    nameZh: '员工自助',
    nameEn: 'Employee',
    range: 'self',
    functions: [
      'ums.structure',
      'personnel.roster',
      'personnel.employee',
      'personnel.employee.edit',
    ],
    fields: Object.fromEntries([
      ...employeeFields.filter((field) => field !== 'note').map((field) => [field, 'read']),
      ...ownContactFields.map((field) => [field, 'write']),
      ['bankAccount', 'masked'],
    ]),
  },
  {
    code: 'operations',
    nameZh: '平台支持',
    nameEn: 'Platform support',
    range: 'all',
    functions: ['ums.structure'],
    fields: { phone: 'hidden', birthDate: 'hidden', email: 'hidden' },
  },
];

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
    })
    .execute();
}

async function writeTenantRights(
  transaction: DatabaseTransaction,
  { tenantId: tenant_id, plan, employmentOfAccount }: SeededTenant,
  ids: ReadonlyMap<string, string>,
  random: Random,
): Promise<void> {
  const roleIds = new Map(roles.map(({ code }) => [code, random.id()]));
  const roleId = (code: string): string => roleIds.get(code) ?? '';
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
  await insertRows(
    transaction,
    'role',
    roles.map(({ code, nameZh, nameEn }) => ({
      tenant_id,
      id: roleId(code),
      code,
      name_zh: nameZh,
      name_en: nameEn,
      created_at: new Date().toISOString(),
    })),
  );
  await insertRows(
    transaction,
    'role_function',
    roles.flatMap(({ code, functions }) =>
      functions.map((function_id) => ({ tenant_id, role_id: roleId(code), function_id })),
    ),
  );
  await insertRows(
    transaction,
    'role_member',
    members.flatMap(({ held, account_id }) =>
      held
        .filter((code) => code !== 'super')
        .map((code) => ({ tenant_id, role_id: roleId(code), account_id })),
    ),
  );
  await insertRows(
    transaction,
    'data_range',
    roles.map(({ code, range }) => ({
      tenant_id,
      role_id: roleId(code),
      kind: range,
      organ_ids: [],
    })),
  );
  await insertRows(
    transaction,
    'field_rule',
    roles.flatMap(({ code, fields }) =>
      Object.entries(fields).map(([field, access]) => ({
        tenant_id,
        role_id: roleId(code),
        biz_type: EMPLOYEE_BIZ_TYPE,
        field,
        access,
      })),
    ),
  );
}
