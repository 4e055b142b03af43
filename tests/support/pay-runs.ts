import { sql } from 'kysely';
import { expect } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall, ResultOf } from '#bridge/calls/kit/define.ts';
import type { DemoGateway } from './demo-gateway.ts';
import { tenantOf } from './tenant-of.ts';

/** A run with its sums. */
export type Detail = ResultOf<typeof calls.payRunDetail>;

/** Yuan as fen. */
export const fen = (yuan: string): bigint => BigInt(yuan.replace('.', ''));

/** The open run of the demo, as hr sees it now. */
export async function openRun(demo: DemoGateway): Promise<Detail> {
  const { rows } = await demo.ask('hr', calls.payRuns, {});
  const open = rows.find(({ state }) => state !== 'closed');
  if (open === undefined) throw new Error('No run is open.');
  return demo.ask('hr', calls.payRunDetail, { payRunId: open.id });
}

/** The closed runs, the newest first. */
export async function closedRuns(demo: DemoGateway) {
  const { rows } = await demo.ask('hr', calls.payRuns, { state: 'closed' });
  return rows;
}

/** Calculates a run and waits until its slips are there. */
export async function calculate(demo: DemoGateway, { id, version }: Detail): Promise<Detail> {
  const { jobId } = await demo.ask('hr', calls.calculatePayRun, { payRunId: id, version });
  const task = () => demo.ask('hr', calls.getProgress, { jobId });
  await expect.poll(async () => (await task()).endedAt, { timeout: 20_000 }).not.toBeNull();
  expect(await task()).toMatchObject({ state: 'done', error: null });
  return openRun(demo);
}

/** All slips of a run. */
export async function slipsOf(demo: DemoGateway, payRunId: string) {
  const first = await demo.ask('hr', calls.paySlips, { payRunId, rows: 200 });
  const rows = [...first.rows];
  for (let page = 2; page <= first.totalPage; page += 1) {
    rows.push(...(await demo.ask('hr', calls.paySlips, { payRunId, rows: 200, page })).rows);
  }
  return rows;
}

/** The name of the code that a call answers with. */
export async function codeOf(
  demo: DemoGateway,
  account: string,
  call: AnyCall,
  request: unknown,
): Promise<string | undefined> {
  const { code } = await (await demo.browser(account)).send(call, request);
  return code;
}

/** A run wherever it is. */
export function openRunOrClosed(demo: DemoGateway, payRunId: string): Promise<Detail> {
  return demo.ask('hr', calls.payRunDetail, { payRunId });
}

/** Gives an account to everybody whose pay had none to go to. */
export async function addMissingAccounts({ gateway }: DemoGateway): Promise<void> {
  const tenantId = await tenantOf(gateway.database, 'harbour');
  await gateway.database.withTransaction({ tenantId, accountId: null }, 'write', (transaction) =>
    sql`insert into bank_account (tenant_id, id, employment_id, person_id, bank_name, account_no)
      select distinct on (e.person_id) e.tenant_id, gen_random_uuid(), e.id, e.person_id,
        'Test bank', '6222000000000000000'
      from pay_slip s join employment e on e.tenant_id = s.tenant_id and e.id = s.employment_id
      where s.tenant_id = ${tenantId} and s.bank_account is null`.execute(transaction),
  );
}
