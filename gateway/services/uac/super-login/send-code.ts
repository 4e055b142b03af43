import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { sendSuperLoginCode } from '#bridge/calls/uac/super-login.ts';
import { codeSeconds } from '#bridge/calls/uac/verification.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { readOwnAccount } from '../security/confirm.ts';
import { findContact } from '../security/contacts.ts';
import { requireSession } from '../session-info.ts';
import { countWish } from '../sign-in/code-throttle.ts';
import { keepCode, newCode } from '../sign-in/codes.ts';
import { requireOperatorFactor } from './state.ts';

/**
 * Sends a code to the operator's own address.
 * @throws {RefusedError} `secondFactorRequired`, `notFound` without an address, `throttled`, `busy`
 */
export async function sendCode(
  context: GatewaySessionContext,
): Promise<ResultOf<typeof sendSuperLoginCode>> {
  const session = requireSession(context);
  const { accountId } = session;
  const { database, delivery } = context.services;
  const account = await readOwnAccount(context);
  const code = await newCode(context.services);
  const now = context.now();
  const { target, wait } = await database.withOperatorTransaction(
    { accountId },
    'write',
    async (transaction) => {
      await requireOperatorFactor(transaction, session);
      const to = await findContact(transaction, accountId, 'mail');
      if (to === undefined) throw new RefusedError('notFound');
      const { address } = context.client;
      const wish = { target: to, address, knownDevice: `account ${accountId}` };
      const seconds = await countWish(transaction, wish, now);
      const owner = { purpose: 'superLogin', channel: 'mail', accountId, target: to } as const;
      if (seconds === 0) await keepCode(transaction, code, owner, now);
      return { target: to, wait: seconds };
    },
  );
  if (wait > 0) throw new RefusedError('throttled', { retryAfter: wait });
  const { locale, sentFor: tenantId } = account;
  const parts = { code: code.digits };
  delivery.post({ channel: 'mail', target, template: 'superLogin', parts, locale, tenantId });
  return { flow: code.flow, again: codeSeconds.again, life: codeSeconds.life };
}
