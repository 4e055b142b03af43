import { RefusedError } from '#gateway/kernel/refused-error.ts';

const HOUR = 60 * 60_000;
/** Names in an hour that one administrator may find taken: a person who makes accounts, and no list of names. */
const MOST_TAKEN = 20;

/**
 * Counts names that an administrator found taken. Login names are unique over all companies, so each such answer tells that
 * an account of that name exists somewhere. Kept by each gateway for itself.
 */
export class NameTries {
  readonly #taken = new Map<string, { count: number; readonly until: number }>();

  /** @throws {RefusedError} `throttled` for who found too many names taken within the hour. */
  check(accountId: string, now: Date): void {
    const { count = 0, until = 0 } = this.#taken.get(accountId) ?? {};
    if (count < MOST_TAKEN || until <= now.getTime()) return;
    throw new RefusedError('throttled', { retryAfter: Math.ceil((until - now.getTime()) / 1000) });
  }

  /** Counts one name that was taken. */
  note(accountId: string, now: Date): void {
    for (const [key, { until }] of this.#taken) {
      if (until <= now.getTime()) this.#taken.delete(key);
    }
    const known = this.#taken.get(accountId);
    if (known) known.count += 1;
    else this.#taken.set(accountId, { count: 1, until: now.getTime() + HOUR });
  }
}
