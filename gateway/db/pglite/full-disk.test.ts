import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseLostError, sqlState } from '../errors.ts';
import { silentLog } from '../log.ts';
import { type Engine, PgliteEngine } from './engine.ts';
import { ProtocolStream } from './protocol-stream.ts';
import { createFromTemplate } from './template.ts';

/** SQLSTATE of `disk_full`. */
const DISK_FULL = '53100';

let folder = '';
let engine: Engine | undefined;
/** Why there is no small disk here; empty where there is one. */
let missing = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=150m', 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    missing = `no small file system can be mounted: ${String(error)}`;
    return;
  }
  const directory = join(folder, 'database');
  await createFromTemplate(directory);
  engine = new PgliteEngine({ directory }, silentLog);
  await engine.ready();
});

afterAll(async () => {
  await engine?.close();
  if (missing === '') execFileSync('umount', ['-l', folder]);
  await rm(folder, { recursive: true, force: true });
});

/** A client that hears, as those of the pool do, when its session is lost. */
async function connect(to: Engine): Promise<pg.Client> {
  const client = new pg.Client({ stream: () => new ProtocolStream(to) });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Writes files of two sizes in turn until the disk refuses one; returns the error and how many were kept. */
async function fill(
  client: pg.Client,
): Promise<{ readonly kept: number; readonly error: unknown }> {
  await client.query('create table public.file (content bytea)');
  for (let kept = 0; ; kept += 1) {
    try {
      const content = randomBytes(kept % 2 === 0 ? 2_097_152 : 51_200);
      await client.query('insert into public.file (content) values ($1)', [content]);
    } catch (error) {
      return { kept, error };
    }
  }
}

async function countFiles(to: Engine): Promise<number> {
  const client = await connect(to);
  const { rows } = await client.query('select count(*)::int as count from public.file');
  await client.end();
  return rows[0]?.count;
}

test('a full disk ends every call, and the database serves again once there is room', async (context) => {
  if (engine === undefined) return context.skip(missing);
  const database = engine;
  const filler = join(folder, 'of-another-program');
  await writeFile(filler, randomBytes(32 * 1_048_576));
  const { kept, error } = await fill(await connect(database));
  expect(error instanceof DatabaseLostError || sqlState(error) === DISK_FULL).toBe(true);
  await Promise.allSettled([countFiles(database), countFiles(database)]);
  await rm(filler);
  await expect
    .poll(() => countFiles(database).catch(() => 'not open yet'), { timeout: 20_000 })
    .toBe(kept);
});
