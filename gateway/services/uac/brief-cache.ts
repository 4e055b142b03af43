/** Milliseconds a looked-up value is taken for the truth: the promise is "refused within one second". */
const LIFE = 900;
const MOST = 20_000;

interface Entry<Value> {
  readonly until: number;
  readonly value: Promise<Value>;
  /** Set once the value is there. */
  found?: { readonly value: Value };
}

/**
 * Remembers what was looked up for less than a second, so that a page's ten calls ask the database once.
 * Concurrent askers share one look-up; a failed one is forgotten.
 */
export class BriefCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();

  /** Returns the remembered value of the key, or looks it up. */
  async get(key: string, look: () => Promise<Value>): Promise<Value> {
    const now = performance.now();
    const known = this.#entries.get(key);
    return known !== undefined && known.until > now ? known.value : this.#look(key, look);
  }

  /**
   * The same for a look-up inside a transaction: it waits for no one else's, who may be waiting for the end of just
   * this transaction. The embedded database has one session, and every pool has a last client.
   */
  async getInside(key: string, look: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    const isFresh = known !== undefined && known.until > performance.now();
    return isFresh && known.found ? known.found.value : this.#look(key, look);
  }

  #look(key: string, look: () => Promise<Value>): Promise<Value> {
    if (this.#entries.size >= MOST) this.#entries.clear();
    const entry: Entry<Value> = { until: performance.now() + LIFE, value: look() };
    this.#entries.set(key, entry);
    entry.value.then(
      (value) => {
        entry.found = { value };
      },
      () => {
        if (this.#entries.get(key) === entry) this.forget(key);
      },
    );
    return entry.value;
  }

  /** The next asker looks again. */
  forget(key: string): void {
    this.#entries.delete(key);
  }

  /** Every next asker looks again. */
  clear(): void {
    this.#entries.clear();
  }
}
