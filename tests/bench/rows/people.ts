import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { silentLog } from '#gateway/db/log.ts';
import { databaseOver, openBackend } from '#gateway/db/open-database.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { sizedPlan } from '#gateway/seed/sized/plan.ts';
import { type SizeName, sizes } from '#gateway/seed/sized/sizes.ts';
import { writeTenant } from '#gateway/seed/tenant/write-tenant.ts';
import { buildPerson, password } from '../../support/accounts.ts';
import { startPostgresServer } from '../../support/postgres-server.ts';
import { driveAt, p95 } from '../load/drive.ts';
import { type GatewayProcess, startGatewayProcess } from '../load/gateway-process.ts';
import { type Ended, WireClient } from '../load/wire-client.ts';
import type { Row } from '../row.ts';
import type { DatabaseSettings } from './list.ts';

/** The rows about a large company beside others. */
export const peopleNames = [
  'people-list',
  'people-count',
  'people-search',
  'people-tree',
  'people-levels',
] as const;

/** The same of a company of 2,000 people on the embedded database, within the same limits. */
export const peoplePgliteNames = peopleNames.map((name) => name.replace('people', 'people-pglite'));

const COMPANIES_BESIDE = 20;
const PER_SECOND = 50;
const MILLISECONDS = 30_000;
const MOST = { list: 150, count: 150, search: 150, tree: 200, levels: 200 } as const;
const TREES = 15;

type Asked = keyof typeof MOST;

/** Lists, counts, searches and the tree of a large company on PostgreSQL, with twenty companies beside it. */
export async function measurePeople(size: SizeName): Promise<Row[]> {
  const server = await startPostgresServer();
  try {
    const databaseUrl = `${server.url}/postgres`;
    await fill(databaseUrl, size);
    return await measureAt({ DATABASE_URL: databaseUrl }, 'people');
  } finally {
    await server.stop();
  }
}

/** The same of a company of 2,000 people, alone on the embedded database. */
export async function measurePeopleOnPglite(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-bench-'));
  try {
    await fillAt({ dataDir, databaseUrl: null, databaseOwnerUrl: null }, 'm', 0);
    return await measureAt({ DATA_DIR: dataDir }, 'people-pglite');
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureAt(
  settings: Readonly<Record<string, string>>,
  prefix: string,
): Promise<Row[]> {
  const gateway = await startGatewayProcess({ ...settings, ATRIUM_DEMO: 'off' });
  try {
    return await measure(gateway, prefix);
  } finally {
    await gateway.stop();
  }
}

/** Makes a company of a size and twenty beside it on PostgreSQL. */
export function fill(databaseUrl: string, size: SizeName): Promise<void> {
  return fillAt({ dataDir: '', databaseUrl, databaseOwnerUrl: null }, size, COMPANIES_BESIDE);
}

async function fillAt(settings: DatabaseSettings, size: SizeName, beside: number): Promise<void> {
  const backend = await openBackend(settings, silentLog);
  const database = databaseOver(backend);
  const today = dayOf(new Date());
  for (let index = 0; index < beside; index += 1) {
    const plan = sizedPlan('m', sizes.m, `beside${index}`);
    await writeTenant(database, { ...plan, seed: plan.seed + index }, today);
  }
  const { tenantId } = await writeTenant(database, sizedPlan(size, sizes[size], 'bench'), today);
  await buildPerson(database, { loginName: 'bench', tenantIds: [tenantId], isSuper: true });
  await backend.withOwner((client) => client.query('vacuum (analyze)'));
  await database.close();
}

async function measure({ port }: GatewayProcess, prefix: string): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const client = new WireClient(port, agent);
  await client.ask(calls.login, { account: 'bench', password });
  const taken: Record<Asked, number[]> = {
    list: [],
    count: [],
    search: [],
    tree: [],
    levels: [],
  };
  const failed = new Map<number, number>();
  const keep = (asked: Asked) => (ended: Ended) => {
    if (ended.status === 200) taken[asked].push(ended.milliseconds);
    else failed.set(ended.status, (failed.get(ended.status) ?? 0) + 1);
    return ended;
  };
  for (let turn = 0; turn < TREES; turn += 1) {
    await client.time(calls.organTree, {}).then(keep('tree'));
    await client.time(calls.organLevels, {}).then(keep('levels'));
  }
  let turn = 0;
  const next = (): Promise<Ended> => {
    turn += 1;
    const [asked, call] = turns[turn % turns.length] ?? turns[0];
    return call(client, turn).then(keep(asked));
  };
  await driveAt({ next, close: () => undefined }, PER_SECOND, MILLISECONDS, () => undefined);
  agent.destroy();
  if (failed.size > 0) process.stdout.write(`failed: ${JSON.stringify([...failed])}\n`);
  return (Object.keys(MOST) as Asked[]).map((asked) => ({
    name: `${prefix}-${asked}`,
    ...figureOf(asked, taken[asked], failed),
  }));
}

function figureOf(
  asked: Asked,
  taken: readonly number[],
  failed: ReadonlyMap<number, number>,
): Omit<Row, 'name'> {
  const value = p95(taken);
  return {
    value,
    unit: 'ms',
    budget: `p95 ≤ ${MOST[asked]} ms${asked === 'tree' || asked === 'levels' ? '' : ` at ${PER_SECOND} calls a second`}`,
    met: value <= MOST[asked] && failed.size === 0,
  };
}

type Turn = (client: WireClient, turn: number) => Promise<Ended>;

const roster: RequestOf<typeof calls.rosterPage> = {
  status: ['active', 'probation', 'leaving'],
  rows: 50,
};
const keywords = ['李', 'wang', 'zhangw', 'lxm', '小明', '2048', 'B00012', '陈'] as const;

/** What people ask for, in turn. */
const turns: readonly [readonly [Asked, Turn], ...(readonly [Asked, Turn])[]] = [
  ['list', (client) => client.time(calls.rosterPage, { ...roster })],
  ['search', (client, turn) => client.time(calls.searchPeople, { keyword: word(turn) })],
  ['list', (client, turn) => client.time(calls.rosterPage, { ...roster, keyword: word(turn) })],
  ['count', (client) => client.time(calls.rosterStatistics, {})],
  [
    'list',
    (client) =>
      client.time(calls.rosterPage, { ...roster, sort: 'joinedOn', direction: 'desc', page: 20 }),
  ],
  ['search', (client, turn) => client.time(calls.searchOrgans, { keyword: word(turn) })],
];

function word(turn: number): string {
  return keywords[Math.floor(turn / 2) % keywords.length] ?? '李';
}
