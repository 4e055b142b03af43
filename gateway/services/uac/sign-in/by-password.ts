import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { isChallengePassed } from '../challenge/due.ts';
import { type SignInTry, TRIES_PER_ACCOUNT } from '../sign-in-throttle.ts';
import { requireUnchanged } from '../unchanged-account.ts';
import { type Attempt, writeAttempt } from './attempts.ts';
import { type Entrance, enter, type SignedIn } from './enter.ts';
import { findKnownDevice, NOBODY } from './find-account.ts';

/** What someone typed into the sign-in page. */
export interface Credentials {
  readonly account: string;
  readonly password: string;
  /** Whether the browser is to stay signed in for some days. */
  readonly remember?: '1' | undefined;
  /** What a challenge was passed with. */
  readonly pass?: string | undefined;
  /** What a right password uses up, even where a second factor comes next. */
  readonly claim?: (transaction: DatabaseTransaction) => Promise<void>;
  readonly also?: Entrance['also'];
  readonly carried?: Entrance['carried'];
}

interface Candidate {
  readonly id: string;
  readonly passwordHash: string | null;
  readonly disabled: boolean;
  readonly isOperator: boolean;
  readonly locked: boolean;
  readonly lastTenantId: string | null;
}

/**
 * Signs in by account and password and sends the cookies. Unknown names, wrong passwords and locked accounts
 * answer alike and take the same time.
 * @throws {RefusedError} `wrongPassword`, `challengeNeeded`, `throttled`, `busy`, `accountDisabled`, `noTenant`.
 */
export async function signInByPassword(
  context: GatewaySessionContext,
  typed: Credentials,
): Promise<SignedIn> {
  const { services } = context;
  const loginName = typed.account.toLowerCase();
  const { candidate, counted } = await admit(context, loginName, typed.pass);
  const { matches, outdated } = await services.passwords.check(
    candidate?.passwordHash ?? null,
    typed.password,
  );
  if (candidate === null || !matches || candidate.locked) {
    return refuse(context, candidate, candidate?.locked && matches ? 'locked' : 'wrong');
  }
  if (candidate.disabled) return refuse(context, candidate, 'disabled');
  const rehashed = outdated ? await services.passwords.hash(typed.password) : null;
  return enter(context, candidate, {
    method: 'password',
    remember: typed.remember === '1',
    ...(typed.also && { also: typed.also }),
    ...(typed.carried && { carried: typed.carried }),
    async prove(transaction) {
      await requireUnchanged(transaction, candidate);
      await services.throttle.forgive(transaction, counted);
      await typed.claim?.(transaction);
      if (rehashed === null) return;
      await transaction
        .updateTable('account')
        .set({ password_hash: rehashed })
        .where('id', '=', candidate.id)
        .execute();
    },
  });
}

/** Finds the account and counts the try, before the password is looked at. */
async function admit(
  context: GatewaySessionContext,
  loginName: string,
  pass: string | undefined,
): Promise<{ candidate: Candidate | null; counted: SignInTry }> {
  const { database, throttle } = context.services;
  const admitted = await database.withOperatorTransaction(
    { accountId: null },
    'write',
    async (transaction) => {
      const candidate = await findCandidate(transaction, loginName);
      const knownDevice = await findKnownDevice(transaction, candidate?.id, context.cookies.device);
      const counted: SignInTry = {
        loginName,
        address: context.client.address,
        tenantId: candidate?.lastTenantId ?? null,
        knownDevice,
      };
      const { wait, isNoted, wantsChallenge } = await throttle.count(
        transaction,
        counted,
        context.now(),
      );
      const isPassed = await isChallengePassed(transaction, context, {
        purpose: 'signIn',
        isDue: wantsChallenge,
        pass,
      });
      if (wait > 0 && isNoted) {
        await writeAttempt(transaction, context, attemptOf(candidate, 'throttled'));
      }
      return {
        candidate:
          candidate === null
            ? null
            : { ...candidate, locked: candidate.locked && knownDevice === null },
        counted,
        wait,
        isPassed,
      };
    },
  );
  if (admitted.wait > 0) throw new RefusedError('throttled', { retryAfter: admitted.wait });
  if (!admitted.isPassed) throw new RefusedError(uacCodes.challengeNeeded);
  return admitted;
}

async function findCandidate(
  transaction: DatabaseTransaction,
  loginName: string,
): Promise<Candidate | null> {
  const row = await transaction
    .selectFrom('account')
    .select(['id', 'password_hash', 'status', 'is_operator', 'failed_sign_ins', 'last_tenant_id'])
    .where('login_name', '=', loginName)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    passwordHash: row.password_hash,
    disabled: row.status === 'disabled',
    isOperator: row.is_operator,
    locked: row.failed_sign_ins >= TRIES_PER_ACCOUNT,
    lastTenantId: row.last_tenant_id,
  };
}

async function refuse(
  context: GatewaySessionContext,
  candidate: Candidate | null,
  outcome: 'wrong' | 'locked' | 'disabled',
): Promise<never> {
  await context.services.database.withOperatorTransaction(
    { accountId: null },
    'write',
    async (transaction) => {
      await writeAttempt(transaction, context, attemptOf(candidate, outcome));
      if (outcome !== 'wrong') return;
      // A name that no one has takes the same statements, and so the same time.
      await transaction
        .updateTable('account')
        .set((row) => ({
          failed_sign_ins: row('failed_sign_ins', '+', 1),
          last_failed_at: context.now(),
        }))
        .where('id', '=', candidate?.id ?? NOBODY)
        .execute();
    },
  );
  throw new RefusedError(
    outcome === 'disabled' ? uacCodes.accountDisabled : uacCodes.wrongPassword,
  );
}

function attemptOf(candidate: Candidate | null, outcome: Attempt['outcome']): Attempt {
  return { accountId: candidate?.id ?? null, method: 'password', outcome };
}
