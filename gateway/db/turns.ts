import { DatabaseBusyError } from './errors.ts';
import type { Requester } from './requester.ts';

/** Milliseconds a request may wait for the database as long as the queue empties again and again. */
const CALM_WAIT = 8000;
/** The same once the queue has not been empty for a while: then it only delays what cannot be served anyway. */
const CROWDED_WAIT = 1000;
/** Milliseconds without an empty queue after which it counts as crowded. */
const CROWDED_AFTER = 4000;
/** Milliseconds without a turn after which something long is under way: that is no crowd, and ends. */
const STALLED_AFTER = 1000;
/** Milliseconds between two looks for those who have waited too long. */
const SWEEP = 250;
/** Requests that wait, of one requester and in all. */
const MOST_OF_ONE = 100;
const MOST = 2000;

type Line = Requester['line'];

interface Waiter {
  readonly requester: Requester;
  readonly since: number;
  readonly resolve: (end: () => void) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Decides who uses the database next. The requester with the least under way is first, and among equals the one served
 * longest ago: a loop of one account makes that account wait. What cannot be served in time is refused at once.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #now: () => number;
  /** Those who wait, by the name of who asks; the one served last is last. */
  readonly #waiting: Readonly<Record<Line, Map<string, Waiter[]>>> = {
    entry: new Map(),
    work: new Map(),
  };
  readonly #running = new Map<string, number>();
  #runningInAll = 0;
  #runningWork = 0;
  #waitingInAll = 0;
  #lastLine: Line = 'work';
  /** When the queue was empty for the last time, or began to move again. */
  #freeAt: number;
  #servedAt: number;
  #sweep: NodeJS.Timeout | undefined;

  /** `atOnce`: how many clients the database lends. */
  constructor(atOnce: number, now: () => number = () => performance.now()) {
    this.#atOnce = atOnce;
    this.#now = now;
    this.#freeAt = now();
    this.#servedAt = now();
  }

  /**
   * Resolves with what ends the turn, once it has come. The gateway's own work has no time limit.
   * @throws {DatabaseBusyError} when too many wait, or waited for too long.
   */
  take(requester: Requester = ownRequester()): Promise<() => void> {
    const { name, line } = requester;
    if (this.#waitingInAll === 0) this.#freeAt = this.#now();
    const own = this.#waiting[line].get(name) ?? [];
    if (own.length >= MOST_OF_ONE || this.#waitingInAll >= MOST) {
      return Promise.reject(new DatabaseBusyError('Too many wait for the database.'));
    }
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    this.#waiting[line].set(name, [...own, { requester, since: this.#now(), resolve, reject }]);
    this.#waitingInAll += 1;
    this.#serve();
    if (this.#waitingInAll > 0) this.#sweep ??= this.#startSweep();
    return promise;
  }

  #serve(): void {
    while (this.#runningInAll < this.#atOnce && this.#waitingInAll > 0) {
      const found = this.#next();
      if (found === undefined) return;
      const { line, waiter } = found;
      const now = this.#now();
      if (this.#isStalled(now)) this.#freeAt = now;
      this.#servedAt = now;
      this.#lastLine = line;
      waiter.requester.waited += now - waiter.since;
      waiter.resolve(this.#begin(line, waiter.requester.name));
    }
  }

  /** The two lines alternate; the last client but one is left for who comes in while all others do long work. */
  #next(): { line: Line; waiter: Waiter } | undefined {
    const mayWork = this.#atOnce === 1 || this.#runningWork < this.#atOnce - 1;
    const lines: Line[] = this.#lastLine === 'work' ? ['entry', 'work'] : ['work', 'entry'];
    for (const line of lines) {
      if (line === 'work' && !mayWork) continue;
      const waiter = this.#shift(line);
      if (waiter !== undefined) return { line, waiter };
    }
    return undefined;
  }

  #shift(line: Line): Waiter | undefined {
    const waiting = this.#waiting[line];
    let chosen: string | undefined;
    let least = Math.max(1, Math.ceil(this.#atOnce / 2));
    for (const name of waiting.keys()) {
      const running = this.#running.get(`${line} ${name}`) ?? 0;
      if (running < least) [chosen, least] = [name, running];
      if (least === 0) break;
    }
    if (chosen === undefined) return undefined;
    const [waiter, ...others] = waiting.get(chosen) ?? [];
    waiting.delete(chosen);
    if (others.length > 0) waiting.set(chosen, others);
    this.#waitingInAll -= 1;
    if (waiter?.requester.isGone()) {
      waiter.reject(new DatabaseBusyError('The client has gone.'));
      return this.#shift(line);
    }
    return waiter;
  }

  #begin(line: Line, name: string): () => void {
    const key = `${line} ${name}`;
    this.#running.set(key, (this.#running.get(key) ?? 0) + 1);
    this.#runningInAll += 1;
    if (line === 'work') this.#runningWork += 1;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const left = (this.#running.get(key) ?? 1) - 1;
      if (left === 0) this.#running.delete(key);
      else this.#running.set(key, left);
      this.#runningInAll -= 1;
      if (line === 'work') this.#runningWork -= 1;
      this.#serve();
    };
  }

  #isStalled(now: number): boolean {
    return now - this.#servedAt > STALLED_AFTER;
  }

  #startSweep(): NodeJS.Timeout {
    return setInterval(() => {
      this.refuseLate();
      if (this.#waitingInAll > 0) return;
      clearInterval(this.#sweep);
      this.#sweep = undefined;
    }, SWEEP).unref();
  }

  /** Refuses those who have waited too long. */
  refuseLate(): void {
    const now = this.#now();
    if (this.#waitingInAll === 0) this.#freeAt = now;
    const isCrowded = !this.#isStalled(now) && now - this.#freeAt >= CROWDED_AFTER;
    const patience = isCrowded ? CROWDED_WAIT : CALM_WAIT;
    for (const waiting of Object.values(this.#waiting)) {
      for (const [name, waiters] of waiting) {
        const kept = waiters.filter(
          ({ requester, since }) => requester.waited + now - since <= patience,
        );
        if (kept.length === waiters.length) continue;
        for (const waiter of waiters) {
          if (kept.includes(waiter)) continue;
          waiter.reject(new DatabaseBusyError('The database has too much to do.'));
        }
        this.#waitingInAll -= waiters.length - kept.length;
        if (kept.length > 0) waiting.set(name, kept);
        else waiting.delete(name);
      }
    }
  }
}

/** Housekeeping, and what all requests share: rare, short, and never refused. */
function ownRequester(): Requester {
  return { name: '', line: 'entry', waited: Number.NEGATIVE_INFINITY, isGone: () => false };
}
