import { type RawBuilder, sql } from 'kysely';
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

/** Writes into a company of the demo. */
export async function change(
  { gateway }: DemoGateway,
  body: (tenantId: string) => RawBuilder<unknown>,
  company = 'harbour',
): Promise<void> {
  const tenantId = await tenantOf(gateway.database, company);
  await gateway.database.withTransaction({ tenantId, accountId: null }, 'write', (transaction) =>
    body(tenantId).execute(transaction),
  );
}

/** Who leaves in the open month of the demo by an agreement, as an account sees it. */
export async function demoLeaver(demo: DemoGateway, account = 'hr') {
  const { rows } = await demo.ask(account, calls.payLeavers, { rows: 200 });
  const found = rows.find(({ month, reason }) => month !== null && reason === 'agreement');
  if (found === undefined) throw new Error('Nobody leaves by agreement in the open month.');
  return found;
}

/** Takes a calculated run through approval and payment until it is closed. */
export async function payAndClose(demo: DemoGateway, payRunId: string): Promise<Detail> {
  const version = async () => (await openRunOrClosed(demo, payRunId)).version;
  const move = async (step: 'submit' | 'pay' | 'close') =>
    demo.ask('hr', calls.movePayRun, { payRunId, version: await version(), move: step });
  await move('submit');
  const decision = { payRunId, version: await version(), decision: 'approve' } as const;
  await demo.ask('admin', calls.decidePayRun, decision);
  await addMissingAccounts(demo);
  await (await demo.browser('hr')).call(calls.payBankFile, { payRunId, format: 'csv' });
  await move('pay');
  await move('close');
  return openRunOrClosed(demo, payRunId);
}

/** Gives somebody a second employment from the first day of a run on, with an id after and a number before all others. */
export async function addEmployment(
  demo: DemoGateway,
  employmentId: string,
  { fromOn }: Pick<Detail, 'fromOn'>,
): Promise<string> {
  // The same person in the same post again.
  const second = 'ffffffff-ffff-7fff-bfff-fffffffffff0';
  await change(
    demo,
    (tenantId) => sql`
      insert into employment (tenant_id, id, person_id, staff_no, employment_type, joined_on)
      select e.tenant_id, ${second}::uuid, e.person_id, 'A-SECOND', e.employment_type, ${fromOn}::date
      from employment e where e.tenant_id = ${tenantId} and e.id = ${employmentId}`,
  );
  await change(
    demo,
    (tenantId) => sql`
      insert into job_row select (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid()::text,
        'employment_id', ${second}::text, 'from_on', ${fromOn}::text))).*
      from job_row j where j.tenant_id = ${tenantId} and j.employment_id = ${employmentId}
      order by j.from_on desc limit 1`,
  );
  await change(
    demo,
    (tenantId) => sql`
      insert into salary_file (tenant_id, id, employment_id, base_pay, from_on)
      values (${tenantId}, gen_random_uuid(), ${second}, 8000, ${fromOn}::date)`,
  );
  return second;
}

/** The codes of the items that are entered for somebody in a month. */
export async function enteredItems(
  { gateway }: DemoGateway,
  employmentId: string,
  month: string,
): Promise<readonly string[]> {
  const tenantId = await tenantOf(gateway.database, 'harbour');
  const { rows } = await gateway.database.withTransaction(
    { tenantId, accountId: null },
    'read',
    (transaction) =>
      sql<{ code: string }>`select i.code from pay_entry n
        join pay_item i on i.tenant_id = n.tenant_id and i.id = n.item_id
        where n.tenant_id = ${tenantId} and n.employment_id = ${employmentId}
          and n.month = ${month}::date and n.removed_at is null order by i.code`.execute(
        transaction,
      ),
  );
  return rows.map(({ code }) => code);
}
