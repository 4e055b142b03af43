import { randomBytes } from 'node:crypto';
import { recoveryCodes } from '#bridge/calls/uac/second-factor.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { SessionKind } from '#gateway/kernel/session.ts';
import type { GatewayServices, GatewaySessionContext } from '../../services.ts';
import { hashOf } from '../secrets.ts';
import { findKnownDevice } from '../sign-in/find-account.ts';
import { countWithin, networkOf, shortHash } from '../sign-in-throttle.ts';
import { fromBase32, newTotpSecret, stepOf, toBase32, totpAddress } from './totp.ts';

/** Codes that may be tried for one account from one network within five minutes. */
const TRIES = 5;
const WITHIN = 5 * 60_000;
/** Codes of one account that strangers may try in an hour from all networks together, and known browsers as many. */
const TRIES_TOGETHER = 25;
const HOUR = 3_600_000;
/** What the secrets are sealed for. */
const PLACE = 'second factor';

/** Whether an account has a second factor that is asked for. */
export async function hasFactor(
  transaction: DatabaseTransaction,
  accountId: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('second_factor')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a company wants a second factor of its administrators. */
export async function isRequiredIn(
  transaction: DatabaseTransaction,
  tenantId: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('tenant')
    .select('second_factor_rule')
    .where('id', '=', tenantId)
    .executeTakeFirst();
  return row?.second_factor_rule === 'required';
}

/** Whose sessions a company may want a second factor for: administrators, and people of suppliers. */
export function asksFactor(kind: SessionKind): boolean {
  return kind === 'admin' || kind === 'partner';
}

/**
 * Whether who looks after a company or the platform still has to prove a second factor: the own one always, another one
 * where the company wants one of its administrators.
 */
export async function lacksFactor(
  transaction: DatabaseTransaction,
  session: { readonly id: string; readonly accountId: string },
  place: { readonly tenantId: string; readonly kind: SessionKind },
): Promise<boolean> {
  if (place.kind === 'staff') return false;
  const isAsked =
    (await hasFactor(transaction, session.accountId)) ||
    (asksFactor(place.kind) && (await isRequiredIn(transaction, place.tenantId)));
  return isAsked && !(await provedFactor(transaction, session.id));
}

/** Whether a second factor was proven in a session. */
export async function provedFactor(
  transaction: DatabaseTransaction,
  sessionId: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('session')
    .select('has_second_factor')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.has_second_factor ?? false;
}

/** Makes a secret that waits for its first code; one that waited before is replaced. */
export async function begin(
  transaction: DatabaseTransaction,
  { sealer }: GatewayServices,
  account: { readonly id: string; readonly loginName: string },
  now: Date,
): Promise<{ readonly secret: string; readonly address: string }> {
  const secret = newTotpSecret();
  const values = { secret: sealer.seal(secret, PLACE), created_at: now };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('second_factor')
    .values({ account_id: account.id, ...values })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet(values)
        .where('second_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw new RefusedError(uacCodes.secondFactorOn);
  return { secret, address: totpAddress(account.loginName, secret) };
}

/**
 * Counts a try outside of what it decides, so that a hundred at once are five. Who has the password and many networks, or
 * many browsers, is counted over all of them; a browser that its person signed in from before does not wait for strangers.
 * @throws {RefusedError} `throttled`
 */
export async function countFactorTry(
  { services, client, cookies, now }: GatewaySessionContext,
  accountId: string,
): Promise<void> {
  const keyOf = (from: string) => `second-factor:${shortHash(`${accountId} ${from}`)}`;
  const wait = await services.database.withOperatorTransaction(
    { accountId },
    'write',
    async (transaction) => {
      const near = { most: TRIES, within: WITHIN, now: now() };
      const all = { most: TRIES_TOGETHER, within: HOUR, now: now() };
      const known = await findKnownDevice(transaction, accountId, cookies.device);
      const from = known === null ? networkOf(client.address) : `device ${known}`;
      const waitNear = await countWithin(transaction, keyOf(from), near);
      // What is refused here takes nothing from the others.
      if (waitNear > 0) return waitNear;
      return countWithin(transaction, keyOf(known === null ? 'strangers' : 'known'), all);
    },
  );
  if (wait > 0) throw new RefusedError('throttled', { retryAfter: wait });
}

/**
 * Ends what was opened before there was a second factor: another session, and every browser that stays signed in, would go
 * on without one. A browser that was known by the password alone is known no longer; the one that proves the factor is kept.
 */
export async function endUnproven(
  transaction: DatabaseTransaction,
  { sessions }: GatewayServices,
  accountId: string,
  kept: { readonly sessionId: string; readonly device: string | null } | null,
): Promise<void> {
  await transaction
    .deleteFrom('known_device')
    .where('account_id', '=', accountId)
    .where('device_hash', '!=', hashOf(kept?.device ?? ''))
    .execute();
  await transaction.deleteFrom('remembered_browser').where('account_id', '=', accountId).execute();
  await sessions.endAll(transaction, accountId, kept?.sessionId ?? null);
}

/**
 * Takes a code of the app; the same one, and those before, are refused from then on.
 * @throws {RefusedError} `secondFactorWrong`
 */
export async function takeCode(
  transaction: DatabaseTransaction,
  { services, now }: GatewaySessionContext,
  accountId: string,
  typed: string,
): Promise<void> {
  const row = await transaction
    .selectFrom('second_factor')
    .select(['secret', 'last_step'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  const step =
    row &&
    stepOf(
      fromBase32(services.sealer.open(row.secret, PLACE)),
      typed,
      Number(row.last_step),
      now(),
    );
  if (step === undefined || step === null) throw new RefusedError(uacCodes.secondFactorWrong);
  await transaction
    .updateTable('second_factor')
    .set((one) => ({
      last_step: String(step),
      confirmed_at: one.fn.coalesce('confirmed_at', one.val(now())),
    }))
    .where('account_id', '=', accountId)
    .execute();
}

/** Takes a recovery code, once. @throws {RefusedError} `secondFactorWrong` */
export async function takeRecoveryCode(
  transaction: DatabaseTransaction,
  accountId: string,
  typed: string,
  now: Date,
): Promise<void> {
  const plain = typed.toUpperCase().replace(/[^A-Z2-7]/g, '');
  const { numUpdatedRows } = await transaction
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(plain))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new RefusedError(uacCodes.secondFactorWrong);
}

/** Replaces the recovery codes of an account; only their hashes are kept. */
export async function newRecoveryCodes(
  transaction: DatabaseTransaction,
  accountId: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => toBase32(randomBytes(15)));
  await transaction.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await transaction
    .insertInto('recovery_code')
    .values(
      codes.map((code) => ({ account_id: accountId, code_hash: hashOf(code), used_at: null })),
    )
    .execute();
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code);
}
