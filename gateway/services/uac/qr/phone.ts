import { randomInt } from 'node:crypto';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { type confirmQr, qrSeconds, type scanQr } from '#bridge/calls/uac/qr.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { Session } from '#gateway/kernel/session.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { hashOf } from '../secrets.ts';
import { requireSession } from '../session-info.ts';
import { isEnough } from '../sign-in/enter.ts';

const CHOICES = 3;

/** Opens a code on the phone: the first one has it, and sees who asks. @throws {RefusedError} `qrOver` */
export async function scan(
  context: GatewaySessionContext,
  { ticket }: ParsedRequestOf<typeof scanQr>,
): Promise<ResultOf<typeof scanQr>> {
  const session = requireSession(context);
  return context.services.database.withOperatorTransaction(
    { accountId: session.accountId },
    'write',
    async (transaction) => {
      await take(transaction, context, session, ticket);
      const row = await transaction
        .selectFrom('qr_sign_in')
        .selectAll()
        .where('ticket_hash', '=', hashOf(ticket))
        .where('state', '=', 'scanned')
        .where('session_id', '=', session.id)
        .where('expires_at', '>', context.now())
        .executeTakeFirst();
      if (row === undefined) throw new RefusedError(uacCodes.qrOver);
      const { name } = await transaction
        .selectFrom('tenant')
        .select('name')
        .where('id', '=', session.tenantId)
        .executeTakeFirstOrThrow();
      return {
        userAgent: row.user_agent,
        address: row.address,
        createdAt: row.created_at.toISOString(),
        company: name,
        choices: row.choices,
      };
    },
  );
}

/** Nothing where another phone was first. */
async function take(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  session: Session,
  ticket: string,
): Promise<void> {
  const numbers = new Set<string>();
  while (numbers.size < CHOICES) numbers.add(String(randomInt(10, 100)));
  const choices = [...numbers];
  const now = context.now();
  await transaction
    .updateTable('qr_sign_in')
    .set({
      state: 'scanned',
      session_id: session.id,
      account_id: session.accountId,
      match_number: choices[randomInt(CHOICES)],
      choices,
      expires_at: new Date(now.getTime() + qrSeconds.scanned * 1000),
    })
    .where('ticket_hash', '=', hashOf(ticket))
    .where('state', '=', 'created')
    .where('expires_at', '>', now)
    .execute();
}

/**
 * Takes the number that the person picked: the right one signs the desk in, another one ends the code.
 * @throws {RefusedError} `qrOver`, `qrWrongNumber`, `codeNotEnough`
 */
export async function confirm(
  context: GatewaySessionContext,
  { ticket, number }: ParsedRequestOf<typeof confirmQr>,
): Promise<null> {
  const session = requireSession(context);
  // Said here, where the person is: the desk would hear of it too late.
  if (!isEnough('qr', session.kind)) throw new RefusedError(uacCodes.codeNotEnough);
  const now = context.now();
  const row = await context.services.database.withOperatorTransaction(
    { accountId: session.accountId },
    'write',
    (transaction) =>
      transaction
        .updateTable('qr_sign_in')
        .set((one) => ({
          state: one
            .case()
            .when('match_number', '=', number)
            .then('confirmed' as const)
            .else('cancelled' as const)
            .end(),
          expires_at: new Date(now.getTime() + qrSeconds.confirmed * 1000),
        }))
        .where('ticket_hash', '=', hashOf(ticket))
        .where('session_id', '=', session.id)
        .where('state', '=', 'scanned')
        .where('expires_at', '>', now)
        .returning('state')
        .executeTakeFirst(),
  );
  if (row === undefined) throw new RefusedError(uacCodes.qrOver);
  if (row.state !== 'confirmed') throw new RefusedError(uacCodes.qrWrongNumber);
  context.record(`session:${session.id}`, { confirmedQr: true });
  return null;
}
