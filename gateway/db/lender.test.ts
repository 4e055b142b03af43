import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Backend } from './backend.ts';
import { Lender } from './lender.ts';
import { silentLog } from './log.ts';
import { openDataDirectory } from './pglite/data-directory.ts';

let folder = '';
let backend: Backend;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-lender-'));
  backend = await openDataDirectory(folder, silentLog);
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});
// Patience is over when a test says so, however slow the database is.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a client that is held without a sign of life is taken back, and what was open in it is undone', async () => {
  const lender = new Lender(backend.pool, 300);
  const held = await lender.lend();
  await held.client.query('begin; create table public.left_open ()');
  vi.advanceTimersByTime(300);
  const next = await lender.lend();
  const { rows } = await next.client.query("select to_regclass('public.left_open') as found");
  expect(rows).toEqual([{ found: null }]);
  await expect(held.client.query('select 1')).rejects.toThrow();
  held.end();
  next.end();
});

test('a client that goes on is lent for as long as it does', async () => {
  const lender = new Lender(backend.pool, 300);
  const loan = await lender.lend();
  for (let use = 0; use < 8; use += 1) {
    await loan.client.query('select 1');
    vi.advanceTimersByTime(200);
    loan.use();
  }
  await expect(loan.client.query('select 1')).resolves.toBeDefined();
  loan.end();
});
