import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { checkCode, resetPassword } from '#bridge/calls/uac/verification.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { refusePassword } from '../passwords/weak-passwords.ts';
import { countOfAddress, countWithin, shortHash } from '../sign-in-throttle.ts';
import { changePassword, tellOfChange } from './change-password.ts';
import { checkDigits } from './codes.ts';
import { findAccount, type KnownAccount } from './find-account.ts';
import { makeTicket, readTicket, spendTicket, ticketLife } from './tickets.ts';

/** Uses of one ticket: its holder must not ask over and over whether a guess is the old password. */
const USES_PER_TICKET = 5;

/**
 * Takes the code of a forgotten password and returns a ticket for the new one. Operators are let in by nothing that a
 * stolen phone opens.
 * @throws {RefusedError} `codeWrong`, `codeNotEnough`, `accountDisabled`, `throttled`, `busy`
 */
export async function takeResetCode(
  context: GatewaySessionContext,
  request: ParsedRequestOf<typeof checkCode>,
): Promise<ResultOf<typeof checkCode>> {
  const right = await checkDigits(context, 'resetPassword', request);
  const { accountId } = right;
  return context.services.database.withOperatorTransaction(
    { accountId },
    'write',
    async (transaction) => {
      const account = await findAccount(transaction, accountId);
      if (account === null) throw new RefusedError(uacCodes.codeWrong);
      if (account.disabled) throw new RefusedError(uacCodes.accountDisabled);
      if (account.isOperator) throw new RefusedError(uacCodes.codeNotEnough);
      await right.spend(transaction);
      const now = context.now();
      const ticket = await makeTicket(transaction, { purpose: 'resetPassword', accountId, now });
      const { loginName, name, passwords } = account;
      return { ticket, loginName, name, passwords };
    },
  );
}

/**
 * Sets a new password by such a ticket. The person signs in with it afterwards: a ticket that was seen by somebody else
 * opens no session.
 * @throws {RefusedError} `linkInvalid`, `samePassword`, `badInput` for a weak one, `throttled`, `busy`
 */
export async function resetByTicket(
  context: GatewaySessionContext,
  { ticket, password }: ParsedRequestOf<typeof resetPassword>,
): Promise<ResultOf<typeof resetPassword>> {
  const { services } = context;
  const account = await openTicket(context, ticket);
  refusePassword(password, account);
  await countUse(context, ticket);
  const { matches } = await services.passwords.check(account.passwordHash, password);
  if (matches) throw new RefusedError(uacCodes.samePassword);
  const hash = await services.passwords.hash(password);
  await services.database.withOperatorTransaction(
    { accountId: account.id },
    'write',
    async (transaction) => {
      const isSpent = await spendTicket(transaction, 'resetPassword', ticket, context.now());
      if (!isSpent) throw new RefusedError(uacCodes.linkInvalid);
      await changePassword(transaction, context, account.id, hash);
      await services.sessions.endAll(transaction, account.id);
    },
  );
  await tellOfChange(context, account, 'passwordChanged');
  return { loginName: account.loginName };
}

async function countUse({ services, now }: GatewaySessionContext, ticket: string): Promise<void> {
  const most = { most: USES_PER_TICKET, within: ticketLife('resetPassword'), now: now() };
  const wait = await services.database.withOperatorTransaction(
    { accountId: null },
    'write',
    (transaction) => countWithin(transaction, `ticket:${shortHash(ticket)}`, most),
  );
  if (wait > 0) throw new RefusedError('throttled', { retryAfter: wait });
}

async function openTicket(context: GatewaySessionContext, ticket: string): Promise<KnownAccount> {
  const now = context.now();
  const { account, wait } = await context.services.database.withOperatorTransaction(
    { accountId: null },
    'write',
    async (transaction) => {
      const found = await readTicket(transaction, 'resetPassword', ticket, now);
      return {
        wait: await countOfAddress(transaction, context.client.address, now),
        account: found && (await findAccount(transaction, found.accountId)),
      };
    },
  );
  if (wait > 0) throw new RefusedError('throttled', { retryAfter: wait });
  if (!account || account.disabled) throw new RefusedError(uacCodes.linkInvalid);
  return account;
}
