import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from '../settings.ts';
import type { Backend, NotificationSource } from './backend.ts';
import { checkRequestRoles, grantRequestRoles } from './boot-check.ts';
import { LEAST_ROOM, LEAST_ROOM_FOR_UPKEEP } from './disk-room.ts';
import { DatabaseLostError } from './errors.ts';
import { Lender } from './lender.ts';
import type { DatabaseLog } from './log.ts';
import { migrate, readMigrations } from './migrate.ts';
import { openPglite } from './pglite/backend.ts';
import { openDataDirectory } from './pglite/data-directory.ts';
import { BorrowedEngine } from './pglite/lent-engine.ts';
import { openPostgresql } from './postgresql.ts';
import { forEverybody } from './requester.ts';
import {
  type FoundingBody,
  type OperatorContext,
  runFoundingTransaction,
  runOperatorTransaction,
  runTenantTransaction,
  type TransactionBody,
  type TransactionContext,
  type TransactionMode,
} from './transaction.ts';

/** Milliseconds a health check waits. */
const PING_PATIENCE = 2000;

/** The open database: the one way from the gateway to its rows. */
export interface GatewayDatabase extends NotificationSource {
  readonly kind: Backend['kind'];
  /** Runs `body` on the rows of one tenant and commits; if it throws, nothing is kept. Never nests. */
  withTransaction<Result>(
    context: TransactionContext,
    mode: TransactionMode,
    body: TransactionBody<Result>,
  ): Promise<Result>;
  /** Runs `body` on the global tables, for sign-in and the operator plane. Never nests. */
  withOperatorTransaction<Result>(
    context: OperatorContext,
    mode: TransactionMode,
    body: TransactionBody<Result>,
  ): Promise<Result>;
  /** Runs `body` on the global tables first, then on the rows of tenants it makes; all or nothing. Never nests. */
  withFoundingTransaction<Result>(
    context: OperatorContext,
    body: FoundingBody<Result>,
  ): Promise<Result>;
  /** Lets the planner look at the rows again; after a large write it would guess from empty tables. */
  refreshStatistics(): Promise<void>;
  /** Resolves when the database answers; rejects after two seconds of silence. */
  ping(): Promise<void>;
  /** Waits for open transactions, writes a checkpoint and frees the data folder. */
  close(): Promise<void>;
}

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'> &
  Partial<Pick<Settings, 'watch'>>;

/**
 * Opens the database the settings name, migrates it and proves that tenants are kept apart.
 * @throws {DatabaseStartError} with one sentence that says what to do.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  log: DatabaseLog,
): Promise<GatewayDatabase> {
  return databaseOver(await openBackend(settings, log));
}

/** The first half of {@link openDatabase}, for those who also need the owner's client. */
export async function openBackend(settings: DatabaseSettings, log: DatabaseLog): Promise<Backend> {
  const backend = await connect(settings, log);
  try {
    await prepare(backend, log);
    return backend;
  } catch (error) {
    await backend.close();
    throw error;
  }
}

function connect(settings: DatabaseSettings, log: DatabaseLog): Promise<Backend> {
  const { databaseUrl, databaseOwnerUrl, dataDir, watch } = settings;
  if (databaseUrl !== null) return openPostgresql(databaseUrl, databaseOwnerUrl, log);
  return watch ? openPglite(new BorrowedEngine(), log) : openDataDirectory(dataDir, log);
}

async function prepare(backend: Backend, log: DatabaseLog): Promise<void> {
  const migrations = await readMigrations();
  await backend.withOwner(async (client) => {
    const applied = await migrate(client, migrations);
    if (applied.length > 0) log.info({ migrations: applied }, 'database migrated');
    await grantRequestRoles(client, backend.login);
  });
  const client = await backend.pool.connect();
  try {
    await checkRequestRoles(client);
  } finally {
    client.release();
  }
}

/** The second half of {@link openDatabase}. */
export function databaseOver(backend: Backend): GatewayDatabase {
  const lender = new Lender(backend.pool);
  return {
    kind: backend.kind,
    withTransaction: (context, mode, body) =>
      withRoom(backend, mode, mode === 'write' ? LEAST_ROOM : LEAST_ROOM_FOR_UPKEEP, () =>
        runTenantTransaction(lender, context, mode, body),
      ),
    withOperatorTransaction: (context, mode, body) =>
      withRoom(backend, mode, LEAST_ROOM_FOR_UPKEEP, () =>
        runOperatorTransaction(lender, context, mode, body),
      ),
    withFoundingTransaction: (context, body) =>
      withRoom(backend, 'write', LEAST_ROOM, () => runFoundingTransaction(lender, context, body)),
    subscribe: (channel, listener) => backend.notifications.subscribe(channel, listener),
    refreshStatistics: () =>
      backend.withOwner(async (client) => {
        await client.query('analyze');
      }),
    ping: () => Promise.race([forEverybody(() => ask(lender)), tooLate()]),
    close: () => backend.close(),
  };
}

/**
 * Writes only where there is room, and names a full disk as the reason where the database was lost to it.
 * @throws {DiskFullError} where there is none.
 */
async function withRoom<Result>(
  { room }: Backend,
  mode: TransactionMode,
  least: number,
  work: () => Promise<Result>,
): Promise<Result> {
  if (mode !== 'read') await room?.require(least);
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseLostError) await room?.require(LEAST_ROOM);
    throw error;
  }
}

async function ask(lender: Lender): Promise<void> {
  const { client, end } = await lender.lend();
  let answered = false;
  try {
    await client.query('select 1');
    answered = true;
  } finally {
    end(!answered);
  }
}

/** A health check that waits behind a stuck statement would tell no one. */
async function tooLate(): Promise<never> {
  await wait(PING_PATIENCE, undefined, { ref: false });
  throw new DatabaseLostError(`The database has not answered in ${PING_PATIENCE} ms.`);
}
