import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { DatabaseTransaction } from '../../db/tables.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { RefusedError } from '../../kernel/refused-error.ts';
import type { Session, SessionKind } from '../../kernel/session.ts';
import type { GatewaySessionContext } from '../services.ts';
import { hashOf, isSecret, newSecret } from './secrets.ts';
import { presentSession, type SessionInfo, withPhoto } from './session-info.ts';
import type { OpenedSession } from './sessions.ts';
import { type SignInTry, TRIES_PER_ACCOUNT } from './sign-in-throttle.ts';
import { requireUnchanged } from './unchanged-account.ts';

/** What someone typed into the sign-in page. */
export interface Credentials {
  readonly account: string;
  readonly password: string;
}

/** Who signed in: the session, and what the browser may know of it. */
export interface SignedIn {
  readonly session: Session;
  readonly info: SessionInfo;
}

interface Candidate {
  readonly id: string;
  readonly passwordHash: string | null;
  readonly disabled: boolean;
  readonly isOperator: boolean;
  readonly locked: boolean;
  readonly lastTenantId: string | null;
}

/** Id of no account: a look-up of it takes the time of any other, and one of null none at all. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

type Outcome = 'ok' | 'wrong' | 'throttled' | 'locked' | 'disabled' | 'no_tenant';

/**
 * Signs in by account and password and sends the cookies. Unknown names, wrong passwords and locked accounts
 * answer alike and take the same time.
 * @throws {RefusedError} `wrongPassword`, `throttled`, `busy`, `accountDisabled`, `noTenant`.
 */
export async function signIn(
  context: GatewaySessionContext,
  typed: Credentials,
): Promise<SignedIn> {
  const { services } = context;
  const loginName = typed.account.toLowerCase();
  const { candidate, counted } = await admit(context, loginName);
  const { matches, outdated } = await services.passwords.check(
    candidate?.passwordHash ?? null,
    typed.password,
  );
  if (candidate === null || !matches || candidate.locked) {
    return refuse(context, candidate, candidate?.locked && matches ? 'locked' : 'wrong');
  }
  if (candidate.disabled) return refuse(context, candidate, 'disabled');
  const rehashed = outdated ? await services.passwords.hash(typed.password) : null;
  return enter(context, candidate, counted, rehashed);
}

/** Finds the account and counts the try, before the password is looked at. */
async function admit(
  context: GatewaySessionContext,
  loginName: string,
): Promise<{ candidate: Candidate | null; counted: SignInTry }> {
  const { database, throttle } = context.services;
  const admitted = await database.withOperatorTransaction(
    { accountId: null },
    'write',
    async (transaction) => {
      const candidate = await findCandidate(transaction, loginName);
      const knownDevice = await findKnownDevice(transaction, candidate, context.cookies.device);
      const counted: SignInTry = {
        loginName,
        address: context.client.address,
        tenantId: candidate?.lastTenantId ?? null,
        knownDevice,
      };
      const wait = await throttle.count(transaction, counted, context.now());
      if (wait > 0) await writeAttempt(transaction, context, candidate, 'throttled');
      return {
        candidate:
          candidate === null
            ? null
            : { ...candidate, locked: candidate.locked && knownDevice === null },
        counted,
        wait,
      };
    },
  );
  if (admitted.wait > 0) throw new RefusedError('throttled', { retryAfter: admitted.wait });
  return admitted;
}

async function findCandidate(
  transaction: DatabaseTransaction,
  loginName: string,
): Promise<Candidate | null> {
  const row = await transaction
    .selectFrom('account')
    .select(['id', 'password_hash', 'status', 'is_operator', 'failed_sign_ins', 'last_tenant_id'])
    .where('login_name', '=', loginName)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    passwordHash: row.password_hash,
    disabled: row.status === 'disabled',
    isOperator: row.is_operator,
    locked: row.failed_sign_ins >= TRIES_PER_ACCOUNT,
    lastTenantId: row.last_tenant_id,
  };
}

/**
 * The mark of a browser that has signed in to the account before, or null. It is looked for on behalf of nobody too: a
 * statement fewer tells that a name is not there.
 */
async function findKnownDevice(
  transaction: DatabaseTransaction,
  candidate: Candidate | null,
  device: string | null,
): Promise<string | null> {
  if (device === null || !isSecret(device)) return null;
  const row = await transaction
    .selectFrom('known_device')
    .select('account_id')
    .where('account_id', '=', candidate?.id ?? NOBODY)
    .where('device_hash', '=', hashOf(device))
    .executeTakeFirst();
  return row === undefined ? null : device;
}

async function refuse(
  context: GatewaySessionContext,
  candidate: Candidate | null,
  outcome: 'wrong' | 'locked' | 'disabled',
): Promise<never> {
  await context.services.database.withOperatorTransaction(
    { accountId: null },
    'write',
    async (transaction) => {
      await writeAttempt(transaction, context, candidate, outcome);
      if (outcome !== 'wrong') return;
      // A name that nobody has takes the same statements, and so the same time.
      await transaction
        .updateTable('account')
        .set((row) => ({
          failed_sign_ins: row('failed_sign_ins', '+', 1),
          last_failed_at: context.now(),
        }))
        .where('id', '=', candidate?.id ?? NOBODY)
        .execute();
    },
  );
  throw new RefusedError(
    outcome === 'disabled' ? uacCodes.accountDisabled : uacCodes.wrongPassword,
  );
}

/** Ends the browser's old session, opens the new one and sends both cookies. */
async function enter(
  context: GatewaySessionContext,
  candidate: Candidate,
  counted: SignInTry,
  rehashed: string | null,
): Promise<SignedIn> {
  const { services, cookies } = context;
  const device = cookies.device !== null && isSecret(cookies.device) ? cookies.device : newSecret();
  const opened = await services.database.withOperatorTransaction(
    { accountId: candidate.id },
    'write',
    async (transaction) => {
      await requireUnchanged(transaction, candidate);
      const place = await findPlace(transaction, candidate);
      await services.throttle.forgive(transaction, counted);
      await writeAttempt(transaction, context, candidate, place === null ? 'no_tenant' : 'ok');
      if (place === null) return null;
      if (cookies.session !== null) {
        await services.sessions.end(transaction, cookies.session.id, 'logout');
      }
      await noteSignIn(transaction, context, candidate.id, place.tenantId, rehashed);
      await rememberDevice(transaction, context, candidate.id, device);
      const { session, secret } = await openSession(transaction, context, candidate, place);
      return { session, secret, info: await presentSession(transaction, session) };
    },
  );
  if (opened === null) throw new RefusedError(uacCodes.noTenant);
  cookies.setSession(opened.secret);
  cookies.setDevice(device);
  return { session: opened.session, info: await withPhoto(context, opened.session, opened.info) };
}

interface Place {
  readonly tenantId: string;
  readonly isSuper: boolean;
}

/** The tenant the account last worked in, if it still may; else the first by name. */
async function findPlace(
  transaction: DatabaseTransaction,
  candidate: Candidate,
): Promise<Place | null> {
  const rows = await transaction
    .selectFrom('membership')
    .innerJoin('tenant', 'tenant.id', 'membership.tenant_id')
    .select(['membership.tenant_id', 'membership.is_super'])
    .where('membership.account_id', '=', candidate.id)
    .where('membership.status', '=', 'active')
    .where('tenant.status', '=', 'active')
    .orderBy('tenant.code')
    .execute();
  const row = rows.find(({ tenant_id }) => tenant_id === candidate.lastTenantId) ?? rows[0];
  return row === undefined ? null : { tenantId: row.tenant_id, isSuper: row.is_super };
}

/** Whose session it becomes, and so how long it lives. */
export function kindOf(isOperator: boolean, isSuper: boolean): SessionKind {
  if (isOperator) return 'operator';
  return isSuper ? 'admin' : 'staff';
}

async function openSession(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  candidate: Candidate,
  place: Place,
): Promise<OpenedSession> {
  return context.services.sessions.open(transaction, {
    accountId: candidate.id,
    tenantId: place.tenantId,
    kind: kindOf(candidate.isOperator, place.isSuper),
    client: context.client,
  });
}

async function noteSignIn(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  accountId: string,
  tenantId: string,
  rehashed: string | null,
): Promise<void> {
  await transaction
    .updateTable('account')
    .set({
      failed_sign_ins: 0,
      last_sign_in_at: context.now(),
      last_tenant_id: tenantId,
      ...(rehashed === null ? {} : { password_hash: rehashed }),
    })
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

async function writeAttempt(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  candidate: Candidate | null,
  outcome: Outcome,
): Promise<void> {
  await transaction
    .insertInto('sign_in_attempt')
    .values({
      id: uuid7(),
      at: context.now(),
      account_id: candidate?.id ?? null,
      method: 'password',
      outcome,
      address: context.client.address,
      user_agent: context.client.userAgent,
    })
    .execute();
}
