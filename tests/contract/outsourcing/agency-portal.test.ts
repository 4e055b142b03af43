import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall, RequestOf } from '#bridge/calls/kit/define.ts';
import { addMonths } from '#gateway/kernel/people/calendar.ts';
import {
  agencies,
  dispatchAssignments,
  dispatchSettlements,
  staffRequests,
} from '#gateway/services/outsourcing/records/index.ts';
import {
  type AgencyStock,
  approvedLine,
  proposalOf,
  stockAgency,
} from '#tests/support/agency-people.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { openPurchasing, type Row as SupplierRow } from '#tests/support/purchasing.ts';
import { ask, speak } from '#tests/support/records/record-bench.ts';
import { openSupplierLogin } from '#tests/support/supplier-logins.ts';
import { move, type Row, working } from './dispatch-bench.ts';

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
  const get = (bound: typeof dispatchSettlements | typeof staffRequests, id: string) =>
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
    expect(overview.disputes).toMatchObject([{ id: line.id, note }]);
    const history = await ask<{ rows: object[] }>(demo, 'admin', dispatchSettlements, 'history', {
      id: line.id,
    });
    expect(history.rows[0]).toMatchObject({ action: 'move', actorName: '供应商联系人' });
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
