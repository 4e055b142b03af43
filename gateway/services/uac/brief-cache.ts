/** Milliseconds a looked-up value is taken for the truth: the promise is "refused within one second". */
const LIFE = 900;
const MOST = 20_000;

interface Entry<Value> {
  readonly until: number;
  readonly value: Promise<Value>;
}

/**
 * Remembers what was looked up for less than a second, so that a page's ten calls ask the database once.
 * Concurrent askers share one look-up; a failed one is forgotten.
 */
export class BriefCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();

  /** Answers the remembered value of the key, or looks it up. */
  async get(key: string, look: () => Promise<Value>): Promise<Value> {
    const now = performance.now();
    const known = this.#entries.get(key);
    if (known !== undefined && known.until > now) return known.value;
    if (this.#entries.size >= MOST) this.#entries.clear();
    const value = look();
    this.#entries.set(key, { until: now + LIFE, value });
    value.catch(() => this.forget(key));
    return value;
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
