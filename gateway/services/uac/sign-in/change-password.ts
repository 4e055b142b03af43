import type { DeliveryChannel } from '#gateway/db/sign-in-tables.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import type { Template } from '../../delivery/compose.ts';
import type { GatewaySessionContext } from '../../services.ts';
import type { KnownAccount } from './find-account.ts';

/**
 * Keeps a new password and unlocks the account. Whatever else opens it may be in an intruder's hands, so nothing does any
 * longer; ending the sessions is left to the caller, who may keep its own.
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
  for (const table of ['known_device', 'remembered_browser'] as const) {
    await transaction.deleteFrom(table).where('account_id', '=', accountId).execute();
  }
  await voidCodes(transaction, accountId);
  await transaction
    .updateTable('account_link')
    .set({ used_at: context.now() })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}

/** Voids the codes on their way to an account and what was opened by one: they went to where it is reached no longer. */
export async function voidCodes(
  transaction: DatabaseTransaction,
  accountId: string,
): Promise<void> {
  for (const table of ['verification_code', 'sign_in_ticket'] as const) {
    await transaction.deleteFrom(table).where('account_id', '=', accountId).execute();
  }
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
