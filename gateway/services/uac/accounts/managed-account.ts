import { sql } from 'kysely';
import { linkDays } from '#bridge/calls/uac/accounts.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { mayGrant } from '../roles/grants.ts';
import { hashOf, newSecret } from '../secrets.ts';

/** An account of the company, as far as a change of it asks. */
export interface ManagedAccount {
  readonly id: string;
  readonly isSuper: boolean;
  readonly isManaged: boolean;
}

/** A link to choose a password, as it is shown once. */
export interface PasswordLink {
  readonly address: string;
  readonly expiresAt: string;
}

/**
 * Reads an account of the company and locks its membership.
 * @throws {RefusedError} `notFound`
 */
export async function readAccount(
  { database, tenantId }: CallContext,
  accountId: string,
): Promise<ManagedAccount> {
  const row = await database
    .selectFrom('membership as m')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .where('m.tenant_id', '=', tenantId)
    .where('m.account_id', '=', accountId)
    .select(['a.id', 'm.is_super as isSuper', 'a.managed_by as managedBy'])
    .forUpdate('m')
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  const { managedBy, ...account } = row;
  return { ...account, isManaged: managedBy === tenantId };
}

/**
 * Refuses to take over an account that may more than the caller: who resets a password can sign in with it.
 * @throws {RefusedError} `beyondOwnRights`
 */
export async function requireNotAbove(
  context: CallContext,
  account: ManagedAccount,
): Promise<void> {
  if (context.rights.isSuper) return;
  const day = dayOf(context.now());
  const { rows } = await sql<{ function_id: string }>`
    select distinct f.function_id from role_function f
    where f.tenant_id = ${context.tenantId} and f.role_id in (
      select h.role_id from role_holders(${day}::date) h where h.account_id = ${account.id})`.execute(
    context.database,
  );
  const isAbove = rows.some(({ function_id }) => !mayGrant(context.rights, function_id));
  if (account.isSuper || isAbove) throw new RefusedError(uacCodes.beyondOwnRights);
}

/** Makes a link to choose a password and takes back the earlier ones of the account. */
export async function makePasswordLink(
  context: CallContext,
  accountId: string,
): Promise<PasswordLink> {
  const { database, tenantId } = context;
  const secret = newSecret();
  const now = context.now();
  const expiresAt = new Date(now.getTime() + linkDays * 24 * 60 * 60_000);
  await database.deleteFrom('account_link').where('account_id', '=', accountId).execute();
  await database
    .insertInto('account_link')
    .values({
      id: uuid7(),
      account_id: accountId,
      made_in: tenantId,
      secret_hash: hashOf(secret),
      created_at: now,
      created_by: context.accountId,
      expires_at: expiresAt,
    })
    .execute();
  // After the hash sign, so that it reaches no server's log and no referrer.
  const address = `${context.portalOrigin}/password#${secret}`;
  return { address, expiresAt: expiresAt.toISOString() };
}
