/** The numbered cases of how suppliers come in and are put out. */
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { monthStart } from '#gateway/kernel/people/calendar.ts';
import {
  purchaseOrders,
  supplierSettlements,
  suppliers,
} from '#gateway/services/supplier/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import {
  creditCode,
  issues,
  next,
  openPurchasing,
  type Purchasing,
  type Refused,
  type Row,
} from '#tests/support/purchasing.ts';
import { ask } from '#tests/support/records/record-bench.ts';
import { publishRoute } from '#tests/support/workflow/publish-route.ts';

eachDemo('suppliers that come and go', (current) => {
  let demo: DemoGateway;
  let buying: Purchasing;
  beforeAll(async () => {
    demo = current();
    buying = await openPurchasing(demo);
  });

  test('an applicant who was rejected is corrected and asked for again, its history whole (S4)', async () => {
    const { user } = await demo.ask('manager', calls.currentSession, {});
    const who = [{ kind: 'people' as const, ids: [user.employmentId ?? ''] }];
    const nodes = [stepOf({ id: 'one', name: 'one', who })];
    await publishRoute(demo, 'supplier', nodes, 'beforeFirst', 'admit');
    const name = `Again ${uuid7()}`;
    const row = await buying.make(suppliers, { name, creditCode: creditCode(), kind: 'goods' });
    await buying.licence(row.id, 'businessLicence', null);
    const decide = async (act: 'reject' | 'approve') => {
      const { rows } = await demo.ask('manager', calls.approveCenterList, {
        approvalType: 'todo',
        rows: 200,
      });
      const approvalId = rows.find(({ title }) => title.includes(name))?.id ?? '';
      const words = 'The address is missing';
      await demo.ask('manager', calls.actOnApproval, {
        approvalId,
        act,
        words,
        requestKey: uuid7(),
      });
    };
    await buying.move(suppliers, row, 'admit');
    await decide('reject');
    const rejected = await buying.read(suppliers, row.id);
    expect(rejected.state).toBe('applicant');
    const { version } = rejected;
    const changes = { address: '1 Example Road' };
    const corrected = await buying.tried(suppliers, 'update', { id: row.id, version, changes });
    await buying.move(suppliers, { ...corrected, id: row.id }, 'admit');
    await decide('approve');
    const admitted = await buying.read(suppliers, row.id);
    expect(admitted).toMatchObject({ state: 'qualified', fields: changes });
    const history = JSON.stringify(await ask(demo, 'admin', suppliers, 'history', { id: row.id }));
    expect(history).toContain('1 Example Road');
    expect(history).toContain('qualified');
    await publishRoute(demo, 'supplier', null, 'beforeFirst', 'admit');
  });

  test('a sheet of 2,000 suppliers is checked as it is saved, and finds nothing new again (S34)', async () => {
    const lines = Array.from({ length: 2000 }, () => `Sheet ${uuid7()},${creditCode()},Goods`);
    const file = () =>
      new File([['Name,Social credit code,Kind', ...lines].join('\n')], 'suppliers.csv');
    const send = async (mode: 'check' | 'save') => {
      const report = await ask<{ jobId?: string | null; errors: unknown[]; created: number }>(
        demo,
        'admin',
        suppliers,
        'import',
        { mode, file: file() },
      );
      expect(report.errors).toEqual([]);
      const { jobId } = report;
      if (!jobId) return report;
      const task = () => demo.ask('admin', calls.getProgress, { jobId });
      await expect.poll(async () => (await task()).endedAt, { timeout: 60_000 }).not.toBeNull();
      return (await task()).summary as { created: number; unchanged: number };
    };
    expect(await send('check')).toMatchObject({ created: 2000 });
    expect(await send('save')).toMatchObject({ created: 2000 });
    expect(await send('save')).toMatchObject({ created: 0, unchanged: 2000 });
  });

  /** A settlement of a new supplier, as far as its supplier has confirmed it. */
  async function confirmedOf(blockReason: string) {
    const supplier = await buying.qualified({ blockReason });
    const order = await buying.ordered(supplier.id);
    await buying.deliver(order.id, '10');
    let now: Row = await buying.make(supplierSettlements, {
      number: `JS-${next()}-${uuid7()}`.slice(0, 40),
      month: monthStart(demo.today),
      supplier: supplier.id,
    });
    for (const move of ['compute', 'send', 'confirm'])
      now = await buying.move(supplierSettlements, now, move);
    return { supplier, order, settlement: now };
  }

  test('of a blacklisted supplier the open orders are listed, and nothing is approved or paid (S35)', async () => {
    const { supplier, order, settlement: now } = await confirmedOf('Bad goods');
    const listed = async () =>
      (await demo.ask('hr', calls.purchasingOverview, {})).blockedOrders.map(({ id }) => id);
    expect(await listed()).not.toContain(order.id);
    await buying.move(suppliers, supplier, 'block');
    expect(await listed()).toContain(order.id);
    const held: Refused = await buying.move(supplierSettlements, now, 'approve');
    expect(issues(held)).toEqual(['supplierBlocked']);
    expect((await buying.read(supplierSettlements, now.id)).state).toBe('confirmed');
    const { state } = await buying.read(purchaseOrders, order.id);
    expect(state).toBe('partly');
  });

  test('what a blacklisted supplier is owed is paid with a reason, or made void after its approval too', async () => {
    const { supplier, settlement } = await confirmedOf('A fraud');
    const change = ({ id, version }: Row, changes: object) =>
      buying.tried(supplierSettlements, 'update', { id, version, changes });
    const paidDespite = 'The court says so';
    expect(issues(await change(settlement, { paidDespite }))).toEqual(['mustBeEmpty']);
    await buying.move(suppliers, supplier, 'block');
    expect(await change(settlement, { adjustment: '1' })).not.toHaveProperty('state');
    let now: Row = await change(settlement, { paidDespite });
    now = await buying.move(supplierSettlements, now, 'approve');
    expect(now.state).toBe('approved');
    now = await change(now, { paidOn: demo.today });
    expect((await buying.move(supplierSettlements, now, 'pay')).state).toBe('paid');
    const trail = await ask(demo, 'admin', supplierSettlements, 'history', { id: now.id });
    expect(JSON.stringify(trail)).toContain(paidDespite);

    const held = await confirmedOf('A fraud too');
    const approved = await buying.move(supplierSettlements, held.settlement, 'approve');
    const early = await buying.move(supplierSettlements, approved, 'void');
    expect(early).not.toHaveProperty('state');
    await buying.move(suppliers, held.supplier, 'block');
    const paying = await change(approved, { paidOn: demo.today });
    expect(issues(await buying.move(supplierSettlements, paying, 'pay'))).toEqual([
      'supplierBlocked',
    ]);
    expect((await buying.move(supplierSettlements, paying, 'void')).state).toBe('void');
  });
});
