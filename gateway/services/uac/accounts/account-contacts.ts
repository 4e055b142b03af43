import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { saveAccountContacts } from '#bridge/calls/uac/accounts.ts';
import type { resetSecondFactor } from '#bridge/calls/uac/second-factor.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { isUniqueViolation } from '#gateway/db/errors.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { requireAllOf } from '../roles/grants.ts';
import { readAccount } from './managed-account.ts';
import { nameTries } from './name-tries.ts';

/** An account that this company looks after and that holds no more than its administrator does. */
async function requireManaged(context: CallContext, accountId: string): Promise<void> {
  const { isManaged } = await readAccount(context, accountId);
  await requireAllOf(context, accountId);
  if (!isManaged) throw new RefusedError(uacCodes.accountNotManaged);
}

/**
 * Enters the phone and the address of an account, as they are known to the company.
 * @throws {RefusedError} `notFound`, `beyondOwnRights`, `accountNotManaged`, `contactTaken`, `throttled`
 */
export async function saveContacts(
  context: CallContext,
  { accountId, phone, email }: ParsedRequestOf<typeof saveAccountContacts>,
): Promise<null> {
  await requireManaged(context, accountId);
  const { database, tenantId } = context;
  // That a phone or an address is somebody's is known by this, so it is limited as the names of accounts are.
  nameTries.count(tenantId, context.now());
  const wanted = [
    { channel: 'sms', target: phone },
    { channel: 'mail', target: email },
  ] as const;
  for (const { channel, target } of wanted) {
    if (target === undefined) continue;
    const confirmed_at = context.now();
    await database
      .insertInto('account_contact')
      .values({ account_id: accountId, channel, target, confirmed_at })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'channel']).doUpdateSet({ target, confirmed_at }),
      )
      .execute()
      .catch((error: unknown) => {
        if (!isUniqueViolation(error, 'account_contact_channel_target_key')) throw error;
        throw new RefusedError(uacCodes.contactTaken);
      });
  }
  nameTries.free(tenantId);
  const entered = wanted.filter(({ target }) => target !== undefined).map(({ channel }) => channel);
  context.record(`account:${accountId}`, { entered });
  return null;
}

/**
 * Takes the second factor of an account away, with its recovery codes; no one does this to the own one.
 * @throws {RefusedError} `notFound`, `beyondOwnRights`, `accountNotManaged`, `ownAccount`
 */
export async function removeFactor(
  context: CallContext,
  { accountId }: ParsedRequestOf<typeof resetSecondFactor>,
): Promise<null> {
  if (accountId === context.accountId) throw new RefusedError(uacCodes.ownAccount);
  await requireManaged(context, accountId);
  const { numDeletedRows } = await context.database
    .deleteFrom('second_factor')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new RefusedError('notFound');
  context.record(`account:${accountId}`, { secondFactorReset: true });
  return null;
}
