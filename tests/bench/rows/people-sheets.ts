import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '#bridge/calls/index.ts';
import { idCheckCharacter } from '#bridge/calls/joyhr/id-number.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { type SizeName, sizes } from '#gateway/seed/sized/sizes.ts';
import { password } from '../../support/accounts.ts';
import { startPostgresServer } from '../../support/postgres-server.ts';
import { driveAt, p95 } from '../load/drive.ts';
import { type GatewayProcess, startGatewayProcess } from '../load/gateway-process.ts';
import { type Ended, WireClient } from '../load/wire-client.ts';
import type { Row } from '../row.ts';
import { fill } from './people.ts';

/** The rows about sheets of everybody in a large company. */
export const peopleSheetNames = [
  'import-100k',
  'export-100k',
  'sheets-100k-memory',
  'sheets-100k-calls',
] as const;

const MOST = { import: 120_000, export: 30_000, megabytes: 512, calls: 200 } as const;
const PER_SECOND = 10;

const headings = '姓名,证件类型,证件号码,性别,手机号,入职部门,用工类型,入职日期';

/** People come in by a sheet and the roster goes out as one, as jobs of a gateway in a process of its own, others at work meanwhile. */
export async function measurePeopleSheets(size: SizeName): Promise<Row[]> {
  const server = await startPostgresServer();
  try {
    const databaseUrl = `${server.url}/postgres`;
    await fill(databaseUrl, size);
    const gateway = await startGatewayProcess({ DATABASE_URL: databaseUrl, ATRIUM_DEMO: 'off' });
    const agent = new Agent({ keepAlive: true, maxSockets: 50 });
    try {
      const client = new WireClient(gateway.port, agent);
      await client.ask(calls.login, { account: 'bench', password });
      return await measure(client, gateway, sizes[size].active);
    } finally {
      agent.destroy();
      await gateway.stop();
    }
  } finally {
    await server.stop();
  }
}

async function measure(
  client: WireClient,
  gateway: GatewayProcess,
  people: number,
): Promise<Row[]> {
  const meanwhile = watch(client, gateway);
  const imported = await timeOf(() => importPeople(client, people));
  const exported = await timeOf(() => exportPeople(client));
  const { megabytes, slow, failed } = await meanwhile.end();
  return [
    row('import-100k', imported, MOST.import),
    row('export-100k', exported, MOST.export),
    {
      name: 'sheets-100k-memory',
      value: megabytes,
      unit: 'MB',
      budget: `≤ ${MOST.megabytes} MB`,
      met: megabytes <= MOST.megabytes,
    },
    {
      name: 'sheets-100k-calls',
      value: slow,
      unit: 'ms',
      budget: `p95 ≤ ${MOST.calls} ms at ${PER_SECOND} calls a second`,
      met: slow <= MOST.calls && failed === 0,
    },
  ];
}

function row(name: string, value: number, most: number): Row {
  return { name, value, unit: 'ms', budget: `≤ ${most / 1000} s`, met: value <= most };
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** A sheet of as many entries as there are people, checked and saved. */
async function importPeople(client: WireClient, people: number): Promise<void> {
  const [organ] = await client.ask(calls.organTree, {});
  const joinedOn = addDays(dayOf(new Date()), 20);
  const lines = Array.from({ length: people }, (_, index) =>
    [
      ...[`新同事${index + 1}`, '居民身份证', idNumberOf(index), '男'],
      ...[`139${String(index).padStart(8, '0')}`, organ?.code, '全职', joinedOn],
    ].join(),
  );
  const file = new File([[headings, ...lines].join('\r\n')], 'entries.csv');
  const { jobId, errors } = await client.ask(calls.entryImport, { mode: 'save', file });
  if (jobId === null) throw new Error(`The sheet was no task: ${JSON.stringify(errors[0])}`);
  const summary = await finished(client, jobId);
  process.stdout.write(`imported: ${JSON.stringify(summary)}\n`);
}

async function exportPeople(client: WireClient): Promise<void> {
  const columns = ['staffNo', 'name', 'gender', 'organName', 'postName', 'phone', 'joinedOn'];
  const { jobId } = await client.ask(calls.startTask, {
    kind: 'joyhr.rosterExport',
    payload: { columns, format: 'xlsx', sort: 'staffNo' },
  });
  const summary = await finished(client, jobId);
  process.stdout.write(`exported: ${JSON.stringify(summary)}\n`);
}

/** A resident ID number of a man born on a day of the nineties; no one else of the sheet has it. */
function idNumberOf(serial: number): string {
  const year = 1990 + (serial % 10);
  const month = String(1 + (Math.floor(serial / 10) % 12)).padStart(2, '0');
  const day = String(1 + (Math.floor(serial / 120) % 28)).padStart(2, '0');
  const turn = String(1 + 2 * Math.floor(serial / 3360)).padStart(3, '0');
  const digits = `330106${year}${month}${day}${turn}`;
  return digits + idCheckCharacter(digits);
}

async function finished(client: WireClient, jobId: string): Promise<unknown> {
  for (;;) {
    const { state, error, summary } = await client.ask(calls.getProgress, { jobId });
    if (state === 'done') return summary;
    if (state === 'failed' || state === 'cancelled') throw new Error(`The job ${state}: ${error}`);
    await wait(200);
  }
}

/** Looks at the memory of the gateway and at what others wait for, until it is ended. */
function watch(client: WireClient, gateway: GatewayProcess) {
  const taken: number[] = [];
  let failed = 0;
  let megabytes = 0;
  let turn = 0;
  let isOver = false;
  const questions = [
    () => client.time(calls.rosterPage, { rows: 50 }),
    () => client.time(calls.searchPeople, { keyword: '李' }),
    () => client.time(calls.menuTree, {}),
  ] as const;
  const next = async (): Promise<Ended> => {
    turn += 1;
    megabytes = Math.max(megabytes, await gateway.memory());
    const call = await (questions[turn % questions.length] ?? questions[0])();
    if (call.status !== 200) failed += 1;
    else if (!isOver) taken.push(call.milliseconds);
    return call;
  };
  const driven = driveAt(
    { next, close: () => undefined },
    PER_SECOND,
    MOST.import + MOST.export,
    () => undefined,
  );
  return {
    async end() {
      isOver = true;
      await driven;
      return { megabytes, slow: p95(taken), failed };
    },
  };
}
