import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { GatewaySessionContext } from '../../services.ts';

/** By what somebody signs in; kept with the session and with each try. */
export type SignInMethod =
  | 'password'
  | 'sms'
  | 'mail'
  | 'remembered'
  | 'qr'
  | 'token'
  | 'oidc'
  | 'enterprise'
  | 'old';

/** One try to sign in. */
export interface Attempt {
  /** Null when the name or the target belongs to no one. */
  readonly accountId: string | null;
  readonly method: SignInMethod;
  readonly outcome: 'ok' | 'wrong' | 'throttled' | 'locked' | 'disabled' | 'no_tenant';
}

/** Writes a try down, for its person and for those who look after an attack. */
export async function writeAttempt(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  { accountId, method, outcome }: Attempt,
): Promise<void> {
  await transaction
    .insertInto('sign_in_attempt')
    .values({
      id: uuid7(),
      at: context.now(),
      account_id: accountId,
      method,
      outcome,
      address: context.client.address,
      user_agent: context.client.userAgent,
    })
    .execute();
}
