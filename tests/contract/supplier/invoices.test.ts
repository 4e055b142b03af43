import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall, RequestOf } from '#bridge/calls/kit/define.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import {
  supplierDeliveries,
  supplierInvoices,
  supplierSettlements,
} from '#gateway/services/supplier/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { issues, openPurchasing, type Purchasing, type Row } from '#tests/support/purchasing.ts';
import { ask, speak } from '#tests/support/records/record-bench.ts';
import { tinyPng } from '#tests/support/request-maker.ts';
import { confirmSettlement, invoiceNumber } from '#tests/support/stocked-supplier.ts';
import { openSupplierLogin } from '#tests/support/supplier-logins.ts';

eachDemo('invoices of a supplier', (current) => {
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
  const refused = async <C extends AnyCall>(call: C, request: RequestOf<C>) => {
    const { code, answer } = await (await demo.browser(loginName)).call(call, request);
    return { code, fields: answer.fields };
  };
  /** An invoice for settlements of one box each. */
  const invoiceFor = (settlementIds: string[], given: object = {}) => ({
    number: invoiceNumber(),
    issuedOn: demo.today,
    net: '10',
    tax: '1.3',
    gross: '11.30',
    settlementIds,
    ...given,
  });
  const wrong = async (settlementIds: string[], given: object) =>
    (await refused(calls.portalAddInvoice, invoiceFor(settlementIds, given))).fields;
  const move = (row: Row, name: string) =>
    buying.tried(supplierInvoices, 'move', { id: row.id, version: row.version, move: name });

  test('are handed in for confirmed settlements with their file, checked and accepted by the purchaser', async () => {
    const id = await settle();
    const before = await demo.ask(loginName, calls.portalInvoices, {});
    expect(before.open).toContainEqual(
      expect.objectContaining({ settlementId: id, gross: '11.30' }),
    );
    const file = new File([tinyPng], 'invoice.png');
    const scan = await demo.ask(loginName, calls.portalUploadScan, { file, of: 'invoice' });
    const request = invoiceFor([id], { scanId: scan.id });
    const { invoiceId } = await demo.ask(loginName, calls.portalAddInvoice, request);
    const row = await buying.read(supplierInvoices, invoiceId);
    expect(row).toMatchObject({
      state: 'received',
      fields: { number: request.number, settled: '11.30', difference: '0.00', scan: scan.id },
    });
    const admin = await demo.browser('admin');
    const read = await admin.call(calls.downloadRecordFile, { recordFileId: scan.id });
    expect(read.bytes).toEqual(Buffer.from(tinyPng));
    const overview = await demo.ask('admin', calls.purchasingOverview, {});
    expect(overview.invoices.map((one) => one.id)).toContain(invoiceId);
    expect((await buying.read(supplierSettlements, id)).fields.invoice).toBe('received');
    expect((await move(row, 'accept')).state).toBe('accepted');
    expect((await buying.read(supplierSettlements, id)).fields.invoice).toBe('accepted');
    const after = await demo.ask(loginName, calls.portalInvoices, {});
    expect(after.open.map(({ settlementId }) => settlementId)).not.toContain(id);
    expect(after.rows[0]).toMatchObject({ state: 'accepted', scan: { id: scan.id } });
    const titles = (await demo.ask(loginName, calls.noticePage, {})).rows.map(({ title }) => title);
    expect(titles).toContain(`Invoice ${request.number} is accepted`);
  });

  test('are of what the settlements come to, within what rounding makes (O28)', async () => {
    const id = await settle();
    const at = (path: string, issue: string) => [expect.objectContaining({ path, issue })];
    expect(await wrong([id], { gross: '11.31' })).toEqual(at('gross', 'invoiceSum'));
    expect(await wrong([id], { tax: '1.36', gross: '11.36' })).toEqual(
      at('gross', 'invoiceDiffers'),
    );
    expect(await wrong([id], { number: '123' })).toEqual(at('number', 'invoiceNumber'));
    const late = { issuedOn: addDays(demo.today, 1) };
    expect(await wrong([id], late)).toEqual(at('issuedOn', 'inFuture'));
    const { invoiceId } = await demo.ask(
      loginName,
      calls.portalAddInvoice,
      invoiceFor([id], { tax: '1.34', gross: '11.34' }),
    );
    const row = await buying.read(supplierInvoices, invoiceId);
    expect(row.fields.difference).toBe('0.04');
  });

  test('cover a settlement once and count a number once, until one is returned with a reason (S17)', async () => {
    const [first, second] = [await settle(), await settle()];
    const request = invoiceFor([first]);
    const { invoiceId } = await demo.ask(loginName, calls.portalAddInvoice, request);
    expect(await wrong([first], {})).toMatchObject([
      { path: 'settlementIds.0', issue: 'settlementInvoiced' },
    ]);
    expect(await wrong([second], { number: request.number })).toMatchObject([
      { path: 'number', issue: 'taken' },
    ]);
    const settlement = await buying.read(supplierSettlements, first);
    expect(
      issues(
        await buying.tried(supplierSettlements, 'move', {
          id: first,
          version: settlement.version,
          move: 'void',
        }),
      ),
    ).toEqual(['invoiced']);
    const row = await buying.read(supplierInvoices, invoiceId);
    expect(issues(await move(row, 'return'))).toEqual(['required']);
    const reasoned = await buying.tried(supplierInvoices, 'update', {
      id: row.id,
      version: row.version,
      changes: { returnReason: 'The buyer is misspelled' },
    });
    expect((await move(reasoned, 'return')).state).toBe('returned');
    const today = await demo.ask(loginName, calls.portalToday, {});
    expect(today.returned).toContainEqual({
      id: invoiceId,
      name: request.number,
      reason: 'The buyer is misspelled',
    });
    expect(today.uninvoiced.map(({ id }) => id)).toContain(first);
    const again = await demo.ask(loginName, calls.portalAddInvoice, request);
    expect((await buying.read(supplierInvoices, again.invoiceId)).state).toBe('received');
  });

  test('for one settlement that are handed in at once become one', async () => {
    const id = await settle();
    const answers = await Promise.all(
      [1, 2, 3].map(() => refused(calls.portalAddInvoice, invoiceFor([id]))),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['badInput', 'badInput', 'ok']);
  });

  test('cover no settlement that is made void at the same time', async () => {
    // A supplier of its own: what a void settlement lets go of is in the next one.
    const other = await buying.qualified();
    const theirs = await openSupplierLogin(demo, other.id);
    const place = { supplier: other, loginName: theirs.loginName };
    const id = await confirmSettlement(demo, buying, place, uuid7().slice(-12));
    const settlement = await buying.read(supplierSettlements, id);
    const browser = await demo.browser(theirs.loginName);
    const [handedIn, made] = await Promise.all([
      browser.call(calls.portalAddInvoice, invoiceFor([id])),
      buying.move(supplierSettlements, settlement, 'void'),
    ]);
    expect([handedIn.code === 'ok', made.state === 'void'].sort()).toEqual([false, true]);
  });

  test('that came on paper are entered by the purchaser and checked in the same way', async () => {
    const id = await settle();
    const make = (gross: string, tax: string, settlement = id) =>
      buying.make(
        supplierInvoices,
        {
          number: invoiceNumber(),
          supplier: supplier.id,
          issuedOn: demo.today,
          net: '10',
          tax,
          gross,
        },
        { settlements: [{ settlement }] },
      );
    expect(issues(await move(await make('11.36', '1.36'), 'receive'))).toEqual(['invoiceDiffers']);
    const good = await make('11.30', '1.30');
    const other = await make('11.30', '1.30');
    expect((await move(good, 'receive')).state).toBe('received');
    expect(issues(await move(other, 'receive'))).toEqual(['settlementInvoiced']);
    const stranger = await buying.qualified();
    const foreign = await buying.make(
      supplierInvoices,
      {
        number: invoiceNumber(),
        supplier: stranger.id,
        issuedOn: demo.today,
        net: '10',
        tax: '1.3',
        gross: '11.3',
      },
      { settlements: [{ settlement: id }] },
    );
    expect(issues(await move(foreign, 'receive'))).toEqual(['settlementNotConfirmed']);
  });

  test('an announced delivery is withdrawn until it arrives, and what it held is open again', async () => {
    const { id } = await buying.ordered(supplier.id);
    const promisedOn = addDays(demo.today, 3);
    const { rows } = await demo.ask(loginName, calls.portalOrders, { kind: 'new', orderId: id });
    const version = rows[0]?.version ?? 0;
    await demo.ask(loginName, calls.portalAnswerOrder, { orderId: id, version, promisedOn });
    const announce = () =>
      demo.ask(loginName, calls.portalAnnounce, {
        orderId: id,
        requestKey: uuid7(),
        announcedFor: promisedOn,
        items: [{ lineNo: 1, quantity: '100' }],
      });
    const { deliveryId } = await announce();
    await demo.ask(loginName, calls.portalWithdrawDelivery, { deliveryId, version: 1 });
    expect((await buying.read(supplierDeliveries, deliveryId)).state).toBe('withdrawn');
    const history = await ask<{ rows: { action: string }[] }>(
      demo,
      'admin',
      supplierDeliveries,
      'history',
      { id: deliveryId },
    );
    expect(history.rows[0]?.action).toBe('move');
    const second = await announce();
    expect(second.number.slice(-3)).toBe('-S2');
    const row = await buying.read(supplierDeliveries, second.deliveryId);
    await speak(demo, 'admin', supplierDeliveries, 'update', {
      id: row.id,
      version: row.version,
      changes: { arrivedOn: demo.today },
    });
    const arrived = await buying.move(
      supplierDeliveries,
      { ...row, version: row.version + 1 },
      'arrive',
    );
    const late = { deliveryId: row.id, version: arrived.version };
    expect((await refused(calls.portalWithdrawDelivery, late)).code).toBe('notNow');
  });
});
