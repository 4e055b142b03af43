import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/tables.ts';

const MINUTE = 60_000;

/** Tries of one account from one network, or from one browser it has signed in with, before the next has to wait. */
export const FREE_TRIES = 10;
/** Tries of that kind after which a person has to pass a challenge with each one. */
export const UNCHALLENGED_TRIES = 5;
/** The longest wait, in milliseconds; the first is one minute and every further try doubles it. */
export const LONGEST_WAIT = 15 * MINUTE;
/** Tries a minute from one address, of IPv6 from one network, successful ones not counted. */
export const TRIES_PER_ADDRESS = 30;
/** Steps a minute from one address that only lead to another system, where nothing can be guessed. */
const STEPS_PER_ADDRESS = 300;
/** Tries a minute on the accounts of one tenant; a whole company may sign in at nine, so successes do not count. */
export const TRIES_PER_TENANT = 300;
/** Wrong passwords in a row, from anywhere, after which only a reset helps. */
export const TRIES_PER_ACCOUNT = 100;

/** One try to sign in, as it is counted. */
export interface SignInTry {
  readonly loginName: string;
  readonly address: string;
  /** The tenant the account last worked in; null for a name no one has. */
  readonly tenantId: string | null;
  /**
   * The mark of a browser that has signed in to this account before, or null: others' wrong tries do not make it
   * wait, only its own.
   */
  readonly knownDevice: string | null;
}

/** What a counted try comes to. */
export interface CountedTry {
  /** Seconds to wait, or 0 to go on. */
  readonly wait: number;
  /** Whether it is written down. Of those that are refused for their address the first of each minute is enough. */
  readonly isNoted: boolean;
  /** There were so many wrong ones that a challenge has to be passed. */
  readonly wantsChallenge: boolean;
}

/** Counts tries in the database, so that several gateways count together. */
export interface SignInThrottle {
  /** Counts a try before its password is looked at, so that a hundred parallel guesses are not a hundred guesses. */
  count(transaction: DatabaseTransaction, one: SignInTry, now: Date): Promise<CountedTry>;
  /** Forgives the account's tries and this one of its address and tenant, after a right password. */
  forgive(transaction: DatabaseTransaction, one: SignInTry): Promise<void>;
}

/** The throttle of sign-in with the limits above. */
export function createSignInThrottle(): SignInThrottle {
  return {
    async count(transaction, one, now) {
      const atAddress = await countAddress(transaction, one, now);
      if (atAddress.wait > 0) return { ...atAddress, wantsChallenge: false };
      const account = await countAccount(transaction, one, now);
      // What is refused here is no try on the company: else one network would keep everybody out of it.
      const wait = account.wait > 0 ? account.wait : await countTenant(transaction, one, now);
      return { wait, isNoted: true, wantsChallenge: account.points > UNCHALLENGED_TRIES };
    },
    async forgive(transaction, one) {
      // Rows are taken in the order in which a try counts them, so that neither waits for the other.
      await lessOne(transaction, addressKey(one));
      await transaction.deleteFrom('throttle').where('key', '=', accountKey(one)).execute();
      await lessOne(transaction, tenantKey(one));
    },
  };
}

async function lessOne(transaction: DatabaseTransaction, key: string): Promise<void> {
  await transaction
    .updateTable('throttle')
    .set({ points: sql<number>`greatest(points - 1, 0)` })
    .where('key', '=', key)
    .execute();
}

/** The tries of an address; a browser that signed in before does not wait for others of its office. */
async function countAddress(
  transaction: DatabaseTransaction,
  one: SignInTry,
  now: Date,
): Promise<{ readonly wait: number; readonly isNoted: boolean }> {
  const row = await upsert(transaction, addressKey(one), now, new Date(now.getTime() + MINUTE));
  const isOver = row.points > TRIES_PER_ADDRESS && one.knownDevice === null;
  if (!isOver) return { wait: 0, isNoted: true };
  return {
    wait: secondsUntil(row.expires_at, now),
    isNoted: row.points === TRIES_PER_ADDRESS + 1,
  };
}

/** Counts a try of an address that belongs to no name, such as a one-time link; seconds to wait, or 0. */
export function countOfAddress(
  transaction: DatabaseTransaction,
  address: string,
  now: Date,
): Promise<number> {
  return countInMinute(transaction, addressKey({ address }), TRIES_PER_ADDRESS, now);
}

/** Counts a step before a sign-in by another system; seconds to wait, or 0. */
export function countStepOfAddress(
  transaction: DatabaseTransaction,
  address: string,
  now: Date,
): Promise<number> {
  return countInMinute(transaction, `${addressKey({ address })}:step`, STEPS_PER_ADDRESS, now);
}

/** Takes back what a sign-in counted for its address: at nine a whole office comes from one. */
export function forgiveAddress(transaction: DatabaseTransaction, address: string): Promise<void> {
  return lessOne(transaction, addressKey({ address }));
}

/** A counter that starts again every minute. */
function countInMinute(
  transaction: DatabaseTransaction,
  key: string,
  most: number,
  now: Date,
): Promise<number> {
  return countWithin(transaction, key, { most, within: MINUTE, now });
}

/** Counts one more of a thing that may happen `most` times within some milliseconds; seconds to wait, or 0. */
export async function countWithin(
  transaction: DatabaseTransaction,
  key: string,
  { most, within, now }: { readonly most: number; readonly within: number; readonly now: Date },
): Promise<number> {
  const row = await upsert(transaction, key, now, new Date(now.getTime() + within));
  if (row.points <= most) return 0;
  return secondsUntil(row.expires_at, now);
}

/**
 * The tries on a company; browsers it knows do not wait for the others. Names that no one has are counted too, to no
 * end: what takes longer for a real name tells which names are real.
 */
async function countTenant(
  transaction: DatabaseTransaction,
  one: SignInTry,
  now: Date,
): Promise<number> {
  const waits = one.tenantId !== null && one.knownDevice === null;
  const most = waits ? TRIES_PER_TENANT : Number.POSITIVE_INFINITY;
  return countInMinute(transaction, tenantKey(one), most, now);
}

/** A counter of tries in a row; from the tenth on each one blocks the next for twice as long. */
async function countAccount(
  transaction: DatabaseTransaction,
  one: SignInTry,
  now: Date,
): Promise<{ readonly wait: number; readonly points: number }> {
  const key = accountKey(one);
  const blocked = await transaction
    .selectFrom('throttle')
    .select('blocked_until')
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  const until = blocked?.blocked_until ?? null;
  if (until !== null && until > now) return { wait: secondsUntil(until, now), points: FREE_TRIES };
  const row = await upsert(transaction, key, now, new Date(now.getTime() + 24 * 60 * MINUTE));
  if (row.points >= FREE_TRIES) {
    const wait = Math.min(LONGEST_WAIT, MINUTE * 2 ** (row.points - FREE_TRIES));
    await transaction
      .updateTable('throttle')
      .set({ blocked_until: new Date(now.getTime() + wait) })
      .where('key', '=', key)
      .execute();
  }
  return { wait: 0, points: row.points };
}

async function upsert(
  transaction: DatabaseTransaction,
  key: string,
  now: Date,
  expires: Date,
): Promise<{ readonly points: number; readonly expires_at: Date }> {
  return transaction
    .insertInto('throttle')
    .values({ key, points: 1, expires_at: expires })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql<number>`case when throttle.expires_at <= ${now} then 1 else throttle.points + 1 end`,
        expires_at: sql<Date>`case when throttle.expires_at <= ${now} then ${expires} else throttle.expires_at end`,
      }),
    )
    .returning(['points', 'expires_at'])
    .executeTakeFirstOrThrow();
}

function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));
}

function tenantKey(one: SignInTry): string {
  return `sign-in:tenant:${one.tenantId ?? 'none'}`;
}

/** Under what the tries of an address are counted. */
export function addressKey(one: Pick<SignInTry, 'address'>): string {
  // Behind a socket of both families an IPv4 address comes mapped into IPv6; it is one address all the same.
  const address = one.address.replace(/^::ffff:(?=\d+\.)/i, '');
  return `sign-in:address:${shortHash(isIPv6(address) ? networkOf(address) : address)}`;
}

function accountKey(one: SignInTry): string {
  const from = one.knownDevice === null ? networkOf(one.address) : `device ${one.knownDevice}`;
  return `sign-in:account:${shortHash(`${one.loginName} ${from}`)}`;
}

/** The part of an address that one subscriber holds: /24 of IPv4, /64 of IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address.split('.').slice(0, 3).join('.');
  const groups = expand(address);
  // An IPv4 address inside of an IPv6 one is of the same network, in whichever way it is written.
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,ffff';
  if (!isMapped) return groups.slice(0, 4).join(':');
  const [first, second] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [(first ?? 0) >> 8, (first ?? 0) & 255, (second ?? 0) >> 8].join('.');
}

/** The eight groups of an IPv6 address, each in the shortest way it is written. */
function expand(address: string): string[] {
  const plain = (address.split('%', 1)[0] ?? '').replace(
    /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_all, a, b, c, d) =>
      `${(Number(a) * 256 + Number(b)).toString(16)}:${(Number(c) * 256 + Number(d)).toString(16)}`,
  );
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...gap, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}

/** Addresses and names are personal data: only a hash is in the table. */
export function shortHash(value: string): string {
  return createHash('sha256').update(value).digest('base64url').slice(0, 32);
}
