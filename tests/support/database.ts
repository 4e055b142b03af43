import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { silentLog } from '#gateway/db/log.ts';
import { databaseOver, type GatewayDatabase, openBackend } from '#gateway/db/open-database.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { Settings } from '#gateway/settings.ts';
import { administrate, demoTemplates, type TestTemplate } from './demo-templates.ts';
import './postgres-setup.ts';
import { seededData } from './seeded.ts';

/** The two databases every contract suite runs on. */
export const databaseKinds = ['PGlite', 'PostgreSQL'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** An empty database that no one else uses, and the settings that lead to it. */
export interface TestDatabase {
  readonly kind: DatabaseKind;
  readonly settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'>;
  /** Removes the database and its folder. */
  remove(): Promise<void>;
}

/** The login the gateway has in production: it may become the request roles and nothing more. */
const LOGIN = 'atrium_gateway';

/**
 * Makes an empty database, or a copy of one that is migrated or has the demo. On PostgreSQL the owner migrates and a
 * login without rights serves.
 */
export async function createTestDatabase(
  kind: DatabaseKind,
  template?: TestTemplate,
): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-data-'));
  const removeFolder = (): Promise<void> => rm(dataDir, { recursive: true, force: true });
  if (kind === 'PGlite') {
    // A migrated one is what the gateway makes by itself.
    if (template && template !== 'migrated') {
      // At once: file by file it takes ten times the processor.
      cpSync(await seededData(undefined, template), dataDir, { recursive: true });
    }
    const settings = { dataDir, databaseUrl: null, databaseOwnerUrl: null };
    return { kind, settings, remove: removeFolder };
  }
  const name = `test_${uuid7().replaceAll('-', '')}`;
  const server = new URL(inject('postgresUrl'));
  const from = template ? demoTemplates[template] : 'template0';
  // As files: the other way writes every page to the log, which takes six times the processor.
  const copy = `create database ${name} template ${from} strategy file_copy`;
  await administrate(server.href, [createLogin, copy]);
  const owner = new URL(`/${name}`, server);
  const login = new URL(owner);
  login.username = LOGIN;
  login.password = LOGIN;
  return {
    kind,
    settings: { dataDir, databaseUrl: login.href, databaseOwnerUrl: owner.href },
    async remove() {
      await administrate(server.href, [`drop database ${name} with (force)`]);
      await removeFolder();
    },
  };
}

/** Suites start at the same time, and the login belongs to the whole server. */
const createLogin = `do $$ begin
  create role ${LOGIN} login noinherit password '${LOGIN}';
exception when duplicate_object or unique_violation then null; end $$`;

/** A database that is open while a suite runs. */
export interface OpenTestDatabase extends TestDatabase {
  readonly database: GatewayDatabase;
  /** Runs `work` with the rights of the owner, which no request has, and keeps what it did. */
  asOwner<Result>(work: (client: ClientBase) => Promise<Result>): Promise<Result>;
  /** Runs `work` with the rights of the owner, which no request has, and rolls back what it did. */
  tryAsOwner<Result>(work: (client: ClientBase) => Promise<Result>): Promise<Result>;
}

/** Makes and opens a migrated database, empty or with the demo. */
export async function openTestDatabase(
  kind: DatabaseKind,
  template: TestTemplate = 'migrated',
): Promise<OpenTestDatabase> {
  const created = await createTestDatabase(kind, template);
  const backend = await openBackend(created.settings, silentLog);
  return {
    ...created,
    database: databaseOver(backend),
    asOwner: (work) => backend.withOwner(work),
    tryAsOwner: (work) =>
      backend.withOwner(async (client) => {
        await client.query('begin');
        try {
          return await work(client);
        } finally {
          await client.query('rollback');
        }
      }),
  };
}

/**
 * Runs a suite once per database, each time on a fresh, migrated, open one.
 * `current` gives it to the tests; it is not there before they run.
 */
export function eachDatabase(name: string, suite: (current: () => OpenTestDatabase) => void): void {
  describe.each(databaseKinds)(`${name} on %s`, (kind) => {
    let open: OpenTestDatabase | null = null;
    beforeAll(async () => {
      open = await openTestDatabase(kind);
    });
    afterAll(async () => {
      await open?.database.close();
      await open?.remove();
    });
    suite(() => {
      if (open === null) throw new Error('The database is open only while tests run.');
      return open;
    });
  });
}
