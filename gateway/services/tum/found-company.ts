import type * as z from 'zod/mini';
import type { newAdministrator, newCompany } from '#bridge/calls/tum/new-company.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { nameSortKey } from '#gateway/kernel/people/name-keys.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { writeSample } from '../company/sample/write-sample.ts';
import { writeStartingDictionaries } from '../company/starting-dictionaries.ts';
import { startingRecruitRows } from '../recruit/starting-rows.ts';
import type { GatewaySessionContext } from '../services.ts';
import { makePasswordLink, type PasswordLink } from '../uac/accounts/managed-account.ts';
import { platformCode } from './platform-tenant.ts';
import { startingRoles } from './starting-roles.ts';
import { writeRole } from './write-role.ts';

/** A company and its first administrator as somebody described them. */
export interface CompanyPlan {
  readonly company: z.output<typeof newCompany>;
  readonly administrator: z.output<typeof newAdministrator>;
}

/** A company that is in the global tables and not yet filled. */
export interface RegisteredCompany extends CompanyPlan {
  readonly tenantId: string;
  readonly administratorId: string;
}

/**
 * Puts a company and its administrator into the global tables; for the operator plane.
 * @throws {RefusedError} `badInput` for a code or an account name that is taken
 */
export async function registerCompany(
  transaction: DatabaseTransaction,
  plan: CompanyPlan,
): Promise<RegisteredCompany> {
  const { company, administrator } = plan;
  const administratorId = uuid7();
  const tenantId = await insertTenant(transaction, company);
  if (tenantId === null) throw taken('company.code');
  const account = await transaction
    .insertInto('account')
    .values({
      id: administratorId,
      login_name: administrator.loginName,
      managed_by: tenantId,
      display_name: administrator.name,
      locale: company.locale,
      last_tenant_id: tenantId,
    })
    .onConflict((conflict) => conflict.column('login_name').doNothing())
    .executeTakeFirstOrThrow();
  if (account.numInsertedOrUpdatedRows === 0n) throw taken('administrator.loginName');
  return { ...plan, tenantId, administratorId };
}

/** Puts a company into the global tables; null where its code is taken. */
export async function insertTenant(
  transaction: DatabaseTransaction,
  company: CompanyPlan['company'],
): Promise<string | null> {
  if (company.code === platformCode) return null;
  const tenantId = uuid7();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('tenant')
    .values({
      id: tenantId,
      code: company.code,
      name: company.name,
      locale: company.locale,
      system_code: company.systemCode,
      time_zone: company.timeZone,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 0n ? null : tenantId;
}

/** Fills a new company, and makes the link by which its new administrator chooses a password; for a transaction of that company. */
export async function fillCompany(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  founded: RegisteredCompany,
  founderId: string,
): Promise<PasswordLink> {
  await furnishCompany(transaction, context, founded);
  return makePasswordLink(
    {
      database: transaction,
      tenantId: founded.tenantId,
      accountId: founderId,
      now: context.now,
      portalOrigin: context.services.portalOrigin,
    },
    founded.administratorId,
  );
}

/** Fills a new company with what everything else builds on; for a transaction of that company. */
export async function furnishCompany(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  founded: RegisteredCompany,
): Promise<void> {
  const { tenantId, administratorId } = founded;
  await transaction
    .insertInto('membership')
    .values({ tenant_id: tenantId, account_id: administratorId, is_super: true })
    .execute();
  await transaction
    .insertInto('permission_mark')
    .values({ tenant_id: tenantId, account_id: administratorId })
    .execute();
  const organId = await writeRootOrgan(transaction, founded);
  await writeRoles(transaction, founded, organId);
  await transaction.insertInto('employee_number_rule').values({ tenant_id: tenantId }).execute();
  await transaction
    .insertInto('work_place')
    .values({ tenant_id: tenantId, id: uuid7(), name: founded.company.place })
    .execute();
  await transaction
    .insertInto('legal_entity')
    .values({ tenant_id: tenantId, id: uuid7(), name: founded.company.name })
    .execute();
  await writeStartingDictionaries(transaction, tenantId, uuid7);
  if (founded.company.begin === 'sample') {
    const { now } = context;
    const { locale } = founded.company;
    await writeSample({ database: transaction, tenantId, locale, now: () => now() });
  }
  const { stages, channels } = startingRecruitRows(tenantId, founded.company.locale, uuid7);
  await transaction
    .insertInto('hiring_stage')
    .values([...stages])
    .execute();
  await transaction
    .insertInto('hiring_channel')
    .values([...channels])
    .execute();
}

/** Before the first day of all who work today: people are entered with the day they joined, often years before the set-up. */
const firstDay = '1980-01-01';

/** The organisation at the top, below which all others are. */
async function writeRootOrgan(
  transaction: DatabaseTransaction,
  { tenantId: tenant_id, company }: RegisteredCompany,
): Promise<string> {
  const id = uuid7();
  await transaction
    .insertInto('organ')
    .values({
      tenant_id,
      id,
      code: company.code.toUpperCase(),
      number: 1,
      kind: 'company',
      opened_on: firstDay,
      closed_on: null,
    })
    .execute();
  await transaction
    .insertInto('organ_row')
    .values({
      tenant_id,
      id: uuid7(),
      organ_id: id,
      from_on: firstDay,
      to_on: null,
      parent_id: null,
      path: '/1/',
      name: company.name,
      leader_id: null,
      name_sort: nameSortKey(company.name),
    })
    .execute();
  return id;
}

/** All who are employed have the role of employees by a rule. */
async function writeRoles(
  transaction: DatabaseTransaction,
  { tenantId: tenant_id, administratorId }: RegisteredCompany,
  organ_id: string,
): Promise<void> {
  for (const role of startingRoles) {
    const role_id = await writeRole(transaction, tenant_id, role);
    if (role.code === 'employee') {
      const rule = { tenant_id, id: uuid7(), role_id, organ_id, with_below: true, post_id: null };
      await transaction.insertInto('role_rule').values(rule).execute();
    }
    if (role.code === 'administrator') {
      const member = { tenant_id, role_id, account_id: administratorId };
      await transaction.insertInto('role_member').values(member).execute();
    }
  }
}

function taken(path: string): RefusedError {
  return new RefusedError('badInput', { fields: [{ path, issue: 'taken' }] });
}
