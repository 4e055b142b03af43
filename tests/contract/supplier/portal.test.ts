import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall, RequestOf } from '#bridge/calls/kit/define.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays, monthStart } from '#gateway/kernel/people/calendar.ts';
import {
  purchaseOrders,
  supplierDeliveries,
  supplierEvaluations,
  supplierQualifications,
  supplierSettlements,
} from '#gateway/services/supplier/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import {
  item,
  next,
  openPurchasing,
  type Purchasing,
  type Row,
} from '#tests/support/purchasing.ts';
import { tinyPng } from '#tests/support/request-maker.ts';
import { openSupplierLogin } from '#tests/support/supplier-logins.ts';

eachDemo('people of a supplier', (current) => {
  let demo: DemoGateway;
  let buying: Purchasing;
  let supplier: Row;
  let login: string;
  beforeAll(async () => {
    demo = current();
    buying = await openPurchasing(demo);
    supplier = await buying.qualified();
    ({ loginName: login } = await openSupplierLogin(demo, supplier.id));
  });

  const refused = async <C extends AnyCall>(call: C, request: RequestOf<C>) => {
    const { code, answer } = await (await demo.browser(login)).call(call, request);
    return { code, fields: answer.fields };
  };
  const orderOf = async (orderId: string) => {
    const { rows } = await demo.ask(login, calls.portalOrders, { kind: 'open', orderId });
    const [row] = rows;
    if (row === undefined) throw new Error('The supplier does not see its order.');
    return row;
  };

  test('accept an order with a day and a reply, which the purchaser finds in it and in its history', async () => {
    const draft = await buying.order(supplier.id);
    expect(await refused(calls.portalOrders, { kind: 'new', orderId: draft.id })).toMatchObject({
      code: 'ok',
    });
    const unseen = await demo.ask(login, calls.portalOrders, { kind: 'new', orderId: draft.id });
    expect(unseen.rows).toEqual([]);
    await buying.move(purchaseOrders, draft, 'submit');
    const { orders } = await demo.ask(login, calls.portalToday, {});
    expect(orders.map(({ id }) => id)).toContain(draft.id);
    const { version, state } = await orderOf(draft.id);
    expect(state).toBe('ordered');
    const answer = { orderId: draft.id, version, reply: 'By truck' };
    const early = { ...answer, promisedOn: addDays(demo.today, -1) };
    expect((await refused(calls.portalAnswerOrder, early)).fields).toMatchObject([
      { path: 'promisedOn', issue: 'inPast' },
    ]);
    const promisedOn = addDays(demo.today, 8);
    const done = await demo.ask(login, calls.portalAnswerOrder, { ...answer, promisedOn });
    expect(done).toEqual({ state: 'acknowledged', version: version + 1 });
    expect((await refused(calls.portalAnswerOrder, { ...answer, promisedOn })).code).toBe(
      'conflict',
    );
    const seen = await buying.read(purchaseOrders, draft.id);
    expect(seen).toMatchObject({
      state: 'acknowledged',
      fields: { promisedOn, reply: 'By truck' },
    });
    const history = await demo.ask('admin', calls.purchaseOrderHistory, { id: draft.id });
    expect(history.rows[0]).toMatchObject({ action: 'move', actorName: '供应商联系人' });
  });

  test('announce what comes within what is open, once for each press', async () => {
    const { id } = await buying.ordered(supplier.id);
    const request = (quantity: string, requestKey = uuid7()) => ({
      orderId: id,
      requestKey,
      announcedFor: addDays(demo.today, 2),
      items: [{ lineNo: 1, quantity }],
    });
    expect((await refused(calls.portalAnnounce, request('10'))).code).toBe('notNow');
    const { version } = await orderOf(id);
    const promisedOn = addDays(demo.today, 3);
    await demo.ask(login, calls.portalAnswerOrder, { orderId: id, version, promisedOn });
    const sent = request('60');
    const first = await demo.ask(login, calls.portalAnnounce, sent);
    expect(await demo.ask(login, calls.portalAnnounce, sent)).toEqual(first);
    expect((await refused(calls.portalAnnounce, request('41'))).fields).toMatchObject([
      { path: 'items.0.quantity', issue: 'overDelivery' },
    ]);
    const second = await demo.ask(login, calls.portalAnnounce, request('40'));
    expect([first.number.slice(-3), second.number.slice(-3)]).toEqual(['-S1', '-S2']);
    const row = await buying.read(supplierDeliveries, first.deliveryId);
    expect(row).toMatchObject({ state: 'announced', fields: { order: id } });
    const { rows } = await demo.ask(login, calls.portalDeliveries, { orderId: id });
    expect(rows.map(({ items }) => items[0]?.accepted).sort()).toEqual(['40.000', '60.000']);
  });

  test('hand in a licence with its scan, which the purchaser reads and confirms', async () => {
    const file = new File([tinyPng], 'licence.png');
    const scan = await demo.ask(login, calls.portalUploadScan, { file });
    const number = `P-${next()}`;
    const licence = {
      kind: 'other' as const,
      number,
      issuedOn: demo.today,
      expiresOn: addDays(demo.today, 30),
      scanId: scan.id,
    };
    const wrong = { ...licence, expiresOn: addDays(demo.today, -1) };
    expect((await refused(calls.portalAddLicence, wrong)).fields).toMatchObject([
      { path: 'expiresOn', issue: 'dateOrder' },
    ]);
    const { licenceId } = await demo.ask(login, calls.portalAddLicence, licence);
    expect((await refused(calls.portalAddLicence, licence)).fields).toMatchObject([
      { path: 'number', issue: 'taken' },
    ]);
    const row = await buying.read(supplierQualifications, licenceId);
    expect(row).toMatchObject({ state: 'pending', fields: { number, supplier: supplier.id } });
    const admin = await demo.browser('admin');
    const read = await admin.call(calls.downloadRecordFile, { recordFileId: scan.id });
    expect(read.bytes).toEqual(Buffer.from(tinyPng));
    const before = await demo.ask('admin', calls.purchasingOverview, {});
    expect(before.pending).toContainEqual(expect.objectContaining({ id: licenceId, name: number }));
    await buying.move(supplierQualifications, row, 'confirm');
    const after = await demo.ask('admin', calls.purchasingOverview, {});
    expect(after.counts.pending).toBe(before.counts.pending - 1);
    const { licences } = await demo.ask(login, calls.portalCompany, {});
    expect(licences.find((one) => one.licenceId === licenceId)).toMatchObject({
      state: 'valid',
      scan: { id: scan.id },
    });
    const own = await (await demo.browser(login)).call(calls.portalScan, { scanId: scan.id });
    expect(own.bytes).toEqual(Buffer.from(tinyPng));
    const { items } = await demo.ask(login, calls.noticePage, {}).then((page) => ({
      items: page.rows.map(({ title }) => title),
    }));
    expect(items).toContain(`Licence ${number} is confirmed`);
  });

  test('confirm a settlement that was sent, or dispute it with a reason', async () => {
    const settle = async () => {
      const { id } = await buying.ordered(supplier.id, [item({ quantity: '1' })]);
      await buying.deliver(id, '1');
      const row = await buying.make(supplierSettlements, {
        number: `JS-${next()}-${uuid7()}`.slice(0, 40),
        month: monthStart(demo.today),
        supplier: supplier.id,
      });
      return buying.move(supplierSettlements, row, 'compute');
    };
    const computed = await settle();
    const only = { settlementId: computed.id };
    expect((await demo.ask(login, calls.portalSettlements, only)).rows).toEqual([]);
    await buying.move(supplierSettlements, computed, 'send');
    const [seen] = (await demo.ask(login, calls.portalSettlements, only)).rows;
    expect(seen).toMatchObject({ state: 'sent', net: '10.00', gross: '11.30' });
    const answer = { ...only, version: seen?.version ?? 0 };
    const bare = { ...answer, answer: 'dispute' as const };
    expect((await refused(calls.portalAnswerSettlement, bare)).fields).toMatchObject([
      { path: 'note', issue: 'required' },
    ]);
    const note = 'One box is missing';
    await demo.ask(login, calls.portalAnswerSettlement, { ...bare, note });
    const disputed = await buying.read(supplierSettlements, computed.id);
    expect(disputed).toMatchObject({ state: 'disputed', fields: { disputeNote: note } });
    const again = { ...answer, version: disputed.version, answer: 'confirm' as const };
    expect((await refused(calls.portalAnswerSettlement, again)).code).toBe('notNow');
    const once = await buying.move(supplierSettlements, disputed, 'compute');
    const sent = await buying.move(supplierSettlements, once, 'send');
    const confirmed = { ...again, version: sent.version };
    expect(await demo.ask(login, calls.portalAnswerSettlement, confirmed)).toEqual({
      state: 'confirmed',
    });
  });

  test('see an evaluation once it is released, without notes, and appeal it within ten days (S27)', async () => {
    const score = { criterion: 'service', weight: 100, value: '75', note: 'Between us' };
    const row = await buying.make(
      supplierEvaluations,
      {
        supplier: supplier.id,
        name: 'Spring',
        note: 'Not for them',
        fromOn: addDays(demo.today, -30),
        toOn: demo.today,
      },
      { scores: [score] },
    );
    const scored = await buying.move(supplierEvaluations, row, 'score');
    expect((await demo.ask(login, calls.portalEvaluations, {})).rows).toEqual([]);
    await buying.move(supplierEvaluations, scored, 'release');
    const page = await demo.ask(login, calls.portalEvaluations, {});
    expect(page.rows).toMatchObject([
      { name: 'Spring', score: '75.00', level: 'C', appealUntil: addDays(demo.today, 10) },
    ]);
    expect(JSON.stringify(page)).not.toMatch(/Between us|Not for them/);
    const { evaluationId, version = 0 } = page.rows[0] ?? { evaluationId: '' };
    const note = 'We were on time';
    await demo.ask(login, calls.portalAppeal, { evaluationId, version, note });
    expect(await buying.read(supplierEvaluations, row.id)).toMatchObject({
      state: 'appealed',
      fields: { appealNote: note, appealedOn: demo.today },
    });
  });
});
