import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { hashOf, isSecret } from '../secrets.ts';
import { countTry, type Entered } from './by-identity.ts';
import { enter, isEnough, kindOf } from './enter.ts';
import { findAccount } from './find-account.ts';
import { readTicket, spendTicket, type TicketPurpose } from './tickets.ts';

/** Signs in by the ticket of an address. @throws {RefusedError} `parameterIllegal`, `doorTimeOut`, `codeNotEnough` */
export async function enterByToken(
  context: GatewaySessionContext,
  { token }: { readonly token: string },
): Promise<Entered> {
  await countTry(context);
  return enterByTicket(context, 'tokenLogin', token, {});
}

/**
 * Signs in by a ticket that was made for exactly this use. It works once: who comes with it a second time has copied it,
 * or was copied from, so the session of the first use ends.
 */
export async function enterByTicket(
  context: GatewaySessionContext,
  purpose: TicketPurpose,
  secret: string,
  wanted: Readonly<Record<string, string>>,
): Promise<Entered> {
  if (!isSecret(secret)) throw new RefusedError(uacCodes.parameterIllegal);
  const { database } = context.services;
  const found = await database.withOperatorTransaction(
    { accountId: null },
    'read',
    async (transaction) => {
      const ticket = await readTicket(transaction, purpose, secret, context.now());
      const isWanted = Object.entries(wanted).every(
        ([name, value]) => ticket?.detail[name] === value,
      );
      return ticket && isWanted ? findAccount(transaction, ticket.accountId) : null;
    },
  );
  if (found === null) {
    await endCopied(context, purpose, secret);
    throw new RefusedError(uacCodes.doorTimeOut);
  }
  if (found.disabled) throw new RefusedError(uacCodes.accountDisabled);
  const signedIn = await enter(context, found, {
    method: 'token',
    async prove(transaction, place) {
      const kind = kindOf(found.isOperator, place?.isSuper ?? false);
      if (!isEnough('token', kind)) throw new RefusedError(uacCodes.codeNotEnough);
      const isSpent = await spendTicket(transaction, purpose, secret, context.now());
      if (!isSpent) throw new RefusedError(uacCodes.doorTimeOut);
    },
  });
  await database.withOperatorTransaction({ accountId: null }, 'write', (transaction) =>
    transaction
      .updateTable('sign_in_ticket')
      .set({ detail: JSON.stringify({ ...wanted, sessionId: signedIn.session.id }) })
      .where('secret_hash', '=', hashOf(secret))
      .execute(),
  );
  return { signedIn, link: null };
}

async function endCopied(
  { services }: GatewaySessionContext,
  purpose: TicketPurpose,
  secret: string,
): Promise<void> {
  await services.database.withOperatorTransaction(
    { accountId: null },
    'write',
    async (transaction) => {
      const used = await transaction
        .selectFrom('sign_in_ticket')
        .select('detail')
        .where('secret_hash', '=', hashOf(secret))
        .where('purpose', '=', purpose)
        .where('used_at', 'is not', null)
        .executeTakeFirst();
      const sessionId = used?.detail.sessionId;
      if (typeof sessionId !== 'string') return;
      await services.sessions.end(transaction, sessionId, 'revoked');
    },
  );
}
