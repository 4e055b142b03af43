import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { calls } from '#bridge/calls/index.ts';
import type { Backend } from '#gateway/db/backend.ts';
import { silentLog } from '#gateway/db/log.ts';
import { databaseOver, type GatewayDatabase, openBackend } from '#gateway/db/open-database.ts';
import { createLog } from '#gateway/http/log.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { sizedPlan } from '#gateway/seed/sized/plan.ts';
import { type SizeName, sizes } from '#gateway/seed/sized/sizes.ts';
import { writeTenant } from '#gateway/seed/tenant/write-tenant.ts';
import { readSettings, type Settings } from '#gateway/settings.ts';
import { assembleGateway, type RunningGateway } from '#gateway/start-gateway.ts';
import { buildPerson } from '../../support/accounts.ts';
import { writeFixtureBuild } from '../../support/fixture-apps.ts';
import { startPostgresServer } from '../../support/postgres-server.ts';
import { ShellClient } from '../../support/shell-client.ts';
import { median, type Row } from '../row.ts';

const ROUNDS = 25;
const MOST_TIMES_FLOOR = 2;

/** The roster a personnel officer looks at: who works here, the newest first, fifty to a page. */
const request = {
  status: ['active', 'probation', 'leaving'],
  employmentType: ['full-time'],
  sort: 'joinedOn',
  direction: 'desc',
  rows: 50,
} as const;

/** Where a database is opened. */
export type DatabaseSettings = Pick<Settings, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'>;

/** The list call over 100,000 people on PostgreSQL. */
export async function measureListOnPostgresql(): Promise<Row> {
  const server = await startPostgresServer();
  try {
    const databaseUrl = `${server.url}/postgres`;
    return await measure('list-pg', { dataDir: '', databaseUrl, databaseOwnerUrl: null });
  } finally {
    await server.stop();
  }
}

/** The list call over 100,000 people on the embedded database. */
export async function measureListOnPglite(): Promise<Row> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-bench-'));
  try {
    return await measure('list-pglite', { dataDir, databaseUrl: null, databaseOwnerUrl: null });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function measure(name: string, databaseSettings: DatabaseSettings): Promise<Row> {
  return withPeople(databaseSettings, 'xl', async ({ backend, client }) => {
    const call = async (): Promise<void> => {
      const { code } = await client.send(calls.rosterPage, request);
      if (code !== 'ok') throw new Error(`The list answered ${code}.`);
    };
    return compareWithSql(name, backend, call, '"employment" as "e"');
  });
}

/** A gateway over a company of a size, and somebody signed in who sees all of it. */
export interface FilledGateway {
  readonly backend: Backend;
  readonly gateway: RunningGateway;
  readonly client: ShellClient;
  readonly place: { readonly tenantId: string; readonly accountId: string };
}

/** Measures over a fresh company, and removes it. */
export async function withPeople<Result>(
  databaseSettings: DatabaseSettings,
  size: SizeName,
  body: (filled: FilledGateway) => Promise<Result>,
): Promise<Result> {
  const backend = await openBackend(databaseSettings, silentLog);
  const database = databaseOver(backend);
  const place = await fill(backend, database, size);
  const buildFolder = await writeFixtureBuild();
  const settings = readSettings({ NODE_ENV: 'test', ATRIUM_DEMO: 'off' });
  const log = createLog({ logLevel: 'silent' });
  const gateway = await assembleGateway({ settings, database, buildFolder, log });
  try {
    const client = new ShellClient(gateway.server, settings.publicOrigin);
    await client.signIn('bench');
    return await body({ backend, gateway, client, place });
  } finally {
    await gateway.close();
    await rm(buildFolder, { recursive: true, force: true });
  }
}

async function fill(
  backend: Backend,
  database: GatewayDatabase,
  size: SizeName,
): Promise<FilledGateway['place']> {
  const plan = sizedPlan(size, sizes[size], 'bench');
  const { tenantId } = await writeTenant(database, plan, dayOf(new Date()));
  const accountId = await buildPerson(database, {
    loginName: 'bench',
    tenantIds: [tenantId],
    isSuper: true,
  });
  await backend.withOwner((client) => client.query('vacuum (analyze)'));
  return { tenantId, accountId };
}

/** Call and floor take turns, so that whatever else the machine does slows both alike. */
export async function compareWithSql(
  name: string,
  backend: Backend,
  call: () => Promise<void>,
  about: string,
): Promise<Row> {
  await call();
  const statements = await statementsOf(call, about);
  const values: number[] = [];
  const floors: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    values.push(await timeOf(call));
    floors.push(await timeOf(() => replay(backend, statements)));
  }
  const value = median(values);
  const floor = median(floors);
  return {
    name,
    value,
    unit: 'ms',
    floor,
    budget: `≤ ${MOST_TIMES_FLOOR} × the same SQL through the driver`,
    met: value <= MOST_TIMES_FLOOR * floor,
  };
}

/** Milliseconds that some work takes. */
export async function timeOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** One statement as the driver is given it. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

function isStatement(value: unknown): value is Statement {
  return typeof value === 'object' && value !== null && 'text' in value && 'values' in value;
}

/** The statements that a call sends with a text in them, as the driver is given them. */
export async function statementsOf(call: () => Promise<void>, about: string): Promise<Statement[]> {
  const sent: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, client, args: unknown[]) {
      const [statement] = args;
      if (isStatement(statement)) sent.push(statement);
      return Reflect.apply(target, client, args);
    },
  });
  try {
    await call();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent.filter(({ text }) => text.includes(about));
}

/** Sends the statements in one transaction and nothing else: no session, no rights, no roles, no presenting. */
export async function replay(backend: Backend, statements: readonly Statement[]): Promise<void> {
  const client = await backend.pool.connect();
  try {
    await client.query('begin; set local search_path to app');
    for (const { text, values } of statements) await client.query(text, values);
    await client.query('commit');
  } finally {
    client.release();
  }
}
