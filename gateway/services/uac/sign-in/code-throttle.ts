import { codeSeconds } from '#bridge/calls/uac/verification.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addressKey, countWithin, networkOf, shortHash } from '../sign-in-throttle.ts';

const HOUR = 3_600_000;

/** Codes to one target: asked from one network or known browser in an hour, and from all unknown ones in a day. */
export const CODES_PER_HOUR = 5;
export const CODES_PER_DAY = 10;
/** Codes that one address asks for in an hour, to whatever target. */
export const CODES_PER_ADDRESS = 30;

/** Codes that one company pays for in a day, so that asking for many numbers in turn costs it no more. */
export const CODES_PER_COMPANY = 2000;

/** One wish for a code, as it is counted. */
export interface CodeWish {
  /** A number or an address as it is kept, so that another way to write it is no other target. */
  readonly target: string;
  readonly address: string;
  /** The mark of a browser that the account of the target has signed in from, or null. */
  readonly knownDevice: string | null;
}

/**
 * Counts a wish and returns the seconds to wait, or 0. Wishes of strangers do not make a browser wait that its owner has
 * signed in from: it has counters of its own, so that no one is kept out by others.
 */
export async function countWish(
  transaction: DatabaseTransaction,
  { target, address, knownDevice }: CodeWish,
  now: Date,
): Promise<number> {
  const from = knownDevice === null ? networkOf(address) : `device ${knownDevice}`;
  const group = knownDevice === null ? 'strangers' : from;
  const key = (kind: string, value: string) => `code:${kind}:${shortHash(value)}`;
  const limits = [
    [`code:${addressKey({ address })}`, CODES_PER_ADDRESS, HOUR],
    [key('again', `${target} ${from}`), 1, codeSeconds.again * 1000],
    [key('hour', `${target} ${from}`), CODES_PER_HOUR, HOUR],
    [key('day', `${target} ${group}`), CODES_PER_DAY, 24 * HOUR],
  ] as const;
  for (const [counter, most, within] of limits) {
    const wait = await countWithin(transaction, counter, { most, within, now });
    // Who asks too soon has not had a code, so it does not count for the hour and the day.
    if (wait > 0) return wait;
  }
  return 0;
}

/** Counts a code that a company pays for, and returns whether it still does today. Codes to unknown numbers are counted alike. */
export async function isInBudget(
  transaction: DatabaseTransaction,
  companyId: string | null,
  now: Date,
): Promise<boolean> {
  const most = { most: CODES_PER_COMPANY, within: 24 * HOUR, now };
  return (await countWithin(transaction, `code:company:${companyId ?? 'none'}`, most)) === 0;
}
