import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLog } from '#gateway/db/log.ts';
import { type GatewayDatabase, openDatabase } from '#gateway/db/open-database.ts';
import { buildTenant, type TestTenant } from '#tests/support/identity.ts';
import { root } from '#tests/support/source-files.ts';

const KILLS = 3;

let dataDir = '';

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'atrium-embedded-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

function open(folder = dataDir): Promise<GatewayDatabase> {
  return openDatabase({ dataDir: folder, databaseUrl: null, databaseOwnerUrl: null }, silentLog);
}

function startWriter(tenant: TestTenant, first: number) {
  const script = join(root, 'tests/support/durability-writer.ts');
  const ids = [tenant.tenantId, tenant.accountId, String(first)];
  return spawn(process.execPath, [script, dataDir, ...ids], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Lets a writer work for a while, kills it, and returns the numbers it was promised. */
async function writeUntilKilled(tenant: TestTenant, first: number): Promise<readonly number[]> {
  const writer = startWriter(tenant, first);
  const acknowledged: number[] = [];
  const lines = createInterface({ input: writer.stdout });
  lines.on('line', (line) => acknowledged.push(Number(line)));
  await once(lines, 'line');
  await wait(150 + Math.random() * 500);
  const ended = once(lines, 'close');
  writer.kill('SIGKILL');
  await ended;
  return acknowledged;
}

test(`no acknowledged write is lost and none is half there after ${KILLS} kills`, async () => {
  const first = await open();
  const tenant = await buildTenant(first);
  await first.close();
  const acknowledged: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    // The write under way may have been committed though nobody heard of it: leave its number out.
    acknowledged.push(...(await writeUntilKilled(tenant, (acknowledged.at(-1) ?? 0) + 2)));
  }
  const database = await open();
  const { roles, functions } = await database.withTransaction(
    tenant,
    'read',
    async (transaction) => ({
      roles: await transaction.selectFrom('role').select('code').execute(),
      functions: await transaction.selectFrom('role_function').select('function_id').execute(),
    }),
  );
  await database.close();
  const codes = new Set(roles.map((role) => role.code));
  expect(new Set(functions.map((row) => row.function_id))).toEqual(codes);
  expect(acknowledged.filter((number) => !codes.has(`n${number}`))).toEqual([]);
});

test('a second gateway on the folder ends in one sentence, and the first goes on', async () => {
  const database = await open();
  await expect(open()).rejects.toThrow(
    `Process ${process.pid} already uses the data folder ${dataDir}: stop it, or set DATA_DIR to another folder.`,
  );
  await database.ping();
  await database.close();
});

test('a folder that cannot be written ends in one sentence', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  await expect(open(join(file, 'data'))).rejects.toThrow(
    /^The data folder \S+ cannot be written \(.+\): change its rights, or set DATA_DIR to another folder\.$/,
  );
});

test('a folder that is no database any more ends in one sentence', async () => {
  await (await open()).close();
  await rm(join(dataDir, 'database', 'global'), { recursive: true });
  await expect(open()).rejects.toThrow(
    /^The database in \S+ does not open \(.+\): free disk space, or restore the folder from a backup\.$/,
  );
});

test('a folder that was closed opens again with what was written', async () => {
  const before = await open();
  const tenant = await buildTenant(before);
  await before.close();
  const after = await open();
  const tenants = await after.withTransaction(tenant, 'read', (transaction) =>
    transaction.selectFrom('tenant').select('id').execute(),
  );
  expect(tenants).toEqual([{ id: tenant.tenantId }]);
  await after.close();
});
