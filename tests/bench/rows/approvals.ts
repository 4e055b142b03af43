import { Agent } from 'node:http';
import { calls } from '#bridge/calls/index.ts';
import { fieldOf } from '#bridge/calls/workflow/form.ts';
import { type AssigneeRule, stepOf } from '#bridge/calls/workflow/route.ts';
import { silentLog } from '#gateway/db/log.ts';
import { databaseOver, openBackend } from '#gateway/db/open-database.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
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

/** The rows about to-dos. */
export const approvalNames = ['todo-list', 'todo-count', 'approval-decide'] as const;

const PER_SECOND = 50;
const MILLISECONDS = 30_000;
const MOST = 50;
const DECISIONS = 60;
const MOST_TO_DECIDE = 150;

/** Tasks and people of a company by its size; three tasks are one approval. */
const amounts: Readonly<Record<SizeName, { readonly tasks: number; readonly people: number }>> = {
  m: { tasks: 100_000, people: 2000 },
  l: { tasks: 1_000_000, people: 20_000 },
  xl: { tasks: 5_000_000, people: 100_000 },
};

/** The to-dos of one person among the tasks of a large company, on PostgreSQL. */
export async function measureApprovals(size: SizeName): Promise<Row[]> {
  const server = await startPostgresServer();
  try {
    const databaseUrl = `${server.url}/postgres`;
    const { tenantId, accountId } = await open(databaseUrl);
    const gateway = await startGatewayProcess({ DATABASE_URL: databaseUrl, ATRIUM_DEMO: 'off' });
    try {
      const definitionId = await publish(gateway);
      await fill(databaseUrl, { tenantId, accountId, definitionId }, amounts[size]);
      return [...(await measure(gateway)), await measureDecisions(gateway)];
    } finally {
      await gateway.stop();
    }
  } finally {
    await server.stop();
  }
}

async function open(databaseUrl: string) {
  const database = databaseOver(
    await openBackend({ dataDir: '', databaseUrl, databaseOwnerUrl: null }, silentLog),
  );
  const plan = sizedPlan('m', sizes.m, 'bench');
  const { tenantId } = await writeTenant(database, plan, dayOf(new Date()));
  const person = { loginName: 'bench', tenantIds: [tenantId], isSuper: true };
  const accountId = await buildPerson(database, person);
  await buildPerson(database, { loginName: 'asker', tenantIds: [tenantId] });
  await database.close();
  return { tenantId, accountId };
}

async function publish({ port }: GatewayProcess): Promise<string> {
  const client = new WireClient(port, new Agent());
  await client.ask(calls.login, { account: 'bench', password });
  const { rows } = await client.ask(calls.rosterPage, { rows: 10 });
  return publishAsking(client, [{ kind: 'people', ids: [rows[0]?.id ?? ''] }]);
}

/** Publishes a form of one field whose one step asks somebody, or an administrator; resolves to its id. */
async function publishAsking(client: WireClient, who: AssigneeRule[]): Promise<string> {
  const names = { nameZh: 'Bench', nameEn: 'Bench' };
  const { id: definitionId } = await client.ask(calls.saveDefinition, {
    definitionId: null,
    record: null,
    ...names,
    draftRev: 0,
    form: {
      sections: [{ id: 'one', ...names, fields: [fieldOf({ id: 'why', ...names, kind: 'text' })] }],
    },
    route: {
      nodes: [stepOf({ id: 'one', name: 'one', who, noAssignee: 'administrator' })],
      withdraw: 'running',
    },
  });
  await client.ask(calls.publishDefinition, { definitionId, draftRev: 1 });
  return definitionId;
}

interface Place {
  readonly tenantId: string;
  readonly accountId: string;
  readonly definitionId: string;
}

/** Writes what years of work leave: most tasks are decided, one in forty is open. */
async function fill(
  databaseUrl: string,
  { tenantId, accountId, definitionId }: Place,
  { tasks, people }: { readonly tasks: number; readonly people: number },
): Promise<void> {
  const backend = await openBackend(
    { dataDir: '', databaseUrl, databaseOwnerUrl: null },
    silentLog,
  );
  const id = (kind: string, number: string) =>
    `('00000000-000${kind}-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
  const account = (number: string) =>
    `case when ${number} % ${people} = 118 then '${accountId}'::uuid else ${id('2', `${number} % ${people}`)} end`;
  const person = `'{"account":"${accountId}","employment":null,"name":"Bench"}'::jsonb`;
  await backend.withOwner(async (client) => {
    // The rows fit each other; to check each of them would take minutes.
    await client.query('set session_replication_role = replica');
    await client.query(`insert into app.approval (tenant_id, id, number, definition_id, version, starter,
        starter_account, title_zh, title_en, status, round, form_values, form_lines, values_round, nodes, chosen,
        submitted_at)
      select '${tenantId}', ${id('1', 'n')}, 'B' || n, '${definitionId}', 1, ${person},
        ${account('n * 7 + 1')}, 'Bench ' || n, 'Bench ' || n,
        case when n % 40 = 0 then 'running' else 'approved' end, 1, '{}', '[]', 1,
        '{"one":{"round":1,"state":"open","branch":null,"note":null}}', '{}',
        now() - n * interval '20 seconds'
      from generate_series(1, ${Math.ceil(tasks / 3)}) n`);
    await client.query(`insert into app.approval_task (tenant_id, id, approval_id, definition_id, node, round,
        account_id, person, slot, mode, state, opened_at, decided_at, decided_account)
      select '${tenantId}', ${id('3', 'n')}, ${id('1', 'n / 3 + 1')}, '${definitionId}', 'one', 1,
        ${account('n')}, ${person}, 0, 'or', s.state, now() - n * interval '7 seconds',
        case when s.state = 'open' then null else now() - n * interval '6 seconds' end,
        case when s.state = 'open' then null else ${account('n')} end
      from generate_series(1, ${tasks}) n
      cross join lateral (select case when (n / 3 + 1) % 40 = 0 then 'open' else 'approved' end as state) s`);
    await client.query('set session_replication_role = default');
    await client.query('vacuum (analyze) app.approval, app.approval_task');
  });
  await backend.close();
}

async function measure({ port }: GatewayProcess): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const client = new WireClient(port, agent);
  await client.ask(calls.login, { account: 'bench', password });
  const todo = await client.ask(calls.approveCenterCount, {});
  process.stdout.write(`to-dos of the person: ${JSON.stringify(todo)}\n`);
  const taken: Record<'list' | 'count', number[]> = { list: [], count: [] };
  let failed = 0;
  let turn = 0;
  const next = async (): Promise<Ended> => {
    turn += 1;
    const asked = turn % 2 === 0 ? 'list' : 'count';
    const ended =
      asked === 'list'
        ? await client.time(calls.approveCenterList, { approvalType: 'todo', rows: 20 })
        : await client.time(calls.approveCenterCount, {});
    if (ended.status === 200) taken[asked].push(ended.milliseconds);
    else failed += 1;
    return ended;
  };
  await driveAt({ next, close: () => undefined }, PER_SECOND, MILLISECONDS, () => undefined);
  agent.destroy();
  return (['list', 'count'] as const).map((asked) => {
    const value = p95(taken[asked]);
    return {
      name: `todo-${asked}`,
      value,
      unit: 'ms' as const,
      budget: `p95 ≤ ${MOST} ms at ${PER_SECOND} calls a second`,
      met: value <= MOST && failed === 0,
    };
  });
}

/** Decides requests one after the other, each of somebody else: the last decision, with what it tells the applicant. */
async function measureDecisions({ port }: GatewayProcess): Promise<Row> {
  const agent = new Agent({ keepAlive: true });
  const decider = new WireClient(port, agent);
  await decider.ask(calls.login, { account: 'bench', password });
  const asker = new WireClient(port, agent);
  await asker.ask(calls.login, { account: 'asker', password });
  const formId = await publishAsking(decider, [{ kind: 'role', ids: [uuid7()] }]);
  const taken: number[] = [];
  let failed = 0;
  for (let turn = 0; turn < DECISIONS; turn += 1) {
    const { approvalId: sent } = await asker.ask(calls.formInstanceCreate, {
      event: 'resolve',
      formId,
      version: 1,
      values: { why: 'Bench' },
      chosen: {},
      hash: null,
      requestKey: uuid7(),
    });
    const ended = await decider.time(calls.actOnApproval, {
      approvalId: sent ?? '',
      act: 'approve',
      requestKey: uuid7(),
    });
    if (ended.status === 200) taken.push(ended.milliseconds);
    else failed += 1;
  }
  agent.destroy();
  const value = p95(taken);
  return {
    name: 'approval-decide',
    value,
    unit: 'ms',
    budget: `p95 ≤ ${MOST_TO_DECIDE} ms`,
    met: value <= MOST_TO_DECIDE && failed === 0,
  };
}
