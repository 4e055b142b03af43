import type { DeliveryChannel } from '#gateway/db/sign-in-tables.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import type { Template } from '../../delivery/compose.ts';
import type { GatewaySessionContext } from '../../services.ts';
import type { KnownAccount } from './find-account.ts';

/**
 * Keeps a new password and unlocks the account. Browsers that were known or stay signed in may be an intruder's, so none
 * is any longer; ending the sessions is left to the caller, who may keep its own.
 */
export async function changePassword(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  accountId: string,
  hash: string,
): Promise<void> {
  await transaction
    .updateTable('account')
    .set({
      password_hash: hash,
      password_changed_at: context.now(),
      failed_sign_ins: 0,
      last_failed_at: null,
    })
    .where('id', '=', accountId)
    .execute();
  await transaction.deleteFrom('known_device').where('account_id', '=', accountId).execute();
  await transaction.deleteFrom('remembered_browser').where('account_id', '=', accountId).execute();
}

/** A number or an address that a person has proven to be the own one. */
export interface Contact {
  readonly channel: DeliveryChannel;
  readonly target: string;
}

/** Reads every way there is to reach a person. */
export function readReach(context: GatewaySessionContext, accountId: string): Promise<Contact[]> {
  return context.services.database.withOperatorTransaction({ accountId }, 'read', (transaction) =>
    transaction
      .selectFrom('account_contact')
      .select(['channel', 'target'])
      .where('account_id', '=', accountId)
      .execute(),
  );
}

/** Tells a person that something about the account changed, by every way there is, or was before the change. */
export async function tellOfChange(
  context: GatewaySessionContext,
  account: Pick<KnownAccount, 'id' | 'loginName' | 'locale' | 'sentFor'>,
  template: Template,
  reach?: readonly Contact[],
): Promise<void> {
  const contacts = reach ?? (await readReach(context, account.id));
  const { locale, sentFor: tenantId, loginName } = account;
  const parts = { account: loginName };
  for (const { channel, target } of contacts) {
    context.services.delivery.post({ channel, target, template, parts, locale, tenantId });
  }
}
