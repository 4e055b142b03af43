import { linkDays } from '#bridge/calls/uac/accounts.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
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
 * Reads an account of somebody of the company and locks its membership; those of suppliers are looked after in purchasing.
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
    .where('m.supplier_id', 'is', null)
    .select(['a.id', 'm.is_super as isSuper', 'a.managed_by as managedBy'])
    .forUpdate('m')
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  const { managedBy, ...account } = row;
  return { ...account, isManaged: managedBy === tenantId };
}

/** Writes an account that the company manages; false where its name to sign in with is somebody's already. */
export async function insertManagedAccount(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  account: {
    readonly id: string;
    readonly loginName: string;
    readonly name: string;
    readonly locale: CallContext['locale'];
  },
): Promise<boolean> {
  const made = await database
    .insertInto('account')
    .values({
      id: account.id,
      login_name: account.loginName,
      display_name: account.name,
      locale: account.locale,
      managed_by: tenantId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return made.numInsertedOrUpdatedRows !== 0n;
}

/** Makes a link to choose a password and takes back the earlier ones of the account. */
export async function makePasswordLink(
  context: Pick<CallContext, 'database' | 'tenantId' | 'accountId' | 'portalOrigin' | 'now'>,
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
