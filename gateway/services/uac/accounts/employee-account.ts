import { sql } from 'kysely';
import { accountFunctions } from '#bridge/calls/uac/functions.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { raisePermissionMark } from '../permission-mark.ts';
import { requireAllOf } from '../roles/grants.ts';
import { insertManagedAccount, makePasswordLink, type PasswordLink } from './managed-account.ts';
import { nameTries } from './name-tries.ts';

/** An employee who is to have an account. */
export interface AccountHolder {
  readonly employmentId: string;
  readonly personId: string;
  readonly staffNo: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** An account that waits for its person to choose a password. */
export interface InvitedAccount {
  readonly accountId: string;
  readonly loginName: string;
  readonly link: PasswordLink;
}

/**
 * Opens the account of an employee, or the earlier one of somebody who came back, and makes a link to choose a password.
 * Who does not administer accounts does so only where the account reaches no more than its person's own record.
 * @throws {RefusedError} `accountInUse` for one that has a password, `beyondOwnRights`
 */
export async function openEmployeeAccount(
  context: CallContext,
  holder: AccountHolder,
): Promise<InvitedAccount> {
  const account = (await findAccount(context, holder)) ?? (await makeAccount(context, holder));
  await requireReachable(context, account.id);
  await raisePermissionMark(context.database, context.tenantId, [account.id]);
  const link = await makePasswordLink(context, account.id);
  return { accountId: account.id, loginName: account.loginName, link };
}

interface Account {
  readonly id: string;
  readonly loginName: string;
}

/** The account of this employment while no one has signed in to it, or the stopped one of an earlier employment. */
async function findAccount(
  context: CallContext,
  { employmentId, personId }: AccountHolder,
): Promise<Account | undefined> {
  const { database, tenantId } = context;
  const known = await database
    .selectFrom('membership as m')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .innerJoin('employment as e', (join) =>
      join.onRef('e.tenant_id', '=', 'm.tenant_id').onRef('e.id', '=', 'm.employment_id'),
    )
    .where('m.tenant_id', '=', tenantId)
    .where('e.person_id', '=', personId)
    .orderBy(sql`(m.employment_id = ${employmentId})`, 'desc')
    .orderBy('e.joined_on', 'desc')
    .select([
      ...(['a.id', 'a.login_name as loginName', 'a.has_password as hasPassword'] as const),
      ...(['m.status', 'm.employment_id as employmentId', 'a.managed_by as managedBy'] as const),
    ])
    .forUpdate('m')
    .executeTakeFirst();
  if (known === undefined) return undefined;
  const isOwn = known.employmentId === employmentId;
  if (known.managedBy !== tenantId || (isOwn && known.hasPassword)) {
    throw new RefusedError(uacCodes.accountInUse);
  }
  if (!isOwn) {
    if (known.status === 'active') throw new RefusedError(uacCodes.accountInUse);
    await database
      .updateTable('membership')
      .set({ employment_id: employmentId, status: 'active' })
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', known.id)
      .execute();
  }
  return { id: known.id, loginName: known.loginName };
}

async function makeAccount(context: CallContext, holder: AccountHolder): Promise<Account> {
  const { database, tenantId, locale } = context;
  const id = uuid7();
  // Which name is given tells that the better ones are taken: a company that found many gets names of its own for a while.
  const isEnough = nameTries.tryToCount(tenantId, context.now()) > 0;
  const names = await namesFor(context, holder);
  for (const loginName of isEnough ? names.slice(-1) : names) {
    const account = { id, loginName, name: holder.name, locale };
    if (!(await insertManagedAccount(context, account))) continue;
    if (!isEnough && loginName === names[0]) nameTries.free(tenantId);
    await database
      .insertInto('membership')
      .values({ tenant_id: tenantId, account_id: id, employment_id: holder.employmentId })
      .execute();
    return { id, loginName };
  }
  throw new RefusedError('duplicate');
}

/** Names to sign in with, the one that is easiest to remember first; the last one is of this company alone. */
async function namesFor(
  { database, tenantId }: CallContext,
  { email, phone, staffNo }: AccountHolder,
): Promise<readonly string[]> {
  const { code } = await database
    .selectFrom('tenant as t')
    .where('t.id', '=', tenantId)
    .select('t.code')
    .executeTakeFirstOrThrow();
  const number = staffNo.toLowerCase().replaceAll(/[^a-z0-9._-]/g, '');
  return [
    email?.trim().toLowerCase() ?? '',
    phone?.replaceAll(/\D/g, '') ?? '',
    `${number}@${code}`,
  ].filter((name) => /^[a-z0-9][a-z0-9._@-]{1,63}$/.test(name));
}

async function requireReachable(context: CallContext, accountId: string): Promise<void> {
  const { rows } = await sql<{ wide: boolean }>`select exists (
      select from role_holders(${dayOf(context.now())}::date) h
      left join data_range d on d.tenant_id = ${context.tenantId} and d.role_id = h.role_id
      where h.account_id = ${accountId} and coalesce(d.kind, 'all') <> 'self')
    or exists (select from membership m where m.tenant_id = ${context.tenantId}
      and m.account_id = ${accountId} and m.is_super) as wide`.execute(context.database);
  if (rows[0]?.wide !== true) return;
  if (!hasFunction(context.rights, accountFunctions['accounts.edit'])) {
    throw new RefusedError(uacCodes.beyondOwnRights);
  }
  await requireAllOf(context, accountId);
}
