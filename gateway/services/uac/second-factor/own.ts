import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
} from '#bridge/calls/uac/second-factor.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { readOwnAccount } from '../security/confirm.ts';
import { requireSession } from '../session-info.ts';
import { tellOfChange } from '../sign-in/change-password.ts';
import {
  begin,
  countFactorTry,
  endUnproven,
  hasFactor,
  isRequiredIn,
  newRecoveryCodes,
  takeCode,
} from './factors.ts';

/** Returns whether the own account has a second factor. */
export async function readOwn(
  context: GatewaySessionContext,
): Promise<ResultOf<typeof getSecondFactor>> {
  const { accountId, tenantId, kind } = requireSession(context);
  return context.services.database.withOperatorTransaction(
    { accountId },
    'read',
    async (transaction) => {
      const isOn = await hasFactor(transaction, accountId);
      const { left } = await transaction
        .selectFrom('recovery_code')
        .select((one) => one.fn.countAll<number>().as('left'))
        .where('account_id', '=', accountId)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return {
        isOn,
        isOffered: isOn || kind !== 'staff',
        isRequired: kind === 'admin' && (await isRequiredIn(transaction, tenantId)),
        codesLeft: Number(left),
      };
    },
  );
}

/** Makes the secret for an app. @throws {RefusedError} `secondFactorOn` */
export async function beginOwn(
  context: GatewaySessionContext,
): Promise<ResultOf<typeof beginSecondFactor>> {
  const account = await readOwnAccount(context);
  return context.services.database.withOperatorTransaction(
    { accountId: account.id },
    'write',
    (transaction) => begin(transaction, context.services, account, context.now()),
  );
}

/** Turns it on by the first code. @throws {RefusedError} `secondFactorWrong`, `throttled` */
export async function confirmOwn(
  context: GatewaySessionContext,
  { code }: ParsedRequestOf<typeof confirmSecondFactor>,
): Promise<ResultOf<typeof confirmSecondFactor>> {
  const { id: sessionId } = requireSession(context);
  const { device } = context.cookies;
  const recoveryCodes = await withCode(
    context,
    code,
    'secondFactorOn',
    async (transaction, accountId) => {
      await endUnproven(transaction, context.services, accountId, { sessionId, device });
      return newRecoveryCodes(transaction, accountId);
    },
  );
  if (context.cookies.remembered !== null) context.cookies.setRemembered(null, 0);
  return { recoveryCodes };
}

/** Replaces the recovery codes. @throws {RefusedError} `secondFactorWrong`, `throttled` */
export async function renewOwnCodes(
  context: GatewaySessionContext,
  { code }: ParsedRequestOf<typeof confirmSecondFactor>,
): Promise<ResultOf<typeof confirmSecondFactor>> {
  const recoveryCodes = await withCode(context, code, 'recoveryCodesRenewed', newRecoveryCodes);
  return { recoveryCodes };
}

/** Turns it off. @throws {RefusedError} `secondFactorRequired`, `secondFactorWrong`, `throttled` */
export async function removeOwn(
  context: GatewaySessionContext,
  { code }: ParsedRequestOf<typeof removeSecondFactor>,
): Promise<null> {
  const { tenantId, kind } = requireSession(context);
  await withCode(context, code, 'secondFactorOff', async (transaction, accountId) => {
    if (kind === 'admin' && (await isRequiredIn(transaction, tenantId))) {
      throw new RefusedError(uacCodes.secondFactorRequired);
    }
    await transaction.deleteFrom('second_factor').where('account_id', '=', accountId).execute();
  });
  return null;
}

/**
 * Does something that wants a code of the app, writes it down and tells the person. The code is a second factor wherever it is
 * typed: the session need not end for the next company to let its person in. It is no proof for sensitive calls: beside a
 * password it is half of one.
 */
async function withCode<Result>(
  context: GatewaySessionContext,
  code: string,
  action: 'secondFactorOn' | 'secondFactorOff' | 'recoveryCodesRenewed',
  work: (transaction: DatabaseTransaction, accountId: string) => Promise<Result>,
): Promise<Result> {
  const { accountId, id: sessionId } = requireSession(context);
  await countFactorTry(context, accountId);
  const result = await context.services.database.withOperatorTransaction(
    { accountId },
    'write',
    async (transaction) => {
      await takeCode(transaction, context, accountId, code);
      await noteFactor(transaction, sessionId);
      return work(transaction, accountId);
    },
  );
  context.record(`account:${accountId}`, { [action]: true });
  await tellOfChange(context, await readOwnAccount(context), 'secondFactorChanged');
  return result;
}

function noteFactor(transaction: DatabaseTransaction, sessionId: string): Promise<unknown> {
  return transaction
    .updateTable('session')
    .set({ has_second_factor: true })
    .where('id', '=', sessionId)
    .execute();
}
