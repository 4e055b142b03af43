import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';

/** Ways in by a code alone (OWASP ASVS 5.0, 6.3.6 and 6.6.1, forbids them at its third level). */
const byCode: readonly string[] = ['sms', 'mail'];

/** @throws {RefusedError} `codeClosed` for a code alone where the company wants more of everybody. */
export async function refuseClosedCode(
  transaction: DatabaseTransaction,
  method: string,
  tenantId: string,
): Promise<void> {
  if (!byCode.includes(method)) return;
  const row = await transaction
    .selectFrom('tenant')
    .select('code_rule')
    .where('id', '=', tenantId)
    .executeTakeFirst();
  if (row?.code_rule === 'off') throw new RefusedError(uacCodes.codeClosed);
}
