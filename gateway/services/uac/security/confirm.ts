import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import {
  confirmedMinutes,
  type confirmWay,
  type validateAccountPassword,
} from '#bridge/calls/uac/security.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { Session } from '#gateway/kernel/session.ts';
import type { GatewayServices, GatewaySessionContext } from '../../services.ts';
import { countFactorTry, hasFactor, takeCode } from '../second-factor/factors.ts';
import { requireSession } from '../session-info.ts';
import { findAccount, type KnownAccount } from '../sign-in/find-account.ts';
import type { SignInTry } from '../sign-in-throttle.ts';

/** How a person proves once more who it is. */
type Way = ResultOf<typeof confirmWay>['way'];

/** What the person of a session has proven, and how they can prove more. */
export interface Proof {
  /** The password; a code of the second factor or a fresh sign-in for an account that has none. */
  readonly way: Way;
  /** Until when the last proof counts; in the past where it counts no longer, or there was none. */
  readonly until: Date;
  /** Until when a sign-in counts that needs no password, for what asks no more than that it is the person. */
  readonly freshUntil: Date;
}

/** Ways to sign in by which a person proves something at that moment; a remembered browser, a QR code and a link prove nothing. */
const provenWays: readonly string[] = ['password', 'sms', 'mail', 'oidc', 'enterprise'];

const never = new Date(0);

function counts(from: Date | null): Date {
  return from === null ? never : new Date(from.getTime() + confirmedMinutes * 60_000);
}

/** Reads it from the database: the session in memory may be a second old, and another gateway may have taken the proof. */
export async function readProof(
  { database }: Pick<GatewayServices, 'database'>,
  session: Session,
): Promise<Proof> {
  const { accountId } = session;
  return database.withOperatorTransaction({ accountId }, 'read', async (transaction) => {
    const row = await transaction
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['session.password_at', 'session.authenticated_at', 'session.method'])
      .select((one) => one('account.password_hash', 'is not', null).as('has_password'))
      .where('session.id', '=', session.id)
      .executeTakeFirst();
    if (row === undefined) return { way: 'password', until: never, freshUntil: never };
    const freshUntil = provenWays.includes(row.method) ? counts(row.authenticated_at) : never;
    const until = counts(row.password_at);
    if (row.has_password) return { way: 'password', until, freshUntil };
    if (await hasFactor(transaction, accountId)) return { way: 'code', until, freshUntil };
    // Nothing can be typed: having signed in a moment ago is the proof, and signing in again leads to one.
    return { way: 'signIn', until: counts(row.authenticated_at), freshUntil };
  });
}

/**
 * Lets a sensitive call through within minutes of a proof; a program has none. For what is the person's own to read, a
 * sign-in of the last minutes counts as well.
 * @throws {RefusedError} `confirmNeeded`
 */
export async function requireConfirmed(
  services: Pick<GatewayServices, 'database'>,
  session: Session,
  now: Date,
  { orFresh = false }: { readonly orFresh?: boolean } = {},
): Promise<void> {
  if (counts(session.passwordAt) > now) return;
  const { until, freshUntil } = await readProof(services, session);
  if (until > now || (orFresh && freshUntil > now)) return;
  throw new RefusedError(uacCodes.confirmNeeded);
}

/** Says how the person can confirm, and until when it is confirmed already. */
export async function readConfirmWay(
  context: GatewaySessionContext,
): Promise<ResultOf<typeof confirmWay>> {
  const { way, until } = await readProof(context.services, requireSession(context));
  return { way, confirmedUntil: until > context.now() ? until.toISOString() : null };
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

/** Notes that the person has just typed the password, or a code of the second factor, in a session. */
export async function noteTyped(
  transaction: DatabaseTransaction,
  session: { readonly id: string },
  now: Date,
  proof: 'password' | 'code',
): Promise<void> {
  await transaction
    .updateTable('session')
    .set({
      password_at: now,
      // From now on it is a session by password, which opens more than one by a code.
      ...(proof === 'password'
        ? { authenticated_at: now, method: 'password' }
        : { has_second_factor: true }),
    })
    .where('id', '=', session.id)
    .execute();
}

/**
 * Takes the password again, or a code of the second factor where the account has no password, and replaces the session id:
 * what was seen of the old one is worth nothing now.
 * @throws {RefusedError} `wrongPassword`, `secondFactorWrong`, `throttled`, `busy`
 */
export async function confirm(
  context: GatewaySessionContext,
  { password, code }: ParsedRequestOf<typeof validateAccountPassword>,
): Promise<ResultOf<typeof validateAccountPassword>> {
  const session = requireSession(context);
  const now = context.now();
  if (code !== undefined) await proveByCode(context, session, code);
  else await proveByPassword(context, session, password ?? '');
  context.services.sessions.forget();
  await context.cookies.rotate('atOnce');
  context.record(`session:${session.id}`, { confirmed: true });
  return { confirmedUntil: counts(now).toISOString() };
}

async function proveByPassword(
  context: GatewaySessionContext,
  session: Session,
  password: string,
): Promise<void> {
  await requireOwnPassword(context, password);
  await context.services.database.withOperatorTransaction(
    { accountId: session.accountId },
    'write',
    (transaction) => noteTyped(transaction, session, context.now(), 'password'),
  );
}

/** Only where there is no password: with one, a code alone is half of what a sign-in asks. */
async function proveByCode(
  context: GatewaySessionContext,
  session: Session,
  code: string,
): Promise<void> {
  const { accountId } = session;
  const { way } = await readProof(context.services, session);
  if (way !== 'code') throw new RefusedError(uacCodes.secondFactorWrong);
  await countFactorTry(context, accountId);
  await context.services.database.withOperatorTransaction(
    { accountId },
    'write',
    async (transaction) => {
      await takeCode(transaction, context, accountId, code);
      await noteTyped(transaction, session, context.now(), 'code');
    },
  );
}
