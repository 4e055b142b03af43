import type { Selectable } from 'kysely';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { Database, DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { hashOf, newSecret } from '../secrets.ts';
import { countOfAddress } from '../sign-in-throttle.ts';
import { tellOfChange } from './change-password.ts';
import { enter, isEnough, kindOf, type SignedIn } from './enter.ts';
import { findAccount, type KnownAccount } from './find-account.ts';
import { REMEMBERED_SECONDS, type RememberedCookie, readRemembered } from './remembered.ts';

/** Milliseconds in which the validator before still works: two tabs may start together. */
const GRACE = 60_000;

type Row = Selectable<Database['remembered_browser']>;

/** What a cookie turned out to be. */
type Finding =
  | { readonly kind: 'none' }
  | { readonly kind: 'throttled'; readonly wait: number }
  | { readonly kind: 'stolen'; readonly account: KnownAccount }
  | { readonly kind: 'known'; readonly account: KnownAccount; readonly row: Row; cookie?: string };

/**
 * Opens a session for a browser that is remembered, and replaces what its cookie holds. It is as old as the sign-in, so
 * that sensitive changes want the password. A validator that was used before means that somebody copied the cookie: every
 * browser of the account is signed out, and its person is informed.
 * @throws {RefusedError} `notRemembered`, `throttled`
 */
export async function resumeRemembered(context: GatewaySessionContext): Promise<SignedIn> {
  const cookie = readRemembered(context.cookies.remembered);
  const finding = cookie === null ? { kind: 'none' as const } : await look(context, cookie);
  if (finding.kind === 'throttled') {
    throw new RefusedError('throttled', { retryAfter: finding.wait });
  }
  if (finding.kind === 'stolen') await tellOfChange(context, finding.account, 'rememberedStolen');
  if (finding.kind !== 'known') {
    if (context.cookies.remembered !== null) context.cookies.setRemembered(null, 0);
    throw new RefusedError(uacCodes.notRemembered);
  }
  const { account, row } = finding;
  // What the old cookie holds is replaced by now: left in the browser, it would pass for a copy the next time.
  if (finding.cookie !== undefined) {
    const left = (row.expires_at.getTime() - context.now().getTime()) / 1000;
    context.cookies.setRemembered(finding.cookie, Math.min(REMEMBERED_SECONDS, Math.floor(left)));
  }
  return enter(context, account, {
    method: 'remembered',
    remember: { id: row.id },
    authenticatedAt: row.authenticated_at,
    async prove(_transaction, place) {
      const kind = kindOf(account.isOperator, place);
      if (!isEnough('remembered', kind)) throw new RefusedError(uacCodes.notRemembered);
    },
  }).catch(async (error: unknown) => {
    if (error instanceof RefusedError) await forget(context, row.id);
    throw error;
  });
}

/** Who may not come back without a password, or has no company any longer, is not asked again for this. */
async function forget(context: GatewaySessionContext, id: string): Promise<void> {
  context.cookies.setRemembered(null, 0);
  await context.services.database.withOperatorTransaction(
    { accountId: null },
    'write',
    (transaction) => transaction.deleteFrom('remembered_browser').where('id', '=', id).execute(),
  );
}

function look(context: GatewaySessionContext, cookie: RememberedCookie): Promise<Finding> {
  return context.services.database.withOperatorTransaction(
    { accountId: null },
    'write',
    async (transaction) => {
      const now = context.now();
      const wait = await countOfAddress(transaction, context.client.address, now);
      if (wait > 0) return { kind: 'throttled', wait };
      const row = await transaction
        .selectFrom('remembered_browser')
        .selectAll()
        .where('id', '=', cookie.id)
        .where('expires_at', '>', now)
        .forUpdate()
        .executeTakeFirst();
      const account = row && (await findAccount(transaction, row.account_id));
      if (row === undefined || !account || account.disabled) return { kind: 'none' };
      return judge(transaction, context, { row, account, cookie });
    },
  );
}

async function judge(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  found: { readonly row: Row; readonly account: KnownAccount; readonly cookie: RememberedCookie },
): Promise<Finding> {
  const { row, account, cookie } = found;
  const now = context.now();
  const hash = hashOf(cookie.validator);
  if (row.validator_hash.equals(hash)) {
    const validator = newSecret();
    await transaction
      .updateTable('remembered_browser')
      .set({
        validator_hash: hashOf(validator),
        previous_hash: hash,
        previous_valid_until: new Date(now.getTime() + GRACE),
        last_used_at: now,
      })
      .where('id', '=', row.id)
      .execute();
    return { kind: 'known', account, row, cookie: `${row.id}.${validator}` };
  }
  const inGrace = row.previous_valid_until !== null && row.previous_valid_until > now;
  if (inGrace && row.previous_hash?.equals(hash)) return { kind: 'known', account, row };
  await transaction.deleteFrom('remembered_browser').where('account_id', '=', account.id).execute();
  await context.services.sessions.endAll(transaction, account.id);
  return { kind: 'stolen', account };
}
