import { sql } from 'kysely';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { hashOf, isSecret } from '../secrets.ts';
import { countTry, type Entered } from './by-identity.ts';
import { enter, isEnough, kindOf } from './enter.ts';
import { findAccount } from './find-account.ts';
import { readTicket, spendTicket, type TicketPurpose } from './tickets.ts';

/** Somebody else used a ticket at the same moment. */
class CopiedError extends RefusedError {}

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
      const kind = kindOf(found.isOperator, place);
      if (!isEnough('token', kind)) throw new RefusedError(uacCodes.codeNotEnough);
      const isSpent = await spendTicket(transaction, purpose, secret, context.now());
      if (!isSpent) throw new CopiedError(uacCodes.doorTimeOut);
    },
  }).catch(async (error: unknown) => {
    if (error instanceof CopiedError) await endCopied(context, purpose, secret);
    throw error;
  });
  const isCopied = await noteSession(context, secret, signedIn.session.id);
  if (isCopied) {
    context.cookies.clearSession();
    throw new RefusedError(uacCodes.doorTimeOut);
  }
  return { signedIn, link: null };
}

/** Notes what a ticket opened; where somebody came with it meanwhile, that ends at once, and it returns true. */
function noteSession(
  { services }: GatewaySessionContext,
  secret: string,
  sessionId: string,
): Promise<boolean> {
  return services.database.withOperatorTransaction(
    { accountId: null },
    'write',
    async (transaction) => {
      const { detail } = await transaction
        .updateTable('sign_in_ticket')
        .set({ detail: sql`detail || ${JSON.stringify({ sessionId })}::jsonb` })
        .where('secret_hash', '=', hashOf(secret))
        .returning('detail')
        .executeTakeFirstOrThrow();
      if (detail.isCopied !== true) return false;
      await services.sessions.end(transaction, sessionId, 'revoked');
      return true;
    },
  );
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
        .updateTable('sign_in_ticket')
        .set({ detail: sql`detail || '{"isCopied": true}'::jsonb` })
        .where('secret_hash', '=', hashOf(secret))
        .where('purpose', '=', purpose)
        .where('used_at', 'is not', null)
        .returning('detail')
        .executeTakeFirst();
      const sessionId = used?.detail.sessionId;
      if (typeof sessionId !== 'string') return;
      await services.sessions.end(transaction, sessionId, 'revoked');
    },
  );
}
