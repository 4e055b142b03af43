import { RefusedError } from './refused-error.ts';

/** Lets a few pieces of heavy work run at once, a few more wait, and refuses the rest. */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Runs the work when its turn comes. @throws {RefusedError} `busy` when too many are waiting. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#atOnce) await this.#turn();
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  /** The one who ends hands its place over, so the count stays as it is. */
  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) {
      throw new RefusedError('busy', { retryAfter: 2 });
    }
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }
}
