import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import {
  type choosePassword,
  linkDays,
  type passwordLinkInfo,
} from '#bridge/calls/uac/accounts.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { type PasswordOwner, refusePassword } from '../passwords/weak-passwords.ts';
import { hashOf } from '../secrets.ts';
import { changePassword, tellOfChange } from '../sign-in/change-password.ts';
import { findAccount } from '../sign-in/find-account.ts';
import { countOfAddress, countWithin } from '../sign-in-throttle.ts';

interface OpenLink extends PasswordOwner {
  readonly id: string;
  readonly accountId: string;
  readonly passwordHash: string | null;
}

/**
 * Returns whose password a link sets. Tries are counted by address, though a secret of 256 bits is not guessed.
 * @throws {RefusedError} `linkInvalid` for one that is unknown, used, replaced or too old; `throttled`
 */
export async function readLink(
  context: GatewaySessionContext,
  { secret }: ParsedRequestOf<typeof passwordLinkInfo>,
): Promise<ResultOf<typeof passwordLinkInfo>> {
  const { loginName, name, passwordHash, passwords } = await openLink(context, secret);
  return { loginName, name, isNew: passwordHash === null, passwords };
}

/**
 * Sets the password of the link's account, ends its sessions and uses the link up.
 * @throws {RefusedError} `linkInvalid`, `samePassword`, `throttled`, `busy`
 */
export async function useLink(
  context: GatewaySessionContext,
  { secret, password }: ParsedRequestOf<typeof choosePassword>,
): Promise<ResultOf<typeof choosePassword>> {
  const { services } = context;
  const link = await openLink(context, secret);
  refusePassword(password, link);
  await countUse(context, link);
  if (link.passwordHash !== null) {
    const { matches } = await services.passwords.check(link.passwordHash, password);
    if (matches) throw new RefusedError(uacCodes.samePassword);
  }
  const hash = await services.passwords.hash(password);
  const account = await services.database.withOperatorTransaction(
    { accountId: link.accountId },
    'write',
    async (transaction) => {
      await spend(transaction, link, context.now());
      await changePassword(transaction, context, link.accountId, hash);
      await services.sessions.endAll(transaction, link.accountId);
      return findAccount(transaction, link.accountId);
    },
  );
  if (account !== null) await tellOfChange(context, account, 'passwordChanged');
  context.record(`account:${link.accountId}`, { passwordChosen: true });
  return { loginName: link.loginName };
}

async function openLink(context: GatewaySessionContext, secret: string): Promise<OpenLink> {
  const now = context.now();
  const { link, wait } = await context.services.database.withOperatorTransaction(
    { accountId: null },
    'write',
    async (transaction) => ({
      wait: await countOfAddress(transaction, context.client.address, now),
      link: await findLink(transaction, secret, now),
    }),
  );
  if (wait > 0) throw new RefusedError('throttled', { retryAfter: wait });
  if (link === undefined) throw new RefusedError(uacCodes.linkInvalid);
  return link;
}

/** Tries of one link: its holder must not ask over and over, at once or from many places, whether a guess is the old password. */
const USES_PER_LINK = 5;

async function countUse({ services, now }: GatewaySessionContext, { id }: OpenLink): Promise<void> {
  const within = linkDays * 24 * 60 * 60_000;
  const wait = await services.database.withOperatorTransaction(
    { accountId: null },
    'write',
    (transaction) =>
      countWithin(transaction, `link:${id}`, { most: USES_PER_LINK, within, now: now() }),
  );
  if (wait > 0) throw new RefusedError('throttled', { retryAfter: wait });
}

function findLink(
  transaction: DatabaseTransaction,
  secret: string,
  now: Date,
): Promise<OpenLink | undefined> {
  return (
    transaction
      .selectFrom('account_link as l')
      .innerJoin('account as a', 'a.id', 'l.account_id')
      .innerJoin('tenant as o', 'o.id', 'a.managed_by')
      .where('l.secret_hash', '=', hashOf(secret))
      .where('l.used_at', 'is', null)
      .where('l.expires_at', '>', now)
      .where('a.status', '=', 'active')
      // Who came to belong to another company or to the platform meanwhile is no longer this company's to open.
      .whereRef('a.managed_by', '=', 'l.made_in')
      .where('a.is_operator', '=', false)
      .select([
        'l.id',
        'a.id as accountId',
        'a.login_name as loginName',
        'a.display_name as name',
        'a.password_hash as passwordHash',
        'o.password_rule as passwords',
      ])
      .executeTakeFirst()
  );
}

/** Two uses at once: the second one finds it used. */
async function spend(transaction: DatabaseTransaction, link: OpenLink, now: Date): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('account_link')
    .set({ used_at: now })
    .where('id', '=', link.id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new RefusedError(uacCodes.linkInvalid);
}
