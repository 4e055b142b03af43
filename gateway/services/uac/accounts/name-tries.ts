import { RefusedError } from '#gateway/kernel/refused-error.ts';

const HOUR = 60 * 60_000;
/** Names in an hour that one company may find taken: people who make accounts, and no list of names. */
const MOST_TAKEN = 20;

/**
 * Counts names that a company found taken. Login names are unique over all companies, since people sign in by them before
 * a company is known; so who chooses one must learn that it is taken, and learns with it that somebody has it somewhere.
 * That cannot be hidden, only kept from becoming a list. Kept by each gateway for itself.
 */
class NameTries {
  readonly #taken = new Map<string, { count: number; readonly until: number }>();

  /**
   * Counts a name as taken before it is looked for, so that a hundred at once are not a hundred; `free` takes that back.
   * @throws {RefusedError} `throttled` for a company that found too many names taken within the hour.
   */
  count(tenantId: string, now: Date): void {
    for (const [key, { until }] of this.#taken) {
      if (until <= now.getTime()) this.#taken.delete(key);
    }
    const known = this.#taken.get(tenantId) ?? { count: 0, until: now.getTime() + HOUR };
    if (known.count >= MOST_TAKEN) {
      const retryAfter = Math.ceil((known.until - now.getTime()) / 1000);
      throw new RefusedError('throttled', { retryAfter });
    }
    known.count += 1;
    this.#taken.set(tenantId, known);
  }

  /** The name was free. */
  free(tenantId: string): void {
    const known = this.#taken.get(tenantId);
    if (known) known.count -= 1;
  }
}

/** The names that companies found taken, by whatever way they make accounts. */
export const nameTries = new NameTries();
