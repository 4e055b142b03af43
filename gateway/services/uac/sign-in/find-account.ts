import { sql } from 'kysely';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { PasswordProfile } from '#bridge/calls/uac/password.ts';
import type { DeliveryChannel } from '#gateway/db/sign-in-tables.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { hashOf, isSecret } from '../secrets.ts';

/** Id of no account: a look-up of it takes the time of any other, and one of null none at all. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** An account as the ways to sign in look at it. */
export interface KnownAccount {
  readonly id: string;
  readonly loginName: string;
  readonly name: string;
  readonly locale: Locale;
  readonly passwordHash: string | null;
  readonly passwordChangedAt: Date | null;
  readonly disabled: boolean;
  readonly isOperator: boolean;
  readonly lastTenantId: string | null;
  /** The company whose connection reaches it; see `sentFor`. */
  readonly sentFor: string | null;
  /** What the company that looks after it asks of its password. */
  readonly passwords: PasswordProfile;
}

/**
 * SQL for whose connection sends to an account: that of the company that looks after it. Who sets a connection up can read
 * what it sends, and with a code open the account: people of several companies are reached by the platform, so that no
 * company opens what another one gave.
 */
const sentFor = sql<
  string | null
>`coalesce(account.managed_by, (select p.id from tenant p where p.is_platform))`;

/** SQL for the rule of an account's passwords; one that no company looks after keeps that of the specification. */
const passwordsOf = sql<PasswordProfile>`coalesce(
  (select o.password_rule from tenant o where o.id = account.managed_by), 'mixed')`;

/** Finds an account by its id. */
export async function findAccount(
  transaction: DatabaseTransaction,
  id: string,
): Promise<KnownAccount | null> {
  const row = await transaction
    .selectFrom('account')
    .select(['id', 'login_name', 'display_name', 'locale', 'password_hash', 'status'])
    .select(['is_operator', 'last_tenant_id', 'password_changed_at'])
    .select([sentFor.as('sentFor'), passwordsOf.as('passwords')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    loginName: row.login_name,
    name: row.display_name,
    locale: row.locale,
    passwordHash: row.password_hash,
    passwordChangedAt: row.password_changed_at,
    disabled: row.status === 'disabled',
    isOperator: row.is_operator,
    lastTenantId: row.last_tenant_id,
    sentFor: row.sentFor,
    passwords: row.passwords,
  };
}

/** Finds the account that has proven a number or address to be its own; the same statements where there is none. */
export async function findByTarget(
  transaction: DatabaseTransaction,
  channel: DeliveryChannel,
  target: string,
): Promise<KnownAccount | null> {
  const contact = await transaction
    .selectFrom('account_contact')
    .select('account_id')
    .where('channel', '=', channel)
    .where('target', '=', target)
    .executeTakeFirst();
  return findAccount(transaction, contact?.account_id ?? NOBODY);
}

/**
 * The mark of a browser that has signed in to the account before, or null. It is looked for on behalf of no one too: a
 * statement fewer tells that a name is not there.
 */
export async function findKnownDevice(
  transaction: DatabaseTransaction,
  accountId: string | undefined,
  device: string | null,
): Promise<string | null> {
  if (device === null || !isSecret(device)) return null;
  const row = await transaction
    .selectFrom('known_device')
    .select('account_id')
    .where('account_id', '=', accountId ?? NOBODY)
    .where('device_hash', '=', hashOf(device))
    .executeTakeFirst();
  return row === undefined ? null : device;
}
