import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { codeLogin } from '#bridge/calls/uac/verification.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { refuseClosedCode } from './code-rule.ts';
import { checkDigits } from './codes.ts';
import { enter, isEnough, kindOf, type SignedIn } from './enter.ts';
import { findAccount } from './find-account.ts';

/**
 * Signs in by a code that came by SMS or mail. It is one factor, and a weak one: not enough for those who look after a
 * company or the platform.
 * @throws {RefusedError} `codeWrong`, `codeNotEnough`, `codeClosed`, `accountDisabled`, `noTenant`, `throttled`, `busy`
 */
export async function signInByCode(
  context: GatewaySessionContext,
  request: ParsedRequestOf<typeof codeLogin>,
): Promise<SignedIn> {
  const right = await checkDigits(context, 'signIn', request);
  const account = await context.services.database.withOperatorTransaction(
    { accountId: right.accountId },
    'read',
    (transaction) => findAccount(transaction, right.accountId),
  );
  if (account === null) throw new RefusedError(uacCodes.codeWrong);
  if (account.disabled) throw new RefusedError(uacCodes.accountDisabled);
  return enter(context, account, {
    method: right.channel,
    remember: request.remember === '1',
    async prove(transaction, place) {
      const kind = kindOf(account.isOperator, place);
      if (!isEnough(right.channel, kind)) throw new RefusedError(uacCodes.codeNotEnough);
      if (place !== null) await refuseClosedCode(transaction, right.channel, place.tenantId);
      await right.spend(transaction);
    },
  });
}
