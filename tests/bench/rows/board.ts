import { Agent } from 'node:http';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import type { SizeName } from '#gateway/seed/sized/sizes.ts';
import { password } from '../../support/accounts.ts';
import { startPostgresServer } from '../../support/postgres-server.ts';
import { p95 } from '../load/drive.ts';
import { type GatewayProcess, startGatewayProcess } from '../load/gateway-process.ts';
import { WireClient } from '../load/wire-client.ts';
import type { Row } from '../row.ts';
import { fill } from './people.ts';

/** The row about boards. */
export const boardNames = ['board'] as const;

const MOST = 1500;
const TURNS = 12;

type Query = RequestOf<typeof calls.queryFigures>;

const today = { kind: 'today' } as const;
const year = { kind: 'months', count: 12 } as const;

/** Twelve tiles as the board of an HR department has them. */
const tiles: readonly Query[] = [
  { subject: 'headcount', measures: ['headCount'], by: [], period: today, compare: 'previous' },
  { subject: 'movement', measures: ['joined'], by: [], period: year },
  { subject: 'movement', measures: ['left'], by: [], period: year },
  { subject: 'movement', measures: ['turnover'], by: [], period: year },
  { subject: 'movement', measures: ['joined', 'left'], by: ['month'], period: year },
  { subject: 'movement', measures: ['left'], by: ['reason'], period: year },
  { subject: 'headcount', measures: ['headCount'], by: ['organ', 'employmentType'], period: today },
  { subject: 'headcount', measures: ['headCount'], by: ['ageBand', 'gender'], period: today },
  { subject: 'headcount', measures: ['headCount'], by: ['tenureBand', 'degree'], period: today },
  { subject: 'headcount', measures: ['headCount', 'meanTenure'], by: ['grade'], period: today },
  { subject: 'establishment', measures: ['planned', 'vacant'], by: ['organ'], period: today },
  { subject: 'contract', measures: ['ending30', 'ending90'], by: ['organ'], period: today },
].map((query) => ({ where: [], ...query }) as Query);

/** A board of twelve charts on a large company, on PostgreSQL, asked for one after another. */
export async function measureBoard(size: SizeName): Promise<Row[]> {
  const server = await startPostgresServer();
  try {
    const databaseUrl = `${server.url}/postgres`;
    await fill(databaseUrl, size);
    const gateway = await startGatewayProcess({ DATABASE_URL: databaseUrl, ATRIUM_DEMO: 'off' });
    try {
      return [await measure(gateway)];
    } finally {
      await gateway.stop();
    }
  } finally {
    await server.stop();
  }
}

async function measure({ port }: GatewayProcess): Promise<Row> {
  const agent = new Agent({ keepAlive: true });
  const client = new WireClient(port, agent);
  await client.ask(calls.login, { account: 'bench', password });
  for (const query of tiles) {
    const { status, milliseconds } = await client.time(calls.queryManyFigures, {
      queries: [query],
    });
    const name = `${query.subject} by ${query.by.join(', ')}`;
    process.stdout.write(`  ${name}: ${status}, ${Math.round(milliseconds)} ms\n`);
  }
  const taken: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { milliseconds } = await client.time(calls.queryManyFigures, { queries: [...tiles] });
    taken.push(milliseconds);
  }
  agent.destroy();
  const value = p95(taken);
  return { name: 'board', value, unit: 'ms', budget: `p95 ≤ ${MOST} ms`, met: value <= MOST };
}
