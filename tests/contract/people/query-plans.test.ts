import pg from 'pg';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { tenantOf } from '#tests/support/records/life-bench.ts';

/** The tables that grow with the people of a company, and with however many companies are beside it. */
const large = ['person', 'person_key', 'employment', 'job_row'];

interface Statement {
  readonly text: string;
  readonly values?: unknown[];
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** What a call sends about people, as the driver is given it. */
async function statementsOf(call: () => Promise<unknown>): Promise<readonly Statement[]> {
  const sent: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, client, args: unknown[]) {
      const [statement] = args as [Statement | string];
      if (typeof statement === 'object' && 'text' in statement) sent.push(statement);
      return Reflect.apply(target, client, args);
    },
  });
  try {
    await call();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent.filter(({ text }) => /\b(person|person_key|employment|job_row)\b/.test(text));
}

/** The scans of large tables that the planner is left with where it may not read a whole table, under the policies of a request. */
async function scansOf(demo: DemoGateway, statements: readonly Statement[]): Promise<PlanNode[]> {
  const tenant = await tenantOf(demo);
  return demo.gateway.asOwner(async (client) => {
    await client.query('begin');
    await client.query('set local search_path to app; set local enable_seqscan to off');
    await client.query("select set_config('app.tenant', $1, true)", [tenant]);
    await client.query('set local role app_rw');
    const scans: PlanNode[] = [];
    for (const { text, values } of statements) {
      const { rows } = await client.query(`explain (format json) ${text}`, values ?? []);
      scans.push(...flatten(rows[0]['QUERY PLAN'][0].Plan));
    }
    await client.query('rollback');
    return scans.filter((node) => large.includes(node['Relation Name'] ?? ''));
  });
}

function flatten(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)];
}

function told({ 'Node Type': kind, ...node }: PlanNode): string {
  return `${kind} of ${node['Relation Name']} by ${node['Index Name']}: ${node['Index Cond']}`;
}

eachDemo('the plans behind lists and searches of people', (current) => {
  const planned = async (call: (demo: DemoGateway) => Promise<unknown>) => {
    const demo = current();
    await demo.browser('admin');
    const statements = await statementsOf(() => call(demo));
    expect(statements.length).toBeGreaterThan(0);
    return scansOf(demo, statements);
  };

  test.each([
    ['a page', { rows: 50 }],
    ['a page by status', { status: ['active', 'probation'], rows: 50 }],
    ['a later page by day', { sort: 'joinedOn', direction: 'desc', page: 2, rows: 20 }],
    ['a page by name', { keyword: '李', rows: 50 }],
  ] as const)('no table of people is read whole for %s of the roster', async (_, request) => {
    const scans = await planned((demo) =>
      demo.ask('admin', calls.rosterPage, structuredClone(request) as object),
    );
    expect(scans.filter(({ 'Node Type': kind }) => kind === 'Seq Scan').map(told)).toEqual([]);
  });

  test('no table of people is read whole to count them', async () => {
    const scans = await planned((demo) => demo.ask('admin', calls.rosterStatistics, {}));
    expect(scans.filter(({ 'Node Type': kind }) => kind === 'Seq Scan').map(told)).toEqual([]);
  });

  test.each(['李', '李明', 'wang', 'lxm', 'H000', '2048'])(
    'a search for %s asks indexes for more than the company',
    async (keyword) => {
      const scans = await planned((demo) => demo.ask('admin', calls.searchPeople, { keyword }));
      expect(scans.length).toBeGreaterThan(0);
      const keyed = scans.filter(
        ({ 'Index Cond': condition, 'Relation Name': table }) =>
          table === 'person_key' && condition !== undefined,
      );
      for (const { 'Index Cond': condition } of keyed) {
        expect(condition).toMatch(/key >=|person_id =/);
      }
      expect(scans.filter(({ 'Node Type': kind }) => kind === 'Seq Scan').map(told)).toEqual([]);
      expect(
        scans.some((scan) => /(key|staff_no(_reversed)?) >=/.test(scan['Index Cond'] ?? '')),
      ).toBe(true);
    },
  );
});
