import { rememberedDays } from '#bridge/calls/uac/session.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { hashOf, isSecret, newSecret } from '../secrets.ts';

/** Seconds for which a browser is remembered, counted from its sign-in. */
export const REMEMBERED_SECONDS = rememberedDays * 86_400;

/** What the cookie of a remembered browser holds: which one it is, and what proves it. */
export interface RememberedCookie {
  readonly id: string;
  readonly validator: string;
}

/** Reads the cookie; null for what cannot be one. */
export function readRemembered(cookie: string | null): RememberedCookie | null {
  const [id = '', validator = ''] = cookie?.split('.', 2) ?? [];
  return /^[0-9a-f-]{36}$/.test(id) && isSecret(validator) ? { id, validator } : null;
}

/** Remembers the browser for some days; returns what its cookie is to hold. */
export async function rememberBrowser(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  accountId: string,
): Promise<{ readonly id: string; readonly cookie: string }> {
  const now = context.now();
  const id = uuid7();
  const validator = newSecret();
  await transaction
    .insertInto('remembered_browser')
    .values({
      id,
      account_id: accountId,
      validator_hash: hashOf(validator),
      user_agent: context.client.userAgent,
      address: context.client.address,
      authenticated_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + REMEMBERED_SECONDS * 1000),
    })
    .execute();
  return { id, cookie: `${id}.${validator}` };
}

/** Remembers this browser no longer: its person signed out. */
export async function forgetBrowser(context: GatewaySessionContext): Promise<void> {
  if (context.cookies.remembered === null) return;
  context.cookies.setRemembered(null, 0);
  await context.services.database.withOperatorTransaction(
    { accountId: null },
    'write',
    (transaction) => dropRemembered(transaction, context.cookies.remembered),
  );
}

/** Voids what a cookie of a remembered browser opens. Only who holds the whole cookie can do this. */
export async function dropRemembered(
  transaction: DatabaseTransaction,
  remembered: string | null,
): Promise<void> {
  const cookie = readRemembered(remembered);
  if (cookie === null) return;
  await transaction
    .deleteFrom('remembered_browser')
    .where('id', '=', cookie.id)
    .where('validator_hash', '=', hashOf(cookie.validator))
    .execute();
}
