import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg, { type ClientBase } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '#gateway/db/log.ts';
import { databaseOver, type GatewayDatabase, openBackend } from '#gateway/db/open-database.ts';
import {
  createTestDatabase,
  type OpenTestDatabase,
  openTestDatabase,
  type TestDatabase,
} from '#tests/support/database.ts';
import { buildTenant, type TestTenant } from '#tests/support/identity.ts';
import { root } from '#tests/support/source-files.ts';

/** Every row of every table of the product, by table, as text. */
type Rows = Readonly<Record<string, readonly string[]>>;

async function readRows(client: ClientBase): Promise<Rows> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename::text as name from pg_catalog.pg_tables where schemaname = 'app' order by 1",
  );
  const all: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select pg_catalog.to_jsonb(t)::text as row from app.${name} t order by 1`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/** The one membership that the tenant's own request sees: row-level security works on what was restored. */
async function membersOf(database: GatewayDatabase, tenant: TestTenant): Promise<number> {
  const members = await database.withTransaction(tenant, 'read', (transaction) =>
    transaction.selectFrom('membership').select('account_id').execute(),
  );
  return members.length;
}

describe('the embedded database', () => {
  const folders: string[] = [];
  const newFolder = async (): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'atrium-backup-'));
    folders.push(folder);
    return folder;
  };
  afterEach(async () => {
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  });
  const open = (dataDir: string) =>
    openBackend({ dataDir, databaseUrl: null, databaseOwnerUrl: null }, silentLog);

  test('is its folder: a copy made while it is closed opens elsewhere with every row', async () => {
    const [dataDir, restored] = [await newFolder(), await newFolder()];
    const first = await open(dataDir);
    const tenants = [
      await buildTenant(databaseOver(first)),
      await buildTenant(databaseOver(first)),
    ];
    const before = await first.withOwner(readRows);
    await first.close();
    await cp(dataDir, restored, { recursive: true });
    const second = await open(restored);
    expect(await second.withOwner(readRows)).toEqual(before);
    for (const tenant of tenants) expect(await membersOf(databaseOver(second), tenant)).toBe(1);
    await second.close();
  });
});

describe('PostgreSQL', () => {
  let source: OpenTestDatabase;
  let target: TestDatabase;
  let tenants: readonly TestTenant[];
  let before: Rows;

  beforeEach(async () => {
    source = await openTestDatabase('PostgreSQL');
    target = await createTestDatabase('PostgreSQL');
    tenants = [await buildTenant(source.database), await buildTenant(source.database)];
    before = await source.asOwner(readRows);
    const role = await readFile(join(root, 'gateway/db/backup-role.sql'), 'utf8');
    // Twice, as somebody does who has forgotten the first time.
    for (let time = 0; time < 2; time += 1) await source.asOwner((client) => client.query(role));
  });
  afterEach(async () => {
    await source.database.close();
    await source.remove();
    await target.remove();
  });

  const ownerOf = ({ settings }: TestDatabase): URL => new URL(settings.databaseOwnerUrl ?? '');
  const backupOf = (database: TestDatabase): URL => {
    const address = ownerOf(database);
    address.username = 'atrium_backup';
    return address;
  };

  /** Runs work as a login and as pg_dump does: without row-level security, or not at all. */
  async function asDump<Result>(
    address: string,
    role: string | null,
    work: (client: ClientBase) => Promise<Result>,
  ): Promise<Result> {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    try {
      if (role !== null) await client.query(`set role ${role}`);
      await client.query("select pg_catalog.set_config('search_path', '', false)");
      await client.query('set row_security = off');
      return await work(client);
    } finally {
      await client.end();
    }
  }

  test('is read whole by the login of backups, and by no other that is no superuser', async () => {
    const backup = backupOf(source).href;
    expect(await asDump(backup, null, readRows)).toEqual(before);
    expect(before.membership).toHaveLength(2);
    for (const role of ['app_owner', 'app_rw', 'app_ops']) {
      await expect(asDump(ownerOf(source).href, role, readRows)).rejects.toThrow(
        /permission denied|row-level security/,
      );
    }
    for (const statement of ['delete from app.membership', 'create table app.x ()']) {
      await expect(asDump(backup, null, (client) => client.query(statement))).rejects.toThrow(
        'permission denied',
      );
    }
  });

  test('is made again from what that login reads', async () => {
    const rows = await asDump(backupOf(source).href, null, readRows);
    const backend = await openBackend(target.settings, silentLog);
    await backend.withOwner((client) => writeRows(client, rows));
    expect(await backend.withOwner(readRows)).toEqual(before);
    for (const tenant of tenants) expect(await membersOf(databaseOver(backend), tenant)).toBe(1);
    await backend.close();
  });

  test('is dumped and restored by the commands of the README', async ({ skip }) => {
    const { rows } = await source.asOwner((client) => client.query('show server_version_num'));
    const isOlder = dumpVersion() < Math.floor(Number(rows[0]?.server_version_num) / 10_000);
    skip(isOlder, 'pg_dump is not installed, or is older than the server, which it refuses');
    const file = join(target.settings.dataDir, 'atrium.dump');
    run('pg_dump', ['--format=custom', `--file=${file}`, backupOf(source).href]);
    const into = `--dbname=${ownerOf(target).href}`;
    run('pg_restore', ['--single-transaction', '--exit-on-error', into, file]);
    const backend = await openBackend(target.settings, silentLog);
    expect(await backend.withOwner(readRows)).toEqual(before);
    for (const tenant of tenants) expect(await membersOf(databaseOver(backend), tenant)).toBe(1);
    await backend.close();
  });
});

/** Puts rows into a migrated database in the place of those that the migrations wrote. */
async function writeRows(client: ClientBase, all: Rows): Promise<void> {
  const names = Object.keys(all);
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await client.query(`truncate ${names.map((name) => `app.${name}`).join()}`);
  for (const name of names) {
    const { rows } = await client.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_schema = 'app' and table_name = $1
         and is_generated = 'NEVER' order by ordinal_position`,
      [name],
    );
    const columns = rows.map((row) => `"${row.column_name}"`).join();
    await client.query(
      `insert into app.${name} (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::app.${name}, $1)`,
      [`[${all[name]?.join()}]`],
    );
  }
  await client.query('commit');
}

/** The version of the program on this machine; 0 without one. It comes with PostgreSQL, not with our packages. */
function dumpVersion(): number {
  const { stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' });
  return Number(/ (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

function run(program: string, given: readonly string[]): void {
  const { status, stderr } = spawnSync(program, given, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}
