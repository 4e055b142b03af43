import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { supplierJobs } from '#gateway/services/supplier/jobs.ts';
import { supplierInvoices, supplierSettlements } from '#gateway/services/supplier/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { runDemoJobs } from '#tests/support/demo-jobs.ts';
import { issues, openPurchasing, type Purchasing, type Row } from '#tests/support/purchasing.ts';
import { confirmSettlement, invoiceNumber } from '#tests/support/stocked-supplier.ts';
import { openSupplierLogin } from '#tests/support/supplier-logins.ts';

eachDemo('invoices as they are entered', (current) => {
  let demo: DemoGateway;
  let buying: Purchasing;
  let supplier: Row;
  let loginName: string;
  beforeAll(async () => {
    demo = current();
    buying = await openPurchasing(demo);
    supplier = await buying.qualified();
    ({ loginName } = await openSupplierLogin(demo, supplier.id));
  });

  const settle = () => confirmSettlement(demo, buying, { supplier, loginName }, uuid7().slice(-12));
  /** An invoice for settlements of one box each. */
  const invoiceFor = (settlementIds: string[]) => ({
    number: invoiceNumber(),
    issuedOn: demo.today,
    net: '10',
    tax: '1.3',
    gross: '11.30',
    settlementIds,
  });
  const move = (row: Row, name: string) =>
    buying.tried(supplierInvoices, 'move', { id: row.id, version: row.version, move: name });

  test('have a number of the same form whoever enters them', async () => {
    const values = {
      supplier: supplier.id,
      issuedOn: demo.today,
      net: '10',
      tax: '1',
      gross: '11',
    };
    const entered = await buying.tried(supplierInvoices, 'create', {
      values: { ...values, number: '2532-ABC' },
    });
    expect(issues(entered)).toEqual(['invoiceNumber']);
  });

  test('cover a settlement that was paid first', async () => {
    const id = await settle();
    const approved = await buying.move(
      supplierSettlements,
      await buying.read(supplierSettlements, id),
      'approve',
    );
    const dated = await buying.tried(supplierSettlements, 'update', {
      id,
      version: approved.version,
      changes: { paidOn: demo.today },
    });
    expect((await buying.move(supplierSettlements, dated, 'pay')).state).toBe('paid');
    const { open } = await demo.ask(loginName, calls.portalInvoices, {});
    expect(open.map(({ settlementId }) => settlementId)).toContain(id);
    const { invoiceId } = await demo.ask(loginName, calls.portalAddInvoice, invoiceFor([id]));
    const row = await buying.read(supplierInvoices, invoiceId);
    expect((await move(row, 'accept')).state).toBe('accepted');
  });

  test('that come and that are corrected are news to those who check them, once each', async () => {
    const tenantId = (await demo.ask('admin', calls.currentSession, {})).tenant.id;
    const { database } = demo.gateway;
    const titles = async () => {
      await database.withTransaction(
        { tenantId, accountId: null },
        'write',
        async (transaction) => {
          // The personnel officer of the demo checks invoices as well.
          await sql`insert into role_function (tenant_id, role_id, function_id)
          select tenant_id, id, 'purchasing.invoices.edit' from role
          where tenant_id = ${tenantId} and code = 'hr' on conflict do nothing`.execute(
            transaction,
          );
        },
      );
      await runDemoJobs(demo, tenantId, supplierJobs);
      return (await demo.ask('hr', calls.noticePage, { rows: 50 })).rows.map(({ title }) => title);
    };
    const id = await settle();
    const request = invoiceFor([id]);
    const { invoiceId } = await demo.ask(loginName, calls.portalAddInvoice, request);
    const first = await titles();
    const about = (list: string[]) => list.filter((title) => title.includes(request.number));
    expect(about(first)).toHaveLength(1);
    expect(about(await titles())).toHaveLength(1);
    const row = await buying.read(supplierInvoices, invoiceId);
    const reasoned = await buying.tried(supplierInvoices, 'update', {
      id: row.id,
      version: row.version,
      changes: { returnReason: 'The buyer is misspelled' },
    });
    await move(reasoned, 'return');
    await demo.ask(loginName, calls.portalAddInvoice, request);
    const after = about(await titles());
    expect(after).toHaveLength(2);
    expect(after.some((title) => /更正|corrected/.test(title))).toBe(true);
  });
});
