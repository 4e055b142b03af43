import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { Session, SessionKind } from '#gateway/kernel/session.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { asksFactor, hasFactor, isRequiredIn } from '../second-factor/factors.ts';
import { hashOf, isSecret, newSecret } from '../secrets.ts';
import { presentSession, type SessionInfo, withPhoto } from '../session-info.ts';
import { forgiveAddress } from '../sign-in-throttle.ts';
import { type SignInMethod, writeAttempt } from './attempts.ts';
import { dropRemembered, REMEMBERED_SECONDS, rememberBrowser } from './remembered.ts';
import { makeTicket } from './tickets.ts';

/** Seconds for which a browser may go on with the second factor; as long as its ticket. */
const PENDING_SECONDS = 300;

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
  /** What is done once the session really opens, in its transaction: never before a second factor. */
  readonly also?: (transaction: DatabaseTransaction, accountId: string) => Promise<void>;
  /** What a sign-in that waits for the second factor keeps, for `also` of the step after. */
  readonly carried?: () => Readonly<Record<string, unknown>>;
  /** A second factor was proven, or is behind the way itself. */
  readonly hasSecondFactor?: boolean;
  /** The person has just typed a code of the second factor. */
  readonly typedCode?: boolean;
  /** When the person really signed in, where that was before. */
  readonly authenticatedAt?: Date;
  /** Whether the browser is to stay signed in for some days, or what keeps it so already. */
  readonly remember?: boolean | { readonly id: string };
}

/** Where a sign-in lands, and with what power. */
export interface Place extends Standing {
  readonly tenantId: string;
}

/** What a person is in a company, as far as it decides whose session it becomes. */
export interface Standing {
  readonly isSuper: boolean;
  /** A person of a supplier. */
  readonly isPartner: boolean;
}

/**
 * Ends the browser's old session, opens the new one and sends the cookies. Whatever was proven before, this is the one door.
 * @throws {RefusedError} `noTenant`, `secondFactorNeeded`, and what `prove` refuses with.
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
    (transaction) => openSession(transaction, context, { account, entrance, device }),
  );
  if (opened === null) throw new RefusedError(uacCodes.noTenant);
  if (opened.pending !== undefined) {
    cookies.setPending(opened.pending, PENDING_SECONDS);
    throw new RefusedError(uacCodes.secondFactorNeeded);
  }
  if (opened.cookie) cookies.setRemembered(opened.cookie, REMEMBERED_SECONDS);
  else if (entrance.method !== 'remembered' && cookies.remembered !== null) {
    cookies.setRemembered(null, 0);
  }
  cookies.setSession(opened.secret);
  cookies.setDevice(device);
  return { session: opened.session, info: await withPhoto(context, opened.session, opened.info) };
}

/** Null where there is no company; `pending` where the second factor comes first. */
async function openSession(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  coming: {
    readonly account: EnteringAccount;
    readonly entrance: Entrance;
    readonly device: string;
  },
) {
  const { account, entrance, device } = coming;
  const { services, cookies } = context;
  const { method } = entrance;
  const place = await findPlace(transaction, account);
  await entrance.prove(transaction, place);
  if (place !== null && (await wantsSecondFactor(transaction, account, place, entrance))) {
    return { pending: await makePending(transaction, context, account.id, entrance) };
  }
  const outcome = place === null ? 'no_tenant' : 'ok';
  await writeAttempt(transaction, context, { accountId: account.id, method, outcome });
  if (place === null) return null;
  if (countedByAddress.includes(method)) {
    await forgiveAddress(transaction, context.client.address);
  }
  await entrance.also?.(transaction, account.id);
  if (cookies.session !== null) {
    await services.sessions.end(transaction, cookies.session.id, 'logout');
  }
  await noteSignIn(transaction, context, account.id, place.tenantId);
  await rememberDevice(transaction, context, account.id, device);
  const kind = kindOf(account.isOperator, place);
  // Or the browser would fall back to who was remembered in it before, once this session ends.
  if (method !== 'remembered') await dropRemembered(transaction, cookies.remembered);
  const remembered = await rememberedBy(transaction, context, account.id, kind, entrance);
  const { session, secret } = await services.sessions.open(transaction, {
    accountId: account.id,
    tenantId: place.tenantId,
    kind,
    client: context.client,
    method,
    rememberedId: remembered?.id ?? null,
    hasSecondFactor: entrance.hasSecondFactor ?? false,
    typedSecret: method === 'password' || (entrance.typedCode ?? false),
    ...(entrance.authenticatedAt && { authenticatedAt: entrance.authenticatedAt }),
  });
  const info = await presentSession(transaction, session);
  return { session, secret, info, cookie: remembered?.cookie };
}

/** Ways whose tries an address has been counted for by now; a password takes its own back as soon as it was right. */
const countedByAddress: readonly SignInMethod[] = [
  ...(['sms', 'mail', 'remembered', 'token'] as const),
  ...(['oidc', 'enterprise', 'old'] as const),
];

/** Ways that follow a sign-in which asked for it. */
const followed: readonly SignInMethod[] = ['remembered', 'qr'];

/** Whether the account has a second factor, or the company wants one of its administrators and of people of suppliers. */
async function wantsSecondFactor(
  transaction: DatabaseTransaction,
  account: EnteringAccount,
  place: Place,
  { method, hasSecondFactor = false }: Entrance,
): Promise<boolean> {
  if (hasSecondFactor || followed.includes(method)) return false;
  if (await hasFactor(transaction, account.id)) return true;
  const kind = kindOf(account.isOperator, place);
  return asksFactor(kind) && (await isRequiredIn(transaction, place.tenantId));
}

/** What this browser goes on with. */
function makePending(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  accountId: string,
  { method, carried }: Entrance,
): Promise<string> {
  const now = context.now();
  const detail = { ...carried?.(), method };
  return makeTicket(transaction, { purpose: 'secondFactor', accountId, detail, now });
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
    .select(['membership.tenant_id', 'membership.is_super', 'membership.supplier_id'])
    .where('membership.account_id', '=', account.id)
    .where('membership.status', '=', 'active')
    .where('tenant.status', '=', 'active')
    .orderBy('tenant.code')
    .execute();
  const row = rows.find(({ tenant_id }) => tenant_id === account.lastTenantId) ?? rows[0];
  if (row === undefined) return null;
  const { tenant_id: tenantId, is_super: isSuper, supplier_id } = row;
  return { tenantId, isSuper, isPartner: supplier_id !== null };
}

/**
 * Whether a way to sign in is enough to look after a company or the platform, or for a person of a supplier. What one stolen phone opens, or a browser
 * that was left signed in, is not.
 */
const isEnoughForPower: Readonly<Record<SignInMethod, boolean>> = {
  password: true,
  sms: false,
  mail: false,
  remembered: false,
  qr: false,
  token: false,
  // The company's own system decides how its people prove who they are.
  oidc: true,
  enterprise: true,
  old: false,
};

/** Whether who signed in by a method, as it is kept with the session, may have a session of a kind. */
export function isEnough(method: string, kind: SessionKind): boolean {
  return (
    kind === 'staff' || Object.entries(isEnoughForPower).some((one) => one[0] === method && one[1])
  );
}

/** Whose session it becomes, and so how long it lives. */
export function kindOf(isOperator: boolean, standing: Standing | null): SessionKind {
  if (isOperator) return 'operator';
  if (standing?.isPartner) return 'partner';
  return standing?.isSuper ? 'admin' : 'staff';
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
