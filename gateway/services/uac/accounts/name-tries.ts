import { RefusedError } from '#gateway/kernel/refused-error.ts';

const HOUR = 60 * 60_000;
/** Names in an hour that one company may find taken: people who make accounts, and no list of names. */
const MOST_TAKEN = 20;

/**
 * Counts names, phones and addresses that a company found taken. Login names are unique over all companies, since people
 * sign in by them before a company is known, and so are the phones and addresses by which they do; so who enters one must
 * learn that it is taken, and learns with it that somebody has it somewhere. That cannot be hidden, only kept from becoming
 * a list. Kept by each gateway for itself.
 */
class NameTries {
  readonly #taken = new Map<string, { count: number; readonly until: number }>();

  /**
   * Counts a name as taken before it is looked for, so that a hundred at once are not a hundred; `free` takes that back.
   * @throws {RefusedError} `throttled` for a company that found too many names taken within the hour.
   */
  count(tenantId: string, now: Date): void {
    const retryAfter = this.tryToCount(tenantId, now);
    if (retryAfter > 0) throw new RefusedError('throttled', { retryAfter });
  }

  /** The same for who can do without the name: counts it and returns 0, or returns the seconds to wait. */
  tryToCount(tenantId: string, now: Date): number {
    for (const [key, { until }] of this.#taken) {
      if (until <= now.getTime()) this.#taken.delete(key);
    }
    const known = this.#taken.get(tenantId) ?? { count: 0, until: now.getTime() + HOUR };
    if (known.count >= MOST_TAKEN) return Math.ceil((known.until - now.getTime()) / 1000);
    known.count += 1;
    this.#taken.set(tenantId, known);
    return 0;
  }

  /** The name was free. */
  free(tenantId: string): void {
    const known = this.#taken.get(tenantId);
    if (known) known.count -= 1;
  }
}

/** What companies found taken, by whatever way they make or change accounts. */
export const nameTries = new NameTries();
