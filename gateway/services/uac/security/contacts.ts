import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { resetMobile, sendCodeToMobile } from '#bridge/calls/uac/security.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { codeSeconds } from '#bridge/calls/uac/verification.ts';
import { isUniqueViolation } from '#gateway/db/errors.ts';
import type { DeliveryChannel } from '#gateway/db/sign-in-tables.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { maskMiddle } from '#gateway/kernel/people/mask-middle.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { requireSession } from '../session-info.ts';
import { readReach, tellOfChange, voidCodes } from '../sign-in/change-password.ts';
import { countWish } from '../sign-in/code-throttle.ts';
import { checkDigits, keepCode, newCode, type RightCode } from '../sign-in/codes.ts';
import { readOwnAccount } from './confirm.ts';

/** A number or an address with its middle hidden. */
export function maskContact(channel: DeliveryChannel, target: string): string {
  if (channel === 'sms') return maskMiddle(target.replace(/^\+86/, ''), 3, 4);
  const at = target.indexOf('@');
  return `${maskMiddle(target.slice(0, at), 1, 1)}${target.slice(at)}`;
}

/** Finds what an account has bound. */
export async function findContact(
  transaction: DatabaseTransaction,
  accountId: string,
  channel: DeliveryChannel,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('account_contact')
    .select('target')
    .where('account_id', '=', accountId)
    .where('channel', '=', channel)
    .executeTakeFirst();
  return row?.target;
}

/**
 * Sends a code to what is bound now, or to what is to be bound. That belongs to another account is said only to who has
 * its code.
 * @throws {RefusedError} `notFound`, `throttled`, `busy`
 */
export async function sendOwnCode(
  context: GatewaySessionContext,
  channel: DeliveryChannel,
  wanted: string | undefined,
): Promise<ResultOf<typeof sendCodeToMobile>> {
  const { accountId } = requireSession(context);
  const { database, delivery } = context.services;
  const account = await readOwnAccount(context);
  const code = await newCode(context.services);
  const now = context.now();
  const purpose = wanted === undefined ? 'confirmOld' : 'bind';
  const { target, wait } = await database.withOperatorTransaction(
    { accountId },
    'write',
    async (transaction) => {
      const to = wanted ?? (await findContact(transaction, accountId, channel));
      if (to === undefined) throw new RefusedError('notFound');
      const { address } = context.client;
      // Counted by the account: who is signed in must not send by the thousand to the numbers of others.
      const wish = { target: to, address, knownDevice: `account ${accountId}` };
      const seconds = await countWish(transaction, wish, now);
      if (seconds === 0) {
        await keepCode(transaction, code, { purpose, channel, accountId, target: to }, now);
      }
      return { target: to, wait: seconds };
    },
  );
  if (wait > 0) throw new RefusedError('throttled', { retryAfter: wait });
  const { locale, sentFor: tenantId } = account;
  const parts = { code: code.digits };
  delivery.post({ channel, target, template: purpose, parts, locale, tenantId });
  return { flow: code.flow, again: codeSeconds.again, life: codeSeconds.life };
}

/**
 * Binds a number or an address by a code to it and, where one is bound, by a code to that. The old one is informed.
 * @throws {RefusedError} `codeWrong`, `contactTaken`, `throttled`, `busy`
 */
export async function bindContact(
  context: GatewaySessionContext,
  channel: DeliveryChannel,
  request: ParsedRequestOf<typeof resetMobile>,
): Promise<string> {
  const { accountId } = requireSession(context);
  const account = await readOwnAccount(context);
  const right = await checkDigits(context, 'bind', request.new);
  const old = request.old && (await checkDigits(context, 'confirmOld', request.old));
  const { target } = right;
  if (right.accountId !== accountId || right.channel !== channel || target === null) {
    throw new RefusedError(uacCodes.codeWrong);
  }
  const before = await readReach(context, accountId);
  await context.services.database
    .withOperatorTransaction({ accountId }, 'write', async (transaction) => {
      await requireOld(transaction, accountId, channel, old);
      await right.spend(transaction);
      await voidCodes(transaction, accountId);
      const confirmed_at = context.now();
      await transaction
        .insertInto('account_contact')
        .values({ account_id: accountId, channel, target, confirmed_at })
        .onConflict((conflict) =>
          conflict.columns(['account_id', 'channel']).doUpdateSet({ target, confirmed_at }),
        )
        .execute();
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'account_contact_channel_target_key')) {
        throw new RefusedError(uacCodes.contactTaken);
      }
      throw error;
    });
  context.record(`account:${accountId}`, { bound: channel });
  // The one that was given up is told as well: it may be the true owner's.
  await tellOfChange(context, account, 'contactChanged', before);
  return maskContact(channel, target);
}

/** @throws {RefusedError} `codeWrong` unless what is bound now was proven, where something is. */
async function requireOld(
  transaction: DatabaseTransaction,
  accountId: string,
  channel: DeliveryChannel,
  old: RightCode | undefined,
): Promise<void> {
  const bound = await findContact(transaction, accountId, channel);
  if (bound === undefined) return;
  const isProven = old?.accountId === accountId && old.channel === channel && old.target === bound;
  if (!isProven || old === undefined) throw new RefusedError(uacCodes.codeWrong);
  await old.spend(transaction);
}

/** Reads what is bound, with the middle hidden. */
export async function readContacts(
  context: GatewaySessionContext,
): Promise<{ readonly phone: string | null; readonly email: string | null }> {
  const { accountId } = requireSession(context);
  const [phone, email] = await context.services.database.withOperatorTransaction(
    { accountId },
    'read',
    async (transaction) => [
      await findContact(transaction, accountId, 'sms'),
      await findContact(transaction, accountId, 'mail'),
    ],
  );
  return {
    phone: phone === undefined ? null : maskContact('sms', phone),
    email: email === undefined ? null : maskContact('mail', email),
  };
}
