import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { pendingSignIn, secondFactorLogin } from '#bridge/calls/uac/second-factor.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { isSecret } from '../secrets.ts';
import type { SignInMethod } from '../sign-in/attempts.ts';
import { writeAttempt } from '../sign-in/attempts.ts';
import { carriedLink, linkIdentity } from '../sign-in/by-identity.ts';
import { tellOfChange } from '../sign-in/change-password.ts';
import { enter, type SignedIn } from '../sign-in/enter.ts';
import { findAccount, type KnownAccount } from '../sign-in/find-account.ts';
import { readTicket, spendTicket, type Ticket } from '../sign-in/tickets.ts';
import {
  begin,
  countFactorTry,
  endUnproven,
  hasFactor,
  newRecoveryCodes,
  takeCode,
  takeRecoveryCode,
} from './factors.ts';

interface Pending {
  readonly secret: string;
  readonly ticket: Ticket;
  readonly account: KnownAccount;
  readonly isOn: boolean;
}

/**
 * Returns whose sign-in waits, and what an app is set up with where the account has none yet.
 * @throws {RefusedError} `secondFactorLate`
 */
export async function readPending(
  context: GatewaySessionContext,
): Promise<ResultOf<typeof pendingSignIn>> {
  return context.services.database.withOperatorTransaction(
    { accountId: null },
    'write',
    async (transaction) => {
      const { account, isOn } = await findPending(transaction, context);
      const { name, loginName } = account;
      const now = context.now();
      const enrolment = isOn ? null : await begin(transaction, context.services, account, now);
      return { name, loginName, enrolment };
    },
  );
}

/**
 * Ends a sign-in by a code of the app or a recovery code.
 * @throws {RefusedError} `secondFactorLate`, `secondFactorWrong`, `throttled`, `accountDisabled`, `noTenant`, and what
 * `linkIdentity` refuses with where the sign-in began by an identity
 */
export async function finish(
  context: GatewaySessionContext,
  { code }: ParsedRequestOf<typeof secondFactorLogin>,
): Promise<SignedIn & { readonly recoveryCodes: string[]; readonly linked: boolean }> {
  const { database } = context.services;
  const { secret, ticket, account, isOn } = await database.withOperatorTransaction(
    { accountId: null },
    'read',
    (transaction) => findPending(transaction, context),
  );
  if (account.disabled) throw new RefusedError(uacCodes.accountDisabled);
  await countFactorTry(context, account.id);
  let recoveryCodes: string[] = [];
  const method = ticket.detail.method as SignInMethod;
  const link = carriedLink(ticket.detail);
  const entered = enter(context, account, {
    method,
    hasSecondFactor: true,
    typedCode: true,
    async prove(transaction) {
      const isSpent = await spendTicket(transaction, 'secondFactor', secret, context.now());
      if (!isSpent) throw new RefusedError(uacCodes.secondFactorLate);
      const isDigits = /^\d{6}$/.test(code);
      if (isDigits) await takeCode(transaction, context, account.id, code);
      else await takeRecoveryCode(transaction, account.id, code, context.now());
      if (isOn) return;
      await endUnproven(transaction, context.services, account.id, null);
      recoveryCodes = await newRecoveryCodes(transaction, account.id);
    },
    async also(transaction, accountId) {
      if (link !== null)
        await linkIdentity(transaction, { ...link, accountId, now: context.now() });
    },
  });
  const signedIn = await entered.catch(async (error: unknown) => {
    await noteWrong(context, account.id, method);
    throw error;
  });
  context.cookies.setPending(null, 0);
  if (link !== null) await tellOfChange(context, account, 'identityChanged');
  return { ...signedIn, recoveryCodes, linked: link !== null };
}

function noteWrong(
  context: GatewaySessionContext,
  accountId: string,
  method: SignInMethod,
): Promise<void> {
  return context.services.database.withOperatorTransaction({ accountId }, 'write', (transaction) =>
    writeAttempt(transaction, context, { accountId, method, outcome: 'wrong' }),
  );
}

async function findPending(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
): Promise<Pending> {
  const { pending: secret } = context.cookies;
  const now = context.now();
  const ticket =
    secret !== null && isSecret(secret)
      ? await readTicket(transaction, 'secondFactor', secret, now)
      : undefined;
  const account = ticket && (await findAccount(transaction, ticket.accountId));
  if (secret === null || ticket === undefined || !account) {
    throw new RefusedError(uacCodes.secondFactorLate);
  }
  return { secret, ticket, account, isOn: await hasFactor(transaction, account.id) };
}
