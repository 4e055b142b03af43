import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '#bridge/calls/index.ts';
import { silentLog } from '#gateway/db/log.ts';
import { databaseOver, openBackend } from '#gateway/db/open-database.ts';
import { addMonths, dayOf, monthStart } from '#gateway/kernel/people/calendar.ts';
import { sizedPlan } from '#gateway/seed/sized/plan.ts';
import { type SizeName, sizes } from '#gateway/seed/sized/sizes.ts';
import { writeTenant } from '#gateway/seed/tenant/write-tenant.ts';
import { buildPerson, password } from '../../support/accounts.ts';
import { startPostgresServer } from '../../support/postgres-server.ts';
import { p95 } from '../load/drive.ts';
import { type GatewayProcess, startGatewayProcess } from '../load/gateway-process.ts';
import { WireClient } from '../load/wire-client.ts';
import type { Row } from '../row.ts';

/** The rows about a payroll run, with the size of the company each is measured on. */
export const payNames = {
  l: ['pay-20k', 'pay-20k-memory', 'pay-open'],
  xl: ['pay-100k', 'pay-100k-memory'],
} as const;

const ITEMS = 40;
const MOST_MEGABYTES = 1024;
const MOST_TO_OPEN = 300;
const OPENED = 20;

/** How long a run may take, by the size of the company. */
const budgets = { m: 60_000, l: 60_000, xl: 300_000 } as const satisfies Record<SizeName, number>;

/** A company without a history of leavers: everybody is paid. */
function sizeOf(name: SizeName) {
  return { ...sizes[name], left: 0, pending: 0 };
}

/** A payroll run with forty items, insurance and tax: a gateway in a process of its own on PostgreSQL. */
export async function measurePay(size: SizeName): Promise<Row[]> {
  const server = await startPostgresServer();
  try {
    const databaseUrl = `${server.url}/postgres`;
    await fill(databaseUrl, size);
    const gateway = await startGatewayProcess({ DATABASE_URL: databaseUrl, ATRIUM_DEMO: 'off' });
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    try {
      const client = new WireClient(gateway.port, agent);
      await client.ask(calls.login, { account: 'bench', password });
      return await measure(client, gateway, size);
    } finally {
      agent.destroy();
      await gateway.stop();
    }
  } finally {
    await server.stop();
  }
}

async function fill(databaseUrl: string, size: SizeName): Promise<void> {
  const backend = await openBackend(
    { dataDir: '', databaseUrl, databaseOwnerUrl: null },
    silentLog,
  );
  const database = databaseOver(backend);
  // Everybody was there before the month began.
  const since = addMonths(dayOf(new Date()), -3);
  const { tenantId } = await writeTenant(database, sizedPlan(size, sizeOf(size), 'bench'), since);
  await buildPerson(database, { loginName: 'bench', tenantIds: [tenantId], isSuper: true });
  await backend.withOwner((client) => client.query('vacuum (analyze)'));
  await database.close();
}

/** Items that read each other, up to forty, and the group of everybody. */
async function writeSettings(client: WireClient): Promise<string> {
  const { total } = await client.ask(calls.payItemPage, { rows: 10 });
  for (let at = total; at < ITEMS; at += 1) {
    await client.ask(calls.payItemCreate, {
      values: {
        code: `extra_${at}`,
        nameZh: `补贴${at}`,
        nameEn: `Extra ${at}`,
        source: 'formula',
        unit: 'money',
        treatment: 'wage',
        disabled: false,
        formula: `round(part_month(file.base) * 0.01 + if(base_pay > money(9000), money(${at}), 0), 0.01)`,
        sortOrder: 300 + at,
      },
    });
  }
  const { id } = await client.ask(calls.payGroupCreate, {
    values: {
      name: 'Bench',
      firstDay: 1,
      payDay: 10,
      paidIn: 'next-month',
      partMonth: 'backward-21.75',
    },
  });
  return id ?? '';
}

async function measure(
  client: WireClient,
  gateway: GatewayProcess,
  size: SizeName,
): Promise<Row[]> {
  const payGroupId = await writeSettings(client);
  const month = addMonths(monthStart(dayOf(new Date())), -1);
  const { id: payRunId, version } = await client.ask(calls.createPayRun, { payGroupId, month });
  const begin = performance.now();
  const { jobId } = await client.ask(calls.calculatePayRun, { payRunId, version });
  const memory = await finished(client, gateway, jobId);
  const value = performance.now() - begin;
  const run = await client.ask(calls.payRunDetail, { payRunId });
  const slips = await client.ask(calls.paySlips, { payRunId, rows: 10 });
  const [first] = slips.rows;
  const lines =
    first && (await client.ask(calls.paySlipDetail, { paySlipId: first.id })).lines.length;
  process.stdout.write(
    `calculated: ${run.people} people, ${run.faults} faults, ${lines} lines on the first slip\n`,
  );
  const name = size === 'xl' ? 'pay-100k' : 'pay-20k';
  const most = budgets[size];
  return [
    { name, value, unit: 'ms', budget: `≤ ${most / 1000} s`, met: value <= most },
    {
      name: `${name}-memory`,
      value: memory,
      unit: 'MB',
      budget: `≤ ${MOST_MEGABYTES} MB`,
      met: memory <= MOST_MEGABYTES,
    },
    await openRun(client, payRunId),
  ];
}

/** Waits for the job. @returns the most megabytes that the gateway held meanwhile. */
async function finished(
  client: WireClient,
  gateway: GatewayProcess,
  jobId: string,
): Promise<number> {
  let most = 0;
  for (;;) {
    most = Math.max(most, await gateway.memory());
    const { state, error } = await client.ask(calls.getProgress, { jobId });
    if (state === 'done') return most;
    if (state === 'failed' || state === 'cancelled') throw new Error(`The job ${state}: ${error}`);
    await wait(200);
  }
}

/** What the page of a run asks for: the run with its sums, and the first page of slips. */
async function openRun(client: WireClient, payRunId: string): Promise<Row> {
  const taken: number[] = [];
  for (let turn = 0; turn < OPENED; turn += 1) {
    const begin = performance.now();
    await Promise.all([
      client.ask(calls.payRunDetail, { payRunId }),
      client.ask(calls.paySlips, { payRunId, rows: 20 }),
    ]);
    taken.push(performance.now() - begin);
  }
  const value = p95(taken);
  const budget = `p95 ≤ ${MOST_TO_OPEN} ms`;
  return { name: 'pay-open', value, unit: 'ms', budget, met: value <= MOST_TO_OPEN };
}
