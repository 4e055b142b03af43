import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { DatabaseTransaction } from '../../db/tables.ts';
import { RefusedError } from '../../kernel/refused-error.ts';

/**
 * The password was looked at outside any transaction: it may have been reset or the account disabled since.
 * @throws {RefusedError} `uac.wrongPassword`
 */
export async function requireUnchanged(
  transaction: DatabaseTransaction,
  candidate: { readonly id: string; readonly passwordHash: string | null },
): Promise<void> {
  const now = await transaction
    .selectFrom('account')
    .select(['password_hash', 'status'])
    .where('id', '=', candidate.id)
    .forUpdate()
    .executeTakeFirst();
  if (now?.password_hash !== candidate.passwordHash || now.status !== 'active') {
    throw new RefusedError(uacCodes.wrongPassword);
  }
}
