import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseLostError } from '../errors.ts';
import { silentLog } from '../log.ts';
import { PgliteEngine } from './engine.ts';
import { ProtocolStream } from './protocol-stream.ts';
import { createFromTemplate } from './template.ts';

let folder = '';
let engine: PgliteEngine;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-engine-'));
  const directory = join(folder, 'database');
  await createFromTemplate(directory);
  engine = new PgliteEngine({ directory }, silentLog);
  await engine.ready();
});

afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ stream: () => new ProtocolStream(engine) });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

test('a statement without an answer in time fails, and the next one is served', async () => {
  const client = await connect();
  await client.query('create table public.kept (value int)');
  await client.query('insert into public.kept values (1)');
  engine.patience = 300;
  const stuck = client.query('select pg_sleep(60)');
  await expect(stuck).rejects.toThrow(DatabaseLostError);
  engine.patience = 20_000;
  const next = await connect();
  const { rows } = await next.query('select value from public.kept');
  expect(rows).toEqual([{ value: 1 }]);
  await next.end();
});

test('a new client finds nothing of the one before: no transaction, no role, no setting', async () => {
  const first = await connect();
  await first.query("begin; set local role app_rw; set session app.tenant to 'left behind'");
  await first.end();
  const second = await connect();
  const { rows } = await second.query(
    `select current_user as role, coalesce(current_setting('app.tenant', true), '') as tenant,
       pg_current_xact_id_if_assigned() as transaction`,
  );
  expect(rows).toEqual([{ role: 'postgres', tenant: '', transaction: null }]);
  await second.end();
});

test('a failed statement leaves the client usable', async () => {
  const client = await connect();
  await expect(client.query('select $1::int', ['no number'])).rejects.toMatchObject({
    code: '22P02',
  });
  const { rows } = await client.query('select $1::text as text', ['四个字'.repeat(50_000)]);
  expect(rows[0]?.text).toHaveLength(150_000);
  await client.end();
});

test('answers are not kept: more of them than its memory holds leave the database open', async () => {
  const client = await connect();
  await client.query('create temporary table open_since_the_start (value int)');
  for (let answers = 0; answers < 25; answers += 1) {
    const { rowCount } = await client.query(
      "select n, repeat('x', 100) from generate_series(1, 100_000) n",
    );
    expect(rowCount).toBe(100_000);
  }
  await expect(client.query('select from open_since_the_start')).resolves.toBeDefined();
  await client.end();
});
