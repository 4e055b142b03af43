import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Backend, NotificationSource } from './backend.ts';
import { DatabaseStartError, describeError } from './errors.ts';
import { Listeners } from './listeners.ts';
import type { DatabaseLog } from './log.ts';
import { typeParsers } from './type-parsers.ts';

const POOL_SIZE = 10;
/** Milliseconds a request waits for a free client before it fails. */
const CLIENT_WAIT = 5000;
const RECONNECT_PAUSE = 1000;

/** Opens a PostgreSQL server. `ownerUrl` runs migrations; null lets `url` do it. */
export async function openPostgresql(
  url: string,
  ownerUrl: string | null,
  log: DatabaseLog,
): Promise<Backend> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CLIENT_WAIT,
    types: typeParsers,
    application_name: 'atrium',
  });
  const report = (error: Error): void => log.warn({ reason: describeError(error) }, 'client lost');
  pool.on('error', report);
  // A client that dies while lent out has no other listener, and would end the process.
  pool.on('connect', (client) => client.on('error', report));
  await reach(pool);
  const notifications = new ServerNotifications(url, log);
  return {
    kind: 'postgresql',
    pool,
    room: null,
    notifications,
    login: decodeURIComponent(new URL(url).username),
    withOwner: (work) => withClient(ownerUrl ?? url, work),
    close: async () => {
      await notifications.close();
      await pool.end();
    },
  };
}

async function reach(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseStartError(
      `The PostgreSQL of DATABASE_URL does not let us in (${describeError(error)}): check that it runs and that the login is right.`,
    );
  }
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, types: typeParsers });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** One client of its own that only listens, made at the first subscription and again when it is lost. */
class ServerNotifications implements NotificationSource {
  readonly #url: string;
  readonly #log: DatabaseLog;
  readonly #listeners = new Listeners();
  #client: Promise<pg.Client> | null = null;
  #closed = false;

  constructor(url: string, log: DatabaseLog) {
    this.#url = url;
    this.#log = log;
  }

  async subscribe(
    channel: string,
    listener: (payload: string) => void,
  ): Promise<() => Promise<void>> {
    const first = this.#listeners.add(channel, listener);
    const connected = this.#client !== null;
    this.#client ??= this.#connect();
    const client = await this.#client;
    if (first && connected) await client.query(`listen ${channel}`);
    return async () => {
      if (!this.#listeners.remove(channel, listener) || this.#client === null) return;
      await (await this.#client).query(`unlisten ${channel}`);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    await (await this.#client?.catch(() => null))?.end();
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('error', (error) => {
      this.#log.warn({ reason: describeError(error) }, 'listening client lost');
    });
    await client.connect();
    client.once('end', () => {
      if (!this.#closed) this.#client = this.#reconnect();
    });
    await this.#listeners.attach(client);
    return client;
  }

  async #reconnect(): Promise<pg.Client> {
    for (;;) {
      await wait(RECONNECT_PAUSE, undefined, { ref: false });
      try {
        return await this.#connect();
      } catch (error) {
        this.#log.warn({ reason: describeError(error) }, 'listening client cannot reconnect');
      }
    }
  }
}
