import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { DiskFullError } from '#gateway/db/errors.ts';
import { silentLog } from '#gateway/db/log.ts';
import { databaseOver, openBackend } from '#gateway/db/open-database.ts';
import { createLog } from '#gateway/http/log.ts';
import { readSettings } from '#gateway/settings.ts';
import { assembleGateway, type RunningGateway } from '#gateway/start-gateway.ts';
import { buildEmptyTenant, buildPerson } from '#tests/support/accounts.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { writeFixtureBuild } from '#tests/support/fixture-apps.ts';
import { ShellClient } from '#tests/support/shell-client.ts';

const mebibyte = 1_048_576;
const settings = readSettings({ NODE_ENV: 'test', ATRIUM_DEMO: 'off' });
const clock = createTestClock();

let created: TestDatabase;
let gateway: RunningGateway;
let buildFolder = '';
/** Bytes that are free on the disk. */
let free = Number.POSITIVE_INFINITY;

beforeAll(async () => {
  created = await createTestDatabase('PGlite');
  const room = {
    async require(bytes: number): Promise<void> {
      if (free < bytes) throw new DiskFullError();
    },
  };
  const database = databaseOver({ ...(await openBackend(created.settings, silentLog)), room });
  buildFolder = await writeFixtureBuild();
  const log = createLog({ logLevel: 'silent' });
  gateway = await assembleGateway({ settings, database, buildFolder, log, now: clock.now });
  const tenant = await buildEmptyTenant(database, 'north');
  await buildPerson(database, { loginName: 'worker', tenantIds: [tenant] });
});
afterAll(async () => {
  await gateway.close();
  await created.remove();
  await rm(buildFolder, { recursive: true, force: true });
});
beforeEach(() => {
  free = Number.POSITIVE_INFINITY;
});

async function signedIn(): Promise<ShellClient> {
  const browser = new ShellClient(gateway.server, settings.publicOrigin);
  await browser.signIn('worker');
  return browser;
}

const layout = { order: [], hidden: [] };

test('with little room a change is refused as a full disk, and reading and sign-in go on', async () => {
  const browser = await signedIn();
  free = 50 * mebibyte;
  const { status, code, answer, headers } = await browser.call(calls.saveHomeLayout, layout);
  expect({ status, code }).toEqual({ status: 503, code: 'diskFull' });
  expect(answer.msg).toMatch(/storage/i);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await browser.call(calls.homeBoard, {})).code).toBe('ok');
  expect((await (await signedIn()).call(calls.homeBoard, {})).code).toBe('ok');
  free = Number.POSITIVE_INFINITY;
  expect((await browser.call(calls.saveHomeLayout, layout)).code).toBe('ok');
});

test('with hardly any room nobody signs in, and those who have read on past the renewal of their session', async () => {
  const browser = await signedIn();
  free = mebibyte;
  const other = new ShellClient(gateway.server, settings.publicOrigin);
  await expect(other.signIn('worker')).rejects.toThrow(/storage/i);
  for (const minutes of [2, 15]) {
    clock.advance(minutes * 60_000);
    expect((await browser.call(calls.homeBoard, {})).code).toBe('ok');
  }
});
