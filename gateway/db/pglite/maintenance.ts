import type { Backend } from '../backend.ts';
import { describeError } from '../errors.ts';
import type { DatabaseLog } from '../log.ts';

/** Milliseconds between two looks at how much was written. */
const INTERVAL = 10_000;
/** Bytes of write-ahead log after which tables are vacuumed and the log is cut. */
const WORTHWHILE = 32 * 1024 * 1024;

/** Milliseconds after which even a little writing is tidied up. */
const AT_LATEST = 600_000;

/**
 * Does what autovacuum and the checkpointer do on a server: the embedded database has neither, and
 * its log and tables would grow for ever. The timer does not keep the process alive.
 */
export function startMaintenance(
  withOwner: Backend['withOwner'],
  log: DatabaseLog,
): { stop(): Promise<void> } {
  let cleanedAt: string | null = null;
  let cleanedTime = Date.now();
  let current: Promise<void> = Promise.resolve();
  const tick = async (): Promise<void> => {
    await withOwner(async (client) => {
      const { rows } = await client.query<{ lsn: string; grown: string }>(
        'select pg_current_wal_insert_lsn()::text lsn, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), coalesce($1, pg_current_wal_insert_lsn()::text)::pg_lsn) grown',
        [cleanedAt],
      );
      const grown = Number(rows[0]?.grown ?? 0);
      cleanedAt ??= rows[0]?.lsn ?? null;
      if (grown < WORTHWHILE && (grown === 0 || Date.now() - cleanedTime < AT_LATEST)) return;
      // Two statements: VACUUM refuses to run in the transaction that joining them would open.
      await client.query('vacuum (analyze)');
      await client.query('checkpoint');
      const after = await client.query<{ lsn: string }>(
        'select pg_current_wal_insert_lsn()::text lsn',
      );
      cleanedAt = after.rows[0]?.lsn ?? null;
      cleanedTime = Date.now();
    });
  };
  const timer = setInterval(() => {
    current = current.then(tick).catch((error) => {
      log.warn({ reason: describeError(error) }, 'database maintenance failed');
    });
  }, INTERVAL);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await current;
    },
  };
}
