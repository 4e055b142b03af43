import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '#bridge/calls/index.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
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

/** The rows about large sheets: the time of each, the most memory of the gateway, and the calls beside them. */
export const taskNames = ['task-import', 'task-export', 'task-memory', 'task-calls'] as const;

const PER_SECOND = 10;
const MOST = { import: 120_000, export: 30_000, memory: 512, calls: 200 } as const;
const POLL = 250;

/** A sheet with one emergency contact for each person, read as a job, and the roster of all of them, written as one. */
export async function measureTasks(size: SizeName): Promise<Row[]> {
  const server = await startPostgresServer();
  try {
    const databaseUrl = `${server.url}/postgres`;
    const staffNos = await fill(databaseUrl, size);
    const gateway = await startGatewayProcess({ DATABASE_URL: databaseUrl, ATRIUM_DEMO: 'off' });
    try {
      return await measure(gateway, staffNos);
    } finally {
      await gateway.stop();
    }
  } finally {
    await server.stop();
  }
}

/** Makes the company, and returns the staff numbers of those in service. */
async function fill(databaseUrl: string, size: SizeName): Promise<readonly string[]> {
  const backend = await openBackend(
    { dataDir: '', databaseUrl, databaseOwnerUrl: null },
    silentLog,
  );
  const database = databaseOver(backend);
  const plan = sizedPlan(size, sizes[size], 'bench');
  const { tenantId } = await writeTenant(database, plan, dayOf(new Date()));
  const accountId = await buildPerson(database, {
    loginName: 'bench',
    tenantIds: [tenantId],
    isSuper: true,
  });
  await backend.withOwner((client) => client.query('vacuum (analyze)'));
  const place = { tenantId, accountId };
  const rows = await database.withTransaction(place, 'read', (transaction) =>
    transaction
      .selectFrom('employment')
      .where('tenant_id', '=', tenantId)
      .where('left_on', 'is', null)
      .limit(sizes[size].active)
      .select('staff_no')
      .execute(),
  );
  await database.close();
  return rows.map((row) => row.staff_no);
}

async function measure(gateway: GatewayProcess, staffNos: readonly string[]): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const client = new WireClient(gateway.port, agent);
  await client.ask(calls.login, { account: 'bench', password });
  const beside = watch(gateway, client);
  const imported = await timeOf(() => importContacts(client, staffNos));
  const exported = await timeOf(() => exportRoster(client));
  const { memory, taken } = await beside.stop();
  agent.destroy();
  const time = (name: 'import' | 'export', value: number): Row => ({
    name: `task-${name}`,
    value,
    unit: 'ms',
    budget: `≤ ${MOST[name] / 1000} s for ${staffNos.length} rows`,
    met: value <= MOST[name],
  });
  return [
    time('import', imported),
    time('export', exported),
    {
      name: 'task-memory',
      value: memory,
      unit: 'MB',
      budget: `≤ ${MOST.memory} MB`,
      met: memory <= MOST.memory,
    },
    {
      name: 'task-calls',
      value: p95(taken),
      unit: 'ms',
      budget: `p95 ≤ ${MOST.calls} ms at ${PER_SECOND} calls a second meanwhile`,
      met: p95(taken) <= MOST.calls,
    },
  ];
}

async function importContacts(client: WireClient, staffNos: readonly string[]): Promise<void> {
  const lines = staffNos.map((staffNo, at) => `${staffNo},王${at},配偶,138${pad(at)}`);
  const file = new File([['员工,姓名,与本人关系,联系电话', ...lines].join('\n')], 'contacts.csv');
  const report = await client.ask(calls.emergencyContactImport, { mode: 'save', file });
  if (report.jobId === null) throw new Error('The sheet was read within its request.');
  const { summary } = await ended(client, report.jobId);
  if (summary?.created !== staffNos.length)
    throw new Error(`The import ended with ${JSON.stringify(summary)}.`);
}

async function exportRoster(client: WireClient): Promise<void> {
  const { jobId } = await client.ask(calls.startTask, {
    kind: 'joyhr.rosterExport',
    payload: {
      status: ['active', 'probation', 'leaving'],
      columns: ['staffNo', 'name', 'organName', 'positionName', 'joinedOn'],
      format: 'xlsx',
    },
  });
  await ended(client, jobId);
}

type Task = ResultOf<typeof calls.getProgress>;

async function ended(client: WireClient, jobId: string): Promise<Task> {
  for (;;) {
    const task = await client.ask(calls.getProgress, { jobId });
    if (task.state === 'failed' || task.state === 'cancelled')
      throw new Error(`The job ended as ${task.state}: ${task.error ?? ''}`);
    if (task.state === 'done') return task;
    await wait(POLL);
  }
}

/** Sends lists meanwhile, and keeps the most memory the gateway holds. */
function watch(gateway: GatewayProcess, client: WireClient) {
  const taken: number[] = [];
  let memory = 0;
  let isOver = false;
  const note = ({ milliseconds }: Ended): void => {
    taken.push(milliseconds);
  };
  const next = () => client.time(calls.rosterPage, { rows: 50 });
  const driven = (async () => {
    while (!isOver) {
      await driveAt({ next, close: () => undefined }, PER_SECOND, 1000, note);
      memory = Math.max(memory, await gateway.memory());
    }
  })();
  return {
    async stop() {
      isOver = true;
      await driven;
      return { memory, taken };
    },
  };
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

function pad(at: number): string {
  return String(at).padStart(8, '0');
}
