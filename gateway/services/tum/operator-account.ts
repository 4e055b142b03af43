import type * as z from 'zod/mini';
import type { firstStart } from '#bridge/calls/tum/first-start.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../services.ts';
import { changePassword } from '../uac/sign-in/change-password.ts';

/** An operator as the first start describes one, with the hash of the password. */
export type NewOperator = Omit<z.output<typeof firstStart.request>['operator'], 'password'> & {
  readonly hash: string;
};

/**
 * Makes an operator, or gives one of that name the new password: then the sessions end.
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
  const values = { display_name: name, locale, status: 'active' as const };
  if (known === undefined) {
    const id = uuid7();
    const account = { id, login_name: loginName, is_operator: true, ...values };
    await transaction.insertInto('account').values(account).execute();
    await changePassword(transaction, context, id, hash);
    return id;
  }
  if (!known.is_operator) {
    throw new RefusedError('badInput', {
      fields: [{ path: 'operator.loginName', issue: 'taken' }],
    });
  }
  await transaction.updateTable('account').set(values).where('id', '=', known.id).execute();
  await changePassword(transaction, context, known.id, hash);
  await context.services.sessions.endAll(transaction, known.id);
  return known.id;
}
