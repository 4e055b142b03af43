import { createHash } from 'node:crypto';
import type { Connector } from './connector.ts';

interface Kept {
  readonly token: string;
  readonly until: number;
}

/** Milliseconds before its end at which a token is asked for again. */
const EARLY = 5 * 60_000;

/** The tokens of our apps at other systems, each asked for once at a time and kept in memory alone. */
export class AppTokenCache {
  readonly #now: () => Date;
  readonly #kept = new Map<string, Kept>();
  readonly #asking = new Map<string, Promise<string>>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** The token of a connector; `ask` answers a new one and the seconds for which it lives. */
  async get(
    connector: Connector,
    ask: () => Promise<{ readonly token: string; readonly seconds: number }>,
  ): Promise<string> {
    const key = keyOf(connector);
    const kept = this.#kept.get(key);
    if (kept !== undefined && kept.until - EARLY > this.#now().getTime()) return kept.token;
    const asking =
      this.#asking.get(key) ??
      ask()
        .then(({ token, seconds }) => {
          this.#kept.set(key, { token, until: this.#now().getTime() + seconds * 1000 });
          return token;
        })
        .finally(() => this.#asking.delete(key));
    this.#asking.set(key, asking);
    return asking;
  }

  /** Asks for a new one next time, as a test of the connection does. */
  forget(connector: Connector): void {
    this.#kept.delete(keyOf(connector));
  }

  /** Drops a token that no longer works, unless another one has taken its place. */
  drop(connector: Connector, token: string): void {
    const key = keyOf(connector);
    if (this.#kept.get(key)?.token === token) this.#kept.delete(key);
  }
}

/** A changed secret or address has a token of its own. */
function keyOf({ id, settings, secret }: Connector): string {
  const rest = createHash('sha256').update(`${settings.apiAddress}\n${secret}`).digest('base64url');
  return `${id} ${rest}`;
}
