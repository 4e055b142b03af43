import type { Pool, PoolClient } from 'pg';
import { DatabaseLostError, describeError } from './errors.ts';
import { currentRequester } from './requester.ts';
import { Turns } from './turns.ts';

/** Milliseconds a lent client may do nothing, or one statement take: more than any limit on a statement. */
const LENT_PATIENCE = 60_000;

/** A client of the pool, for one transaction. */
export interface Loan {
  readonly client: PoolClient;
  /** Says that the transaction goes on. */
  use(): void;
  /** Gives the client back; a broken one is thrown away. */
  end(broken?: boolean): void;
}

/** Lends the clients of a pool, turn by turn, and takes back those that are held without a sign of life. */
export class Lender {
  readonly #pool: Pool;
  readonly #turns: Turns;
  readonly #patience: number;

  constructor(pool: Pool, patience = LENT_PATIENCE) {
    this.#pool = pool;
    this.#turns = new Turns(pool.options.max);
    this.#patience = patience;
  }

  /**
   * @throws {DatabaseBusyError} when too many wait.
   * @throws {DatabaseLostError} when no client can be had.
   */
  async lend(): Promise<Loan> {
    const endTurn = await this.#turns.take(currentRequester());
    try {
      return this.#loanOf(await this.#pool.connect(), endTurn);
    } catch (error) {
      endTurn();
      throw new DatabaseLostError(`No client of the database can be had: ${describeError(error)}`);
    }
  }

  #loanOf(client: PoolClient, endTurn: () => void): Loan {
    let ended = false;
    const end = (broken = false): void => {
      if (ended) return;
      ended = true;
      clearTimeout(timer);
      client.release(broken);
      endTurn();
    };
    const timer = setTimeout(() => end(true), this.#patience);
    return { client, use: () => void timer.refresh(), end };
  }
}
