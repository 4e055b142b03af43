import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { monthStart } from '#gateway/kernel/people/calendar.ts';
import {
  purchaseOrders,
  supplierDeliveries,
  supplierSettlements,
} from '#gateway/services/supplier/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import {
  issues,
  item,
  next,
  openPurchasing,
  type Purchasing,
  type Refused,
  type Row,
} from '#tests/support/purchasing.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';

eachDemo('deliveries and settlements', (current) => {
  let demo: DemoGateway;
  let buying: Purchasing;
  beforeAll(async () => {
    demo = current();
    buying = await openPurchasing(demo);
  });

  test('a delivery is at most what is open, with the tolerance of the supplier (S12)', async () => {
    const strict = await buying.ordered((await buying.qualified()).id);
    expect(issues((await buying.deliver(strict.id, '100.001')).moved)).toEqual(['overDelivery']);
    expect(issues((await buying.deliver(strict.id, '100', '1')).moved)).toEqual(['rejectReason']);
    const loose = await buying.ordered((await buying.qualified({ tolerance: 5 })).id);
    expect((await buying.deliver(loose.id, '105')).moved).toMatchObject({ state: 'booked' });
    expect(issues((await buying.deliver(loose.id, '0.001')).moved)).toEqual(['orderNotOpen']);
  });

  test('partial deliveries close an order, and one that is taken back opens it (S13, S14)', async () => {
    const { id } = await buying.ordered((await buying.qualified()).id);
    const first = await buying.deliver(id, '60', '5', 'Wet');
    expect(await buying.read(purchaseOrders, id)).toMatchObject({ state: 'partly' });
    await buying.deliver(id, '40');
    expect(await buying.read(purchaseOrders, id)).toMatchObject({ state: 'received' });
    await buying.move(supplierDeliveries, first.moved, 'reverse');
    expect(await buying.read(purchaseOrders, id)).toMatchObject({ state: 'partly' });
  });

  test('a delivery is settled once, and cannot be taken back then (S14, S18)', async () => {
    const supplier = await buying.qualified();
    const { id } = await buying.ordered(supplier.id, [item({ price: '33.3333', quantity: '3' })]);
    const { moved } = await buying.deliver(id, '3');
    const month = monthStart(demo.today);
    const settle = () =>
      buying.make(supplierSettlements, {
        number: `JS-${next()}-${uuid7()}`.slice(0, 40),
        month,
        supplier: supplier.id,
      });
    const [one, other] = [await settle(), await settle()];
    const outcomes = await Promise.all([
      buying.move(supplierSettlements, one, 'compute'),
      buying.move(supplierSettlements, other, 'compute'),
    ]);
    expect(outcomes.map(({ state }) => state).sort()).toEqual(['computed', undefined]);
    expect(outcomes.flatMap(issues)).toEqual(['nothingToSettle']);
    const held = outcomes.find(({ state }) => state === 'computed');
    if (held === undefined) throw new Error('Neither was computed.');
    expect(held.fields).toMatchObject({
      deliveries: 1,
      net: '100.00',
      tax: '13.00',
      gross: '113.00',
    });
    expect(issues(await buying.move(supplierDeliveries, moved, 'reverse'))).toEqual([
      'deliverySettled',
    ]);
    await buying.move(supplierSettlements, held, 'void');
    expect(await buying.move(supplierDeliveries, moved, 'reverse')).toMatchObject({
      state: 'reversed',
    });
  });

  test('a settlement goes from the supplier to its payment, and an adjustment says why', async () => {
    const supplier = await buying.qualified();
    await buying.deliver((await buying.ordered(supplier.id)).id, '100');
    const values = {
      number: `JS-${next()}-${uuid7()}`.slice(0, 40),
      supplier: supplier.id,
      month: monthStart(demo.today),
      adjustment: '-50',
    };
    const refused = await buying.tried(supplierSettlements, 'create', { values });
    expect(refused.fields).toMatchObject([{ path: 'values.adjustmentReason', issue: 'required' }]);
    let row = await buying.make(supplierSettlements, {
      ...values,
      adjustmentReason: 'Broken boxes',
    });
    for (const name of ['compute', 'send', 'confirm', 'approve']) {
      row = await buying.move(supplierSettlements, row, name);
    }
    expect(row).toMatchObject({ state: 'approved', fields: { gross: '1080.00' } });
    expect(issues((await buying.move(supplierSettlements, row, 'pay')) as Row & Refused)).toEqual([
      'required',
    ]);
  });

  test('the overview names what waits', async () => {
    const found = await demo.ask('hr', calls.purchasingOverview, {});
    expect(found.applicants.length).toBeGreaterThan(0);
    expect(found.disputes[0]?.note).toContain('退货');
    expect(found.lateOrders.length).toBeGreaterThan(0);
    expect(found.toCheck.length).toBeGreaterThan(0);
    expect(found.licences.some(({ kind }) => kind === 'travelLicence')).toBe(true);
    const card = await demo.ask('hr', calls.purchasingCard, {});
    expect(card).toMatchObject({ kind: 'list' });
    expect(card.kind === 'list' && card.lines.map(({ label }) => label)).toContain(
      'Deliveries to check',
    );
  });

  test('a receiver without rights on the lists books what came, once for each press', async () => {
    const { id } = await buying.ordered((await buying.qualified()).id, [
      item(),
      item({ name: 'Pens' }),
    ]);
    const account = `receiver-${uuid7()}`.slice(0, 30);
    await makeAccount(demo, {
      loginName: account,
      range: 'all',
      functions: ['supplier.deliveries'],
      employmentId: buying.receiver,
    });
    const open = await demo.ask(account, calls.receivingOrders, {
      kind: 'open',
      page: 1,
      rows: 100,
    });
    const line = open.rows.find(({ orderId }) => orderId === id)?.items[1];
    expect(line).toMatchObject({ lineNo: 2, name: 'Pens', open: '100.000' });
    const request = {
      orderId: id,
      requestKey: 'press-0001',
      arrivedOn: demo.today,
      items: [
        { lineNo: 1, accepted: '100', rejected: '0' },
        { lineNo: 2, accepted: '90', rejected: '10', reason: 'Dry' },
      ],
    };
    const [first, second] = await Promise.all([
      demo.ask(account, calls.receiveDelivery, request),
      demo.ask(account, calls.receiveDelivery, request),
    ]);
    expect(second).toEqual(first);
    expect(first.state).toBe('partly');
    const { answer } = await (await demo.browser(account)).call(calls.receiveDelivery, {
      ...request,
      requestKey: 'press-0002',
      items: [{ lineNo: 2, accepted: '11', rejected: '0' }],
    });
    expect(answer.fields).toMatchObject([{ path: 'items.0.accepted', issue: 'overDelivery' }]);
    const { deliveries } = await demo.ask(account, calls.receivedDeliveries, { orderId: id });
    expect(deliveries).toHaveLength(1);
    expect(deliveries[0]?.items[1]).toMatchObject({ rejected: '10.000', reason: 'Dry' });
    const [{ deliveryId = '', version = 0 } = {}] = deliveries;
    expect(await demo.ask(account, calls.reverseDelivery, { deliveryId, version })).toEqual({
      state: 'acknowledged',
    });
    const { answer: denied } = await (await demo.browser(account)).call(calls.supplierPage, {
      page: 1,
      rows: 10,
    } as never);
    expect(denied.result).toBeUndefined();
  });

  test('an order of another organisation is not there for a receiver', async () => {
    const { id } = await buying.ordered((await buying.qualified()).id);
    const account = `receiver-${uuid7()}`.slice(0, 30);
    await makeAccount(demo, {
      loginName: account,
      range: 'self',
      functions: ['supplier.deliveries'],
      employmentId: buying.stranger,
    });
    const open = await demo.ask(account, calls.receivingOrders, {
      kind: 'open',
      page: 1,
      rows: 100,
    });
    expect(open.rows.map(({ orderId }) => orderId)).not.toContain(id);
    const { answer } = await (await demo.browser(account)).call(calls.receiveDelivery, {
      orderId: id,
      requestKey: 'press-0003',
      arrivedOn: demo.today,
      items: [{ lineNo: 1, accepted: '1', rejected: '0' }],
    });
    expect(answer.code).toBe(404000);
  });

  test('another company meets no supplier, order or delivery of this one', async () => {
    const supplier = await buying.qualified();
    const { id } = await buying.ordered(supplier.id);
    const { moved } = await buying.deliver(id, '1');
    const maple = await demo.browser('maple');
    const { version } = moved;
    const asked = [
      maple.call(calls.supplierMove, { id: supplier.id, version: 1, move: 'restrict' }),
      maple.call(calls.purchaseOrderMove, { id, version: 1, move: 'close' }),
      maple.call(calls.supplierDeliveryMove, { id: moved.id, version, move: 'reverse' }),
      maple.call(calls.receivedDeliveries, { orderId: id }),
      maple.call(calls.reverseDelivery, { deliveryId: moved.id, version }),
      maple.call(calls.receiveDelivery, {
        orderId: id,
        requestKey: 'press-0004',
        arrivedOn: demo.today,
        items: [{ lineNo: 1, accepted: '1', rejected: '0' }],
      }),
    ];
    for (const one of asked) expect((await one).answer.code).toBe(404000);
    const { rows } = await demo.ask('maple', calls.receivingOrders, {
      kind: 'open',
      orderId: id,
      page: 1,
      rows: 10,
    });
    expect(rows).toEqual([]);
  });
});
