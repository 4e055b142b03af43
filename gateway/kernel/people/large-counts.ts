import type { Compilable } from 'kysely';

/** A count of fewer rows is read each time: it costs little, and people see at once what they changed. */
export const LEAST_LARGE = 20_000;

/** Milliseconds that a large count is shown for: as long as a person takes to look at the list that it is above. */
const SHOWN_FOR = 2000;

/** More kept counts than this are those of many companies: the oldest go. */
const MOST_KEPT = 500;

interface Kept {
  readonly counted: unknown;
  readonly until: number;
}

/** Counts by their statements with everything that these were asked with. */
export class LargeCounts {
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Returns what a statement counts. A count of very many rows is read once in two seconds for all who ask: everybody of a
   * large company opens the same list, and counting it takes longer than reading a page of it. The statement names the
   * company and the range of the caller, so that who reaches others asks another one.
   */
  async read<Counted>(
    tenantId: string,
    statement: Compilable,
    count: () => Promise<Counted>,
    rowsOf: (counted: Counted) => number,
  ): Promise<Counted> {
    const { sql, parameters } = statement.compile();
    const key = JSON.stringify([tenantId, sql, parameters]);
    const known = this.#kept.get(key);
    if (known !== undefined && known.until > this.#now()) return known.counted as Counted;
    const begun = this.#now();
    const counted = await count();
    this.#kept.delete(key);
    if (rowsOf(counted) >= LEAST_LARGE) this.#keep(key, { counted, until: begun + SHOWN_FOR });
    return counted;
  }

  #keep(key: string, kept: Kept): void {
    this.#kept.set(key, kept);
    if (this.#kept.size <= MOST_KEPT) return;
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.#kept.delete(oldest);
  }
}

/** The large counts of this process. */
export const largeCounts = new LargeCounts();
