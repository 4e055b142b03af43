import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { confirmedMinutes, type validateAccountPassword } from '#bridge/calls/uac/security.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { Session } from '#gateway/kernel/session.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { requireSession } from '../session-info.ts';
import { findAccount, type KnownAccount } from '../sign-in/find-account.ts';
import type { SignInTry } from '../sign-in-throttle.ts';

/** Until when a session needs no password again. */
export function confirmedUntil({ authenticatedAt }: Session): Date {
  return new Date(authenticatedAt.getTime() + confirmedMinutes * 60_000);
}

/** @throws {RefusedError} `confirmNeeded` unless the person typed the password in the last minutes. */
export function requireConfirmed(context: GatewaySessionContext): Session {
  const session = requireSession(context);
  if (confirmedUntil(session) <= context.now()) throw new RefusedError(uacCodes.confirmNeeded);
  return session;
}

/** The own account. @throws {RefusedError} `accountChanged` when it is gone. */
export async function readOwnAccount(context: GatewaySessionContext): Promise<KnownAccount> {
  const { accountId } = requireSession(context);
  const account = await context.services.database.withOperatorTransaction(
    { accountId },
    'read',
    (transaction) => findAccount(transaction, accountId),
  );
  if (account === null) throw new RefusedError('accountChanged');
  return account;
}

/**
 * Looks at the password of the signed-in person. Tries are counted as those of a sign-in, so that a browser that was left
 * open is no place to guess.
 * @throws {RefusedError} `wrongPassword`, `throttled`, `busy`
 */
export async function requireOwnPassword(
  context: GatewaySessionContext,
  password: string,
): Promise<KnownAccount> {
  const { database, passwords, throttle } = context.services;
  const account = await readOwnAccount(context);
  const counted: SignInTry = {
    loginName: account.loginName,
    address: context.client.address,
    tenantId: account.lastTenantId,
    // Not the mark of the browser: who stole a session would send a new one with each guess.
    knownDevice: `account ${account.id}`,
  };
  const place = { accountId: account.id };
  const { wait } = await database.withOperatorTransaction(place, 'write', (transaction) =>
    throttle.count(transaction, counted, context.now()),
  );
  if (wait > 0) throw new RefusedError('throttled', { retryAfter: wait });
  const { matches } = await passwords.check(account.passwordHash, password);
  if (!matches) throw new RefusedError(uacCodes.wrongPassword);
  await database.withOperatorTransaction(place, 'write', (transaction) =>
    throttle.forgive(transaction, counted),
  );
  return account;
}

/**
 * Takes the password again; from now on the session needs none for some minutes.
 * @throws {RefusedError} `wrongPassword`, `throttled`, `busy`
 */
export async function proveAgain(
  context: GatewaySessionContext,
  password: string,
): Promise<{ readonly session: Session; readonly now: Date }> {
  const session = requireSession(context);
  await requireOwnPassword(context, password);
  const now = context.now();
  await context.services.database.withOperatorTransaction(
    { accountId: session.accountId },
    'write',
    (transaction) =>
      transaction
        .updateTable('session')
        // From now on it is a session by password, which opens more than one by a code.
        .set({ authenticated_at: now, method: 'password' })
        .where('id', '=', session.id)
        .execute(),
  );
  context.services.sessions.forget();
  return { session, now };
}

/** Takes the password again, and replaces the session id: what was seen of the old one is worth nothing now. */
export async function confirm(
  context: GatewaySessionContext,
  { password }: ParsedRequestOf<typeof validateAccountPassword>,
): Promise<ResultOf<typeof validateAccountPassword>> {
  const { session, now } = await proveAgain(context, password);
  await context.cookies.rotate();
  context.record(`session:${session.id}`, { confirmed: true });
  return { confirmedUntil: confirmedUntil({ ...session, authenticatedAt: now }).toISOString() };
}
