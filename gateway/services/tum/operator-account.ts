import type * as z from 'zod/mini';
import type { firstStart } from '#bridge/calls/tum/first-start.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../services.ts';

/** An operator as the first start describes one, with the hash of the password. */
export type NewOperator = Omit<z.output<typeof firstStart.request>['operator'], 'password'> & {
  readonly hash: string;
};

/**
 * Makes an operator, or gives one of that name the new password: then the sessions end and no browser is known any longer.
 * @throws {RefusedError} `badInput` for the name of somebody who is no operator
 */
export async function keepOperator(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  { loginName, name, locale, hash }: NewOperator,
): Promise<string> {
  const known = await transaction
    .selectFrom('account')
    .where('login_name', '=', loginName)
    .select(['id', 'is_operator'])
    .forUpdate()
    .executeTakeFirst();
  const values = {
    display_name: name,
    locale,
    password_hash: hash,
    password_changed_at: context.now(),
    status: 'active' as const,
    failed_sign_ins: 0,
    last_failed_at: null,
  };
  if (known === undefined) {
    const id = uuid7();
    const account = { id, login_name: loginName, is_operator: true, ...values };
    await transaction.insertInto('account').values(account).execute();
    return id;
  }
  if (!known.is_operator) {
    throw new RefusedError('badInput', {
      fields: [{ path: 'operator.loginName', issue: 'taken' }],
    });
  }
  await transaction.updateTable('account').set(values).where('id', '=', known.id).execute();
  await context.services.sessions.endAll(transaction, known.id);
  await transaction.deleteFrom('known_device').where('account_id', '=', known.id).execute();
  return known.id;
}
