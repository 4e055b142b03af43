/** Most names that are remembered at once. */
const MOST = 20_000;

/** Counts requests by name in spans of time, in this gateway alone: a limit for who sends without pause. */
export class Pace {
  readonly #most: number;
  readonly #span: number;
  readonly #counts = new Map<string, { until: number; count: number }>();

  /** Lets `most` requests of a name through in `span` milliseconds. */
  constructor(most: number, span: number) {
    this.#most = most;
    this.#span = span;
  }

  /** Counts a request. Returns the seconds to wait, or 0 to go on. */
  take(name: string, now: number): number {
    const known = this.#counts.get(name);
    if (known === undefined || known.until <= now) {
      if (this.#counts.size >= MOST) this.#counts.clear();
      this.#counts.set(name, { until: now + this.#span, count: 1 });
      return 0;
    }
    known.count += 1;
    return known.count > this.#most ? Math.max(1, Math.ceil((known.until - now) / 1000)) : 0;
  }
}
