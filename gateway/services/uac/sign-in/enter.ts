import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { Session, SessionKind } from '#gateway/kernel/session.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { hashOf, isSecret, newSecret } from '../secrets.ts';
import { presentSession, type SessionInfo, withPhoto } from '../session-info.ts';
import { type SignInMethod, writeAttempt } from './attempts.ts';
import { REMEMBERED_SECONDS, rememberBrowser } from './remembered.ts';

/** Who signed in: the session, and what the browser may know of it. */
export interface SignedIn {
  readonly session: Session;
  readonly info: SessionInfo;
}

/** The account that is about to be signed in. */
export interface EnteringAccount {
  readonly id: string;
  readonly isOperator: boolean;
  readonly lastTenantId: string | null;
}

/** How it proves that it may. */
export interface Entrance {
  readonly method: SignInMethod;
  /**
   * Uses up what was proven, in the transaction that opens the session: of two uses at once one fails.
   * @throws {RefusedError} when it does not hold any longer.
   */
  prove(transaction: DatabaseTransaction, place: Place | null): Promise<void>;
  /** When the person really signed in, where that was before. */
  readonly authenticatedAt?: Date;
  /** Whether the browser is to stay signed in for some days, or what keeps it so already. */
  readonly remember?: boolean | { readonly id: string };
}

/** Where a sign-in lands, and with what power. */
export interface Place {
  readonly tenantId: string;
  readonly isSuper: boolean;
}

/**
 * Ends the browser's old session, opens the new one and sends the cookies. Whatever was proven before, this is the one door.
 * @throws {RefusedError} `noTenant`, and what `prove` refuses with.
 */
export async function enter(
  context: GatewaySessionContext,
  account: EnteringAccount,
  entrance: Entrance,
): Promise<SignedIn> {
  const { services, cookies } = context;
  const device = cookies.device !== null && isSecret(cookies.device) ? cookies.device : newSecret();
  const opened = await services.database.withOperatorTransaction(
    { accountId: account.id },
    'write',
    async (transaction) => {
      const place = await findPlace(transaction, account);
      await entrance.prove(transaction, place);
      const outcome = place === null ? 'no_tenant' : 'ok';
      const { method } = entrance;
      await writeAttempt(transaction, context, { accountId: account.id, method, outcome });
      if (place === null) return null;
      if (cookies.session !== null) {
        await services.sessions.end(transaction, cookies.session.id, 'logout');
      }
      await noteSignIn(transaction, context, account.id, place.tenantId);
      await rememberDevice(transaction, context, account.id, device);
      const kind = kindOf(account.isOperator, place.isSuper);
      const remembered = await rememberedBy(transaction, context, account.id, kind, entrance);
      const { session, secret } = await services.sessions.open(transaction, {
        accountId: account.id,
        tenantId: place.tenantId,
        kind,
        client: context.client,
        method,
        rememberedId: remembered?.id ?? null,
        ...(entrance.authenticatedAt && { authenticatedAt: entrance.authenticatedAt }),
      });
      const info = await presentSession(transaction, session);
      return { session, secret, info, cookie: remembered?.cookie };
    },
  );
  if (opened === null) throw new RefusedError(uacCodes.noTenant);
  if (opened.cookie) cookies.setRemembered(opened.cookie, REMEMBERED_SECONDS);
  cookies.setSession(opened.secret);
  cookies.setDevice(device);
  return { session: opened.session, info: await withPhoto(context, opened.session, opened.info) };
}

/** Only staff stay signed in: what administrators and operators can do is worth a password every day. */
async function rememberedBy(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  accountId: string,
  kind: SessionKind,
  { remember = false }: Entrance,
): Promise<{ readonly id: string; readonly cookie?: string } | undefined> {
  if (typeof remember === 'object') return remember;
  return remember && kind === 'staff'
    ? rememberBrowser(transaction, context, accountId)
    : undefined;
}

/** The tenant the account last worked in, if it still may; else the first by name. */
async function findPlace(
  transaction: DatabaseTransaction,
  account: EnteringAccount,
): Promise<Place | null> {
  const rows = await transaction
    .selectFrom('membership')
    .innerJoin('tenant', 'tenant.id', 'membership.tenant_id')
    .select(['membership.tenant_id', 'membership.is_super'])
    .where('membership.account_id', '=', account.id)
    .where('membership.status', '=', 'active')
    .where('tenant.status', '=', 'active')
    .orderBy('tenant.code')
    .execute();
  const row = rows.find(({ tenant_id }) => tenant_id === account.lastTenantId) ?? rows[0];
  return row === undefined ? null : { tenantId: row.tenant_id, isSuper: row.is_super };
}

/** Whose session it becomes, and so how long it lives. */
export function kindOf(isOperator: boolean, isSuper: boolean): SessionKind {
  if (isOperator) return 'operator';
  return isSuper ? 'admin' : 'staff';
}

async function noteSignIn(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  accountId: string,
  tenantId: string,
): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ failed_sign_ins: 0, last_sign_in_at: context.now(), last_tenant_id: tenantId })
    .where('id', '=', accountId)
    .execute();
}

async function rememberDevice(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  accountId: string,
  device: string,
): Promise<void> {
  const now = context.now();
  await transaction
    .insertInto('known_device')
    .values({
      account_id: accountId,
      device_hash: hashOf(device),
      created_at: now,
      last_seen_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'device_hash']).doUpdateSet({ last_seen_at: now }),
    )
    .execute();
}
