import { rm } from 'node:fs/promises';
import { silentLog } from '#gateway/db/log.ts';
import { openDatabase } from '#gateway/db/open-database.ts';
import { createLog } from '#gateway/http/log.ts';
import { readSettings, type Settings } from '#gateway/settings.ts';
import { assembleGateway, type RunningGateway, startGateway } from '#gateway/start-gateway.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { type DatabaseKind, type OpenTestDatabase, openTestDatabase } from './database.ts';
import { writeFixtureBuild } from './fixture-apps.ts';
import { freePort } from './free-port.ts';
import { ShellClient } from './shell-client.ts';

/** A gateway over a database of its own, with a clock to move and a log to read. */
export interface TestGateway extends RunningGateway {
  readonly settings: Settings;
  readonly database: OpenTestDatabase['database'];
  /** The settings that lead to the database. */
  readonly databaseSettings: OpenTestDatabase['settings'];
  readonly asOwner: OpenTestDatabase['asOwner'];
  readonly clock: TestClock;
  /** Every line logged so far. */
  readonly logged: readonly string[];
  /** A new browser on the shell's page. */
  browser(): ShellClient;
}

/** What a test may want otherwise. */
export interface TestGatewayOptions {
  /** PostgreSQL unless the test is about both. */
  readonly kind?: DatabaseKind;
  /** A database with the demo companies of today instead of an empty one. */
  readonly demo?: boolean;
  /** Listens on a free port; without it requests are injected. */
  readonly listen?: boolean;
  /** A build's output instead of the three small apps. */
  readonly buildFolder?: string;
  /** Settings besides those of every test. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Fills the database before the first request. */
  readonly prepare?: (database: OpenTestDatabase['database']) => Promise<void>;
}

/** Opens a gateway over a fresh database; `close` removes everything it made. */
export async function openTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const opened = await openTestDatabase(
    options.kind ?? 'PostgreSQL',
    options.demo ? 'demo' : undefined,
  );
  const port = options.listen ? await freePort() : 7000;
  const settings = readSettings({
    PORT: String(port),
    NODE_ENV: 'test',
    ATRIUM_DEMO: 'off',
    LOG_LEVEL: 'silent',
    SECRETS_KEY: 'dGVzdHMtdXNlLXRoaXMta2V5LW9mLTMyLWJ5dGVzISE=',
    ...options.environment,
  });
  const clock = createTestClock();
  const logged: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => void logged.push(line) });
  const fixture = options.buildFolder ?? (await writeFixtureBuild());
  const gateway = await (options.listen ? startGateway : assembleGateway)({
    settings,
    log,
    database: opened.database,
    buildFolder: fixture,
    now: clock.now,
    ...(options.prepare && { prepare: options.prepare }),
  });
  return {
    ...gateway,
    settings,
    database: opened.database,
    databaseSettings: opened.settings,
    asOwner: opened.asOwner,
    clock,
    logged,
    browser: () => new ShellClient(gateway.server, settings.publicOrigin),
    async close() {
      await gateway.close();
      await opened.remove();
      if (options.buildFolder === undefined) await rm(fixture, { recursive: true, force: true });
    },
  };
}

/** Opens another gateway over the database of the first, with connections of its own. It runs jobs; close it before the first. */
export async function openGatewayBeside({
  databaseSettings,
  settings,
  clock,
}: TestGateway): Promise<RunningGateway> {
  const buildFolder = await writeFixtureBuild();
  const gateway = await assembleGateway({
    settings: { ...settings, jobSlots: 2 },
    database: await openDatabase(databaseSettings, silentLog),
    buildFolder,
    now: clock.now,
  });
  return {
    ...gateway,
    async close() {
      await gateway.close();
      await rm(buildFolder, { recursive: true, force: true });
    },
  };
}
