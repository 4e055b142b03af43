import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { updatePassword } from '#bridge/calls/uac/security.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { refusePassword } from '../passwords/weak-passwords.ts';
import { requireSession } from '../session-info.ts';
import { changePassword, tellOfChange } from '../sign-in/change-password.ts';
import { requireUnchanged } from '../unchanged-account.ts';
import { noteTyped, requireOwnPassword } from './confirm.ts';

/**
 * Changes the own password. Every other session and every remembered browser of the account ends; this one goes on under
 * a new id.
 * @throws {RefusedError} `wrongPassword`, `samePassword`, `badInput` for a weak one, `throttled`, `busy`
 */
export async function changeOwnPassword(
  context: GatewaySessionContext,
  { oldPassword, password }: ParsedRequestOf<typeof updatePassword>,
): Promise<null> {
  const session = requireSession(context);
  const { database, passwords, sessions } = context.services;
  const account = await requireOwnPassword(context, oldPassword);
  if (oldPassword === password) throw new RefusedError(uacCodes.samePassword);
  refusePassword(password, account);
  const hash = await passwords.hash(password);
  await database.withOperatorTransaction(
    { accountId: account.id },
    'write',
    async (transaction) => {
      await requireUnchanged(transaction, account);
      await changePassword(transaction, context, account.id, hash);
      await sessions.endAll(transaction, account.id, session.id);
      await noteTyped(transaction, session, context.now(), 'password');
    },
  );
  context.cookies.setRemembered(null, 0);
  await context.cookies.rotate();
  context.record(`account:${account.id}`, { passwordChanged: true });
  await tellOfChange(context, account, 'passwordChanged');
  return null;
}
