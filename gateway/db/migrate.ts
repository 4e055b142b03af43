import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ClientBase } from 'pg';
import { DatabaseStartError, describeError, sqlState } from './errors.ts';

/** Where each area keeps its migrations, in a folder of its own. */
const areas: string = join(import.meta.dirname, '..', 'services');

/** One file `<date>-<name>.sql`, its text and the hash the database remembers it by. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

/** Any number will do, as long as every gateway takes the same. */
const LOCK = 7_000_001;
/** Milliseconds a migration waits for a table in use before it gives up and rolls back. */
const LOCK_TIMEOUT = 2000;

/** Reads the migrations of every area, by date and name. @throws {DatabaseStartError} when names are wrong or doubled. */
export async function readMigrations(directory: string = areas): Promise<readonly Migration[]> {
  const paths: { path: string; name: string }[] = [];
  for await (const path of glob('*/migrations/*.sql', { cwd: directory })) {
    paths.push({ path: join(directory, path), name: basename(path) });
  }
  paths.sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const [index, { name }] of paths.entries()) {
    if (!/^\d{4}-\d{2}-\d{2}-[a-z0-9-]+\.sql$/.test(name) || name === paths[index - 1]?.name) {
      throw new DatabaseStartError(
        `The migration ${name} needs a name like 2026-12-03-leave.sql that no other area has.`,
      );
    }
  }
  return Promise.all(paths.map(({ path, name }) => readMigration(path, name)));
}

async function readMigration(path: string, name: string): Promise<Migration> {
  const sql = await readFile(path, 'utf8');
  return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
}

/**
 * Brings the database up to the last migration, each file in a transaction of its own. Two gateways
 * may start at once: one waits for the other.
 * @returns the names that ran now.
 * @throws {DatabaseStartError} when an applied file has changed or is missing here, or a file fails.
 */
export async function migrate(
  client: ClientBase,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  if ((await pendingMigrations(client, migrations)).length === 0) return [];
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    const pending = await pendingMigrations(client, migrations);
    for (const migration of pending) await apply(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  }
}

async function pendingMigrations(
  client: ClientBase,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const applied = await appliedHashes(client);
  const known = new Set(migrations.map((migration) => migration.name));
  for (const name of applied.keys()) {
    if (known.has(name)) continue;
    throw new DatabaseStartError(
      `The database has the migration ${name}, which this version does not know: start the newer version.`,
    );
  }
  for (const { name, sha256 } of migrations) {
    if ((applied.get(name) ?? sha256) === sha256) continue;
    throw new DatabaseStartError(
      `The migration ${name} has changed since it ran here: restore its text and put the change in a new file.`,
    );
  }
  return migrations.filter((migration) => !applied.has(migration.name));
}

async function appliedHashes(client: ClientBase): Promise<ReadonlyMap<string, string>> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    "select to_regclass('app.schema_migration') is not null as exists",
  );
  if (!found[0]?.exists) return new Map();
  try {
    const { rows } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from app.schema_migration',
    );
    return new Map(rows.map((row) => [presentName(row.name), row.sha256]));
  } catch (error) {
    throw ownerError(error);
  }
}

/** The first migrations were numbered, and databases of that time remember them so: `0007_files.sql`. */
function presentName(name: string): string {
  const numbered = /^00(\d{2})_(.+)$/.exec(name);
  return numbered ? `2026-11-${numbered[1]}-${numbered[2]?.replaceAll('_', '-')}` : name;
}

async function apply(client: ClientBase, { name, sql, sha256 }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout to ${LOCK_TIMEOUT}`);
    await client.query('set local search_path to app');
    const { rows } = await client.query<{ ready: boolean }>(
      "select to_regnamespace('app') is not null as ready",
    );
    if (rows[0]?.ready) await client.query('set local role app_owner');
    await client.query(sql);
    await client.query('insert into app.schema_migration (name, sha256) values ($1, $2)', [
      name,
      sha256,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (sqlState(error) === '42501') throw ownerError(error);
    throw new DatabaseStartError(
      `The migration ${name} failed (${describeError(error)}): nothing of it was kept.`,
    );
  }
}

function ownerError(error: unknown): DatabaseStartError {
  return new DatabaseStartError(
    `This login may not migrate the database (${describeError(error)}): set DATABASE_OWNER_URL to the login of an administrator.`,
  );
}
