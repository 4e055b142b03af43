import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { silentLog } from '#gateway/db/log.ts';
import { type GatewayDatabase, openDatabase } from '#gateway/db/open-database.ts';
import { createLog } from '#gateway/http/log.ts';
import { DEMO_PASSWORD } from '#gateway/seed/demo.ts';
import { prepareDemo } from '#gateway/seed/prepare-demo.ts';
import { readSettings, type Settings } from '#gateway/settings.ts';
import { assembleGateway } from '#gateway/start-gateway.ts';
import { writeFixtureBuild } from '#tests/support/fixture-apps.ts';
import { freePort } from '#tests/support/free-port.ts';
import { ShellClient } from '#tests/support/shell-client.ts';

let build: string;
let dataDir: string;

beforeAll(async () => {
  build = await writeFixtureBuild();
  dataDir = await mkdtemp(join(tmpdir(), 'atrium-seed-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));
afterAll(() => rm(build, { recursive: true, force: true }));

/** Milliseconds for a company of 2,720 people on a crowded machine. */
const PATIENCE = 240_000;

/** Runs `npm run seed` on the folder; returns what it prints. */
async function seed(settings: Readonly<Record<string, string>> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['gateway/seed/main.ts', '--size', 'm'],
    { env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...settings } },
  );
  return stdout;
}

/** What `npm start` does to the folder before it serves, and what it says. */
async function prepare(settings: Settings, database: GatewayDatabase) {
  const said: string[] = [];
  const isThere = await prepareDemo(settings, database, (line) => void said.push(line));
  return { isThere, said };
}

test('filling an empty folder makes the demo companies as well, so that somebody can sign in', {
  timeout: PATIENCE,
}, async () => {
  const printed = await seed();
  expect(printed).toMatch(/^Creating the demo companies…$/m);
  expect(printed).toContain('admin may work in it');
  const settings = readSettings({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  let prepared: Awaited<ReturnType<typeof prepare>> | undefined;
  const gateway = await assembleGateway({
    settings,
    buildFolder: build,
    log: createLog({ logLevel: 'silent' }),
    prepare: async (database) => {
      prepared = await prepare(settings, database);
    },
  });
  try {
    expect(prepared).toEqual({ isThere: true, said: [] });
    const browser = new ShellClient(gateway.server, settings.publicOrigin);
    await browser.call(calls.login, { account: 'admin', password: DEMO_PASSWORD });
    const { answer } = await browser.call(calls.listAuthTenants, {});
    expect(answer.result?.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['harbour', 'size-m']),
    );
  } finally {
    await gateway.close();
  }
});

test('a folder with other companies gets no demo, and is not said to get one', {
  timeout: PATIENCE,
}, async () => {
  expect(await seed({ ATRIUM_DEMO: 'off' })).not.toContain('demo');
  const settings = readSettings({ DATA_DIR: dataDir });
  const database = await openDatabase(settings, silentLog);
  try {
    const { isThere, said } = await prepare(settings, database);
    expect(isThere).toBe(false);
    expect(said.join()).toMatch(/^There are companies .* no demo/);
  } finally {
    await database.close();
  }
});
