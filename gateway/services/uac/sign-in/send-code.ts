import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { codeSeconds, type getVCode, type openPurposes } from '#bridge/calls/uac/verification.ts';
import type { DeliveryChannel } from '#gateway/db/sign-in-tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { isChallengePassed, isOftenAsked } from '../challenge/due.ts';
import { countWish, isInBudget } from './code-throttle.ts';
import { keepCode, newCode } from './codes.ts';
import { findByTarget, findKnownDevice } from './find-account.ts';

/** What is asked for without a session. */
export interface OpenWish {
  readonly channel: DeliveryChannel;
  readonly target: string;
  readonly purpose: (typeof openPurposes)[number];
  /** What a challenge was passed with. */
  readonly pass?: string | undefined;
}

/**
 * Sends a code to the person of a number or address. Where it belongs to no one the same is done and answered, but for the
 * message, which leaves after the answer.
 * @throws {RefusedError} `challengeNeeded`, `throttled`, `busy`
 */
export async function sendOpenCode(
  context: GatewaySessionContext,
  { channel, target, purpose, pass }: OpenWish,
): Promise<ResultOf<typeof getVCode>> {
  const { database, delivery } = context.services;
  const now = context.now();
  await requireChallenge(context, pass);
  const code = await newCode(context.services);
  const { account, wait, isPaid } = await database.withOperatorTransaction(
    { accountId: null },
    'write',
    async (transaction) => {
      const found = await findByTarget(transaction, channel, target);
      const knownDevice = await findKnownDevice(transaction, found?.id, context.cookies.device);
      const { address } = context.client;
      const seconds = await countWish(transaction, { target, address, knownDevice }, now);
      const isReached = found !== null && !found.disabled;
      const accountId = isReached ? found.id : null;
      if (seconds === 0) await keepCode(transaction, code, { purpose, channel, accountId }, now);
      const isPaid = seconds > 0 || (await isInBudget(transaction, found?.sentFor ?? null, now));
      return { account: isReached ? found : null, wait: seconds, isPaid };
    },
  );
  if (wait > 0) throw new RefusedError('throttled', { retryAfter: wait });
  if (account !== null) {
    const { locale, sentFor: tenantId } = account;
    const parts = { code: code.digits };
    const message = { channel, target, template: purpose, parts, locale, tenantId };
    if (isPaid) delivery.post(message);
    // The answer is the same: it says nothing of the company to who asks.
    else delivery.leave(message, 'dayBudget');
  }
  return { flow: code.flow, again: codeSeconds.again, life: codeSeconds.life };
}

/** Messages cost money, so who asks for many has to show that a person does. @throws {RefusedError} `challengeNeeded` */
async function requireChallenge(
  context: GatewaySessionContext,
  pass: string | undefined,
): Promise<void> {
  const isPassed = await context.services.database.withOperatorTransaction(
    { accountId: null },
    'write',
    async (transaction) => {
      const isDue = await isOftenAsked(transaction, context);
      return isChallengePassed(transaction, context, { purpose: 'sendCode', isDue, pass });
    },
  );
  if (!isPassed) throw new RefusedError(uacCodes.challengeNeeded);
}
