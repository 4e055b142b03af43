import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall, RequestOf } from '#bridge/calls/kit/define.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { addMonths } from '#gateway/kernel/people/calendar.ts';
import {
  agencies,
  dispatchAssignments,
  dispatchSettlements,
  staffRequests,
} from '#gateway/services/outsourcing/records/index.ts';
import { supplierJobs } from '#gateway/services/supplier/jobs.ts';
import { supplierSettlements } from '#gateway/services/supplier/records/index.ts';
import {
  type AgencyStock,
  approvedLine,
  proposalOf,
  stockAgency,
} from '#tests/support/agency-people.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { systemOf, testRunner, testWorker } from '#tests/support/jobs.ts';
import { openPurchasing, type Row as SupplierRow } from '#tests/support/purchasing.ts';
import { ask, speak } from '#tests/support/records/record-bench.ts';
import { invoiceNumber } from '#tests/support/stocked-supplier.ts';
import { openSupplierLogin } from '#tests/support/supplier-logins.ts';
import { move, type Row, working } from './dispatch-bench.ts';

async function runSupplierJobs(demo: DemoGateway): Promise<void> {
  const { database, clock } = demo.gateway;
  const tenantId = (await demo.ask('admin', calls.currentSession, {})).tenant.id;
  await database.withTransaction({ tenantId, accountId: null }, 'write', async (transaction) => {
    for (const kind of supplierJobs)
      await enqueue(transaction, systemOf(tenantId), kind, {}, { now: clock.now() });
  });
  const runner = testRunner(database, clock.now);
  await testWorker(runner, supplierJobs).runAll();
  expect(runner.failures).toEqual([]);
}

eachDemo('people of an agency', (current) => {
  let demo: DemoGateway;
  let supplier: SupplierRow;
  let login: string;
  let stock: AgencyStock;
  beforeAll(async () => {
    demo = current();
    supplier = await (await openPurchasing(demo)).qualified();
    ({ loginName: login } = await openSupplierLogin(demo, supplier.id));
    stock = await stockAgency(demo, supplier);
  });

  const refused = async <C extends AnyCall>(call: C, request: RequestOf<C>) => {
    const { code, answer } = await (await demo.browser(login)).call(call, request);
    return { code, fields: answer.fields };
  };
  const get = (bound: typeof dispatchSettlements, id: string) =>
    ask<Row & { lines: Record<string, { fields: object }[]> }>(demo, 'admin', bound, 'get', { id });

  test('an agency is the supplier of the same credit code, and of one only', async () => {
    const { id, version } = stock.agency;
    const change = async (changes: object) => {
      const { answer } = await speak(demo, 'admin', agencies, 'update', { id, version, changes });
      return answer.fields;
    };
    const other = await (await openPurchasing(demo)).qualified();
    expect(await change({ supplier: other.id })).toMatchObject([
      { path: 'changes.supplier', issue: 'otherCompany' },
    ]);
    expect(await change({ creditCode: other.fields.creditCode })).toMatchObject([
      { path: 'changes.supplier', issue: 'otherCompany' },
    ]);
  });

  test('read agreements, workers and their time in a closed month, without pay of ours (O30)', async () => {
    const { rows: agreements } = await demo.ask(login, calls.portalAgreements, {});
    expect(agreements).toMatchObject([
      {
        agreementId: stock.agreement.id,
        fee: '8.00',
        posts: [{ filled: 1, hourPrice: '42.5000' }],
      },
    ]);
    const found = await demo.ask(login, calls.portalWorkers, { month: stock.month });
    expect(found.rows).toMatchObject([
      {
        name: stock.workerName,
        state: 'working',
        time: { days: 1, worked: 480, overtimeWorkday: 60, overtimeRestDay: 0 },
      },
    ]);
    expect(JSON.stringify([agreements, found])).not.toMatch(/7811|7622|idNumber|employment/);
    expect(found.months).toContain(stock.month);
    expect((await refused(calls.portalWorkers, { month: '2050-01-01' })).fields).toMatchObject([
      { path: 'month', issue: 'choice' },
    ]);
  });

  test('O27: dispute one line with a reason and confirm the others', async () => {
    const second = await working(demo, stock.post, { toOn: addMonths(stock.month, 12) });
    const line = await approvedLine(demo, String(second.fields.employment), stock.month);
    const month = await demo.ask(login, calls.portalDispatchMonth, { month: stock.month });
    expect(month.rows).toHaveLength(2);
    // 8 h x 42.50, an hour at 150 %, 100 of insurance, 8 % of fee and 5 % of tax on it.
    expect(month.rows[0]).toMatchObject({
      basePay: '340.00',
      overtimePay: '63.75',
      total: '537.67',
    });
    expect([month.sum, month.undisputed]).toEqual(['1075.34', '1075.34']);
    const disputed = { settlementId: line.id, version: line.version };
    const first = { settlementId: stock.settlement.id, version: stock.settlement.version };
    const dispute = { lines: [disputed], answer: 'dispute' as const };
    expect((await refused(calls.portalAnswerDispatch, dispute)).fields).toMatchObject([
      { path: 'note', issue: 'required' },
    ]);
    const note = 'Eight hours of overtime are missing.';
    await demo.ask(login, calls.portalAnswerDispatch, { ...dispute, note });
    const both = { lines: [first, disputed], answer: 'confirm' as const };
    expect((await refused(calls.portalAnswerDispatch, both)).code).toBe('conflict');
    expect((await get(dispatchSettlements, stock.settlement.id)).state).toBe('approved');
    await demo.ask(login, calls.portalAnswerDispatch, { lines: [first], answer: 'confirm' });
    expect((await get(dispatchSettlements, stock.settlement.id)).state).toBe('confirmed');
    expect(await get(dispatchSettlements, line.id)).toMatchObject({
      state: 'disputed',
      fields: { disputeNote: note },
    });
    const after = await demo.ask(login, calls.portalDispatchMonth, { month: stock.month });
    expect([after.sum, after.undisputed]).toEqual(['1075.34', '537.67']);
    const overview = await demo.ask('admin', calls.dispatchOverview, {});
    expect(overview.disputes).toContainEqual(expect.objectContaining({ id: line.id, note }));
    // Who has the overview and no settlements does not read what the agency says of them.
    const tenantId = (await demo.ask('admin', calls.currentSession, {})).tenant.id;
    const change = <Result>(body: (database: DatabaseTransaction) => Promise<Result>) =>
      demo.gateway.database.withTransaction({ tenantId, accountId: null }, 'write', body);
    const held = await change(async (database) => {
      await sql`insert into role_function (tenant_id, role_id, function_id)
        select tenant_id, id, 'outsourcing.overview' from role
        where tenant_id = ${tenantId} and code = 'hr' on conflict do nothing`.execute(database);
      const { rows } = await sql<{ function: string }>`delete from role_function
        where tenant_id = ${tenantId} and function_id like 'outsourcing.settlements%'
          and role_id in (select id from role where tenant_id = ${tenantId} and code = 'hr')
        returning function_id as function`.execute(database);
      return rows.map((row) => row.function);
    });
    expect((await demo.ask('hr', calls.dispatchOverview, {})).disputes).toEqual([]);
    await change((database) =>
      sql`insert into role_function (tenant_id, role_id, function_id)
        select r.tenant_id, r.id, f from role r, unnest(${held}::text[]) f
        where r.tenant_id = ${tenantId} and r.code = 'hr'`.execute(database),
    );
    const history = await ask<{ rows: object[] }>(demo, 'admin', dispatchSettlements, 'history', {
      id: line.id,
    });
    expect(history.rows[0]).toMatchObject({ action: 'move', actorName: '供应商联系人' });
  });

  test('all lines of a month that wait are confirmed at once, however many there are', async () => {
    const other = await (await openPurchasing(demo)).qualified();
    const own = (await openSupplierLogin(demo, other.id)).loginName;
    const { employment, month, post } = await stockAgency(demo, other);
    const tenantId = (await demo.ask('admin', calls.currentSession, {})).tenant.id;
    // Corrections of 600 earlier months make as many lines.
    await demo.gateway.database.withTransaction(
      { tenantId, accountId: null },
      'write',
      async (database) => {
        await sql`update dispatch_assignment set from_on = '1970-01-01', agency_from = '1970-01-01'
          where tenant_id = ${tenantId} and employment_id = ${employment}`.execute(database);
        await sql`insert into dispatch_settlement
            (tenant_id, id, employment_id, month, corrects, hours, insurance, state)
          select ${tenantId}, gen_random_uuid(), ${employment}, ${month}::date,
            ('1970-01-01'::date + make_interval(months => n))::date, 1, 0, 'approved'
          from generate_series(0, 599) n`.execute(database);
      },
    );
    expect(post).not.toBe('');
    const { waiting, sum } = await demo.ask(own, calls.portalDispatchMonth, { month });
    expect(waiting).toEqual({ lines: 601, total: sum });
    const browser = await demo.browser(own);
    const shown = { month, count: 601, total: waiting.total };
    const stale = await browser.call(calls.portalConfirmMonth, { ...shown, count: 600 });
    expect(stale.code).toBe('conflict');
    expect(await demo.ask(own, calls.portalConfirmMonth, shown)).toEqual({ answered: 601 });
    const after = await demo.ask(own, calls.portalDispatchMonth, { month });
    expect(after.waiting).toEqual({ lines: 0, total: '0.00' });
    expect(after.rows.every(({ state }) => state === 'confirmed')).toBe(true);
    expect((await browser.call(calls.portalConfirmMonth, shown)).code).toBe('notFound');
    await runSupplierJobs(demo);
    await runSupplierJobs(demo);
    // The month is one settlement now: billed as what suppliers deliver is, and paid with its lines.
    const { open } = await demo.ask(own, calls.portalInvoices, {});
    expect(open).toMatchObject([{ month, gross: waiting.total }]);
    const settlementId = open[0]?.settlementId ?? '';
    const settlement = await get(supplierSettlements, settlementId);
    const { net, tax, gross } = settlement.fields as Record<string, string>;
    const bill = {
      number: invoiceNumber(),
      issuedOn: demo.today,
      net: net ?? '',
      tax: tax ?? '',
      gross: gross ?? '',
      settlementIds: [settlementId],
    };
    const little = { net: '1.00', tax: '0.00', gross: '1.00' };
    const far = await browser.call(calls.portalAddInvoice, { ...bill, ...little });
    expect(far.answer.fields).toMatchObject([{ path: 'gross', issue: 'invoiceDiffers' }]);
    await demo.ask(own, calls.portalAddInvoice, bill);
    const again = await browser.call(calls.portalAddInvoice, { ...bill, number: invoiceNumber() });
    expect(again.answer.fields).toMatchObject([{ issue: 'settlementInvoiced' }]);
    const { agencies: shownAgencies } = await demo.ask('admin', calls.dispatchMonth, { month });
    expect(shownAgencies).toMatchObject([
      {
        id: settlementId,
        gross,
        state: 'confirmed',
        invoice: 'received',
        invoiceNumber: bill.number,
      },
    ]);
    const approved = await move(demo, supplierSettlements, settlement, 'approve');
    const { version } = approved as Row;
    const dated = await ask<Row>(demo, 'admin', supplierSettlements, 'update', {
      id: settlementId,
      version,
      changes: { paidOn: demo.today },
    });
    await move(demo, supplierSettlements, dated, 'pay');
    const paid = await demo.ask(own, calls.portalDispatchMonth, { month });
    expect(paid.rows.every(({ state }) => state === 'paid')).toBe(true);
  });

  test('propose workers whose ID number no one of them reads again, and take one back', async () => {
    const requestId = stock.request.id;
    const { rows } = await demo.ask(login, calls.portalStaffRequests, {});
    expect(rows).toMatchObject([{ requestId, state: 'sent', candidates: [] }]);
    const wrong = { ...proposalOf(requestId, 'Li Ming'), idNumber: '110101199001011234' };
    expect((await refused(calls.portalPropose, wrong)).fields).toMatchObject([
      { path: 'idNumber', issue: 'idNumber' },
    ]);
    const proposal = proposalOf(requestId, 'Li Ming');
    const { candidateId } = await demo.ask(login, calls.portalPropose, proposal);
    expect((await refused(calls.portalPropose, proposal)).fields).toMatchObject([
      { path: 'name', issue: 'taken' },
    ]);
    const second = await demo.ask(login, calls.portalPropose, proposalOf(requestId, 'Wang Lan'));
    await demo.ask(login, calls.portalWithdrawCandidate, { candidateId: second.candidateId });
    const seen = await demo.ask(login, calls.portalStaffRequests, {});
    expect(seen.rows[0]?.candidates).toMatchObject([{ candidateId, name: 'Li Ming' }]);
    expect(JSON.stringify(seen)).not.toContain(proposal.idNumber);
    const { proposals } = await demo.ask('admin', calls.dispatchOverview, {});
    expect(proposals).toContainEqual(expect.objectContaining({ id: requestId, candidates: 1 }));
    const request = await get(staffRequests, requestId);
    expect(request.lines.candidates?.[0]?.fields).toMatchObject({ idNumber: proposal.idNumber });
    const history = await ask<{ rows: { changes: object[] }[] }>(
      demo,
      'admin',
      staffRequests,
      'history',
      { id: requestId },
    );
    expect(JSON.stringify(history)).toContain('Wang Lan');
    expect(JSON.stringify(history)).not.toContain(proposal.idNumber);
  });

  test('a worker who went back stays in the list, a plan of ours is not in it', async () => {
    const gone = await working(demo, stock.post, { toOn: addMonths(stock.month, 12) });
    await move(demo, dispatchAssignments, gone, 'end');
    const { rows } = await demo.ask(login, calls.portalWorkers, { month: stock.month });
    expect(rows.map(({ state }) => state)).toContain('ended');
  });
});
