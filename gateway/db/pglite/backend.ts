import pg from 'pg';
import type { Backend, NotificationSource } from '../backend.ts';
import type { DiskRoom } from '../disk-room.ts';
import { describeError } from '../errors.ts';
import { Listeners } from '../listeners.ts';
import type { DatabaseLog } from '../log.ts';
import { typeParsers } from '../type-parsers.ts';
import { type Engine, OWNER_PATIENCE, REQUEST_PATIENCE } from './engine.ts';
import { startMaintenance } from './maintenance.ts';
import { ProtocolStream } from './protocol-stream.ts';

/**
 * Milliseconds a request waits in the queue for the one session. Longer than the engine's patience,
 * so that those behind a stuck statement are served by the reopened database.
 */
const SESSION_WAIT = REQUEST_PATIENCE + 5000;

/** Opens the embedded database behind `pg`; closing it closes the engine. `room` is null where another process watches over the disk. */
export async function openPglite(
  engine: Engine,
  log: DatabaseLog,
  room: DiskRoom | null = null,
): Promise<Backend> {
  await engine.ready();
  const listeners = new Listeners();
  const pool = createPool(engine, listeners, log);
  const withOwner: Backend['withOwner'] = async (work) => {
    const client = await pool.connect();
    engine.patience = OWNER_PATIENCE;
    try {
      return await work(client);
    } finally {
      engine.patience = REQUEST_PATIENCE;
      client.release();
    }
  };
  const maintenance = startMaintenance(withOwner, log);
  return {
    kind: 'pglite',
    pool,
    room,
    notifications: poolNotifications(pool, listeners),
    login: 'postgres',
    withOwner,
    close: async () => {
      await maintenance.stop();
      await withOwner((client) => client.query('checkpoint')).catch((error) =>
        log.warn({ reason: describeError(error) }, 'no checkpoint before closing'),
      );
      await pool.end();
      await engine.close();
    },
  };
}

function createPool(engine: Engine, listeners: Listeners, log: DatabaseLog): pg.Pool {
  const pool = new pg.Pool({
    stream: () => new ProtocolStream(engine),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    // The client is kept for ever: the session's LISTENs live on it.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: SESSION_WAIT,
    types: typeParsers,
    onConnect: (client) => listeners.attach(client),
  });
  const report = (error: Error): void => log.warn({ reason: describeError(error) }, 'session lost');
  pool.on('error', report);
  // A client that dies while lent out has no other listener, and would end the process.
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

/** LISTEN goes over the pool's one client, between transactions: inside one, a rollback would undo it. */
function poolNotifications(pool: pg.Pool, listeners: Listeners): NotificationSource {
  return {
    async subscribe(channel, listener) {
      if (listeners.add(channel, listener)) await pool.query(`listen ${channel}`);
      return async () => {
        if (listeners.remove(channel, listener)) await pool.query(`unlisten ${channel}`);
      };
    },
  };
}
