import { createHmac, timingSafeEqual } from 'node:crypto';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hashOf } from '../secrets.ts';

/** Milliseconds that a clock may be off, before and after. */
const WINDOW = 120_000;

/** The text that is signed: every value by name, as in a query. */
export function signedText(values: Readonly<Record<string, string>>): string {
  return Object.keys(values)
    .sort()
    .map((name) => `${name}=${encodeURIComponent(values[name] ?? '')}`)
    .join('&');
}

/** Signs values with the key of a system: HMAC-SHA256 as hex. */
export function signOf(values: Readonly<Record<string, string>>, key: string): string {
  return createHmac('sha256', key).update(signedText(values)).digest('hex');
}

/** @throws {RefusedError} `parameterIllegal` unless the values were signed with the key; a system without one signs nothing. */
export function requireSigned(
  values: Readonly<Record<string, string>>,
  sign: string,
  key: string,
): void {
  const wanted = Buffer.from(signOf(values, key));
  const given = Buffer.from(sign.toLowerCase());
  const isEqual = given.length === wanted.length && timingSafeEqual(given, wanted);
  if (key === '' || !isEqual) throw new RefusedError(uacCodes.parameterIllegal);
}

/** @throws {RefusedError} `doorTimeOut` unless a time in milliseconds is about now. */
export function requireRecent(timestamp: string, now: Date): void {
  if (!/^\d{13}$/.test(timestamp)) throw new RefusedError(uacCodes.parameterIllegal);
  if (Math.abs(Number(timestamp) - now.getTime()) > WINDOW) {
    throw new RefusedError(uacCodes.doorTimeOut);
  }
}

/** Uses up what was made for one use. @throws {RefusedError} `doorTimeOut` when it was used before. */
export async function spendNonce(
  transaction: DatabaseTransaction,
  nonce: string,
  now: Date,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('spent_nonce')
    .values({ nonce_hash: hashOf(nonce), expires_at: new Date(now.getTime() + 10 * WINDOW) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new RefusedError(uacCodes.doorTimeOut);
}
