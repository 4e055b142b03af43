import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import {
  type cancelQr,
  type createQr,
  type pollQr,
  qrPerMinute,
  qrSeconds,
} from '#bridge/calls/uac/qr.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { hashOf, newSecret } from '../secrets.ts';
import { nameBrowser } from '../sign-in/by-identity.ts';
import { enter, isEnough, kindOf } from '../sign-in/enter.ts';
import { findAccount } from '../sign-in/find-account.ts';
import { countWithin, networkOf, shortHash } from '../sign-in-throttle.ts';

const over = { state: 'over', matchNumber: null, session: null } as const;

/** Makes a code for this browser. @throws {RefusedError} `throttled` */
export async function create(context: GatewaySessionContext): Promise<ResultOf<typeof createQr>> {
  const { database } = context.services;
  const now = context.now();
  const ticket = newSecret();
  const browser = nameBrowser(context, qrSeconds.created + qrSeconds.scanned + qrSeconds.confirmed);
  const key = `qr:${shortHash(networkOf(context.client.address))}`;
  const wait = await database.withOperatorTransaction(
    { accountId: null },
    'write',
    async (transaction) => {
      const limit = { most: qrPerMinute, within: 60_000, now };
      const seconds = await countWithin(transaction, key, limit);
      if (seconds > 0) return seconds;
      await transaction
        .insertInto('qr_sign_in')
        .values({
          ticket_hash: hashOf(ticket),
          browser_hash: browser,
          user_agent: context.client.userAgent,
          address: context.client.address,
          created_at: now,
          expires_at: new Date(now.getTime() + qrSeconds.created * 1000),
        })
        .execute();
      return 0;
    },
  );
  if (wait > 0) throw new RefusedError('throttled', { retryAfter: wait });
  return { ticket, life: qrSeconds.created };
}

/**
 * Says how far a code is, to the browser that asked for it, and signs that one in once: the code is used up in the
 * transaction that opens the session.
 * @throws {RefusedError} `codeNotEnough`, `accountDisabled`, `noTenant`
 */
export async function poll(
  context: GatewaySessionContext,
  { ticket }: ParsedRequestOf<typeof pollQr>,
): Promise<ResultOf<typeof pollQr>> {
  const found = await context.services.database.withOperatorTransaction(
    { accountId: null },
    'read',
    async (transaction) => {
      const row = await ofThisBrowser(transaction, context, ticket);
      const isConfirmed = row?.state === 'confirmed' && row.account_id !== null;
      const account = isConfirmed ? await findAccount(transaction, row.account_id ?? '') : null;
      const phone = isConfirmed ? await livePhone(transaction, context, row.session_id) : undefined;
      return { row, account, phone };
    },
  );
  const { row, account, phone } = found;
  if (row?.state === 'created') return { ...over, state: 'created' };
  if (row?.state === 'scanned') return { ...over, state: 'scanned', matchNumber: row.match_number };
  if (row === undefined || account === null || phone === undefined) return over;
  if (account.disabled) throw new RefusedError(uacCodes.accountDisabled);
  const { session, info } = await enter(context, account, {
    method: 'qr',
    authenticatedAt: phone.authenticated_at,
    async prove(transaction, place) {
      const kind = kindOf(account.isOperator, place);
      if (!isEnough('qr', kind)) throw new RefusedError(uacCodes.codeNotEnough);
      await consume(transaction, context, ticket);
    },
  });
  context.record(`session:${session.id}`, { phone: row.session_id }, session);
  return { state: 'consumed', matchNumber: null, session: info };
}

/** The code of the browser that asks, while it works. */
function ofThisBrowser(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  ticket: string,
) {
  return transaction
    .selectFrom('qr_sign_in')
    .selectAll()
    .where('ticket_hash', '=', hashOf(ticket))
    .where('browser_hash', '=', hashOf(context.cookies.pending ?? ''))
    .where('expires_at', '>', context.now())
    .executeTakeFirst();
}

/** A phone that was signed out meanwhile, or taken away from, signs nothing in. */
function livePhone(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  sessionId: string | null,
) {
  return transaction
    .selectFrom('session')
    .select('authenticated_at')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('idle_expires_at', '>', context.now())
    .executeTakeFirst();
}

async function consume(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  ticket: string,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('qr_sign_in')
    .set({ state: 'consumed' })
    .where('ticket_hash', '=', hashOf(ticket))
    .where('browser_hash', '=', hashOf(context.cookies.pending ?? ''))
    .where('state', '=', 'confirmed')
    .where('expires_at', '>', context.now())
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new RefusedError(uacCodes.qrOver);
}

/** Ends a code: for the browser that asked for it, and for the phone that opened it. */
export async function cancel(
  context: GatewaySessionContext,
  { ticket }: ParsedRequestOf<typeof cancelQr>,
): Promise<null> {
  const { pending, session } = context.cookies;
  await context.services.database.withOperatorTransaction(
    { accountId: null },
    'write',
    (transaction) =>
      transaction
        .updateTable('qr_sign_in')
        .set({ state: 'cancelled' })
        .where('ticket_hash', '=', hashOf(ticket))
        .where('state', 'in', ['created', 'scanned', 'confirmed'])
        .where((or) =>
          or.or([
            or('browser_hash', '=', hashOf(pending ?? '')),
            ...(session === null ? [] : [or('session_id', '=', session.id)]),
          ]),
        )
        .execute(),
  );
  return null;
}
