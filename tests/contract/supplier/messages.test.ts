import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { supplierJobs } from '#gateway/services/supplier/jobs.ts';
import { purchaseOrders } from '#gateway/services/supplier/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { systemOf, testRunner, testWorker } from '#tests/support/jobs.ts';
import { openPurchasing, type Purchasing, type Row } from '#tests/support/purchasing.ts';
import { tinyPng } from '#tests/support/request-maker.ts';
import { openSupplierLogin } from '#tests/support/supplier-logins.ts';

eachDemo('messages about an order', (current) => {
  let demo: DemoGateway;
  let buying: Purchasing;
  let supplier: Row;
  let login: string;
  beforeAll(async () => {
    demo = current();
    buying = await openPurchasing(demo);
    supplier = await buying.qualified();
    ({ loginName: login } = await openSupplierLogin(demo, supplier.id));
    const tenantId = await tenantOf();
    // The personnel officer of the demo buys as well.
    await demo.gateway.database.withTransaction(
      { tenantId, accountId: null },
      'write',
      (database) =>
        sql`insert into role_function (tenant_id, role_id, function_id)
        select tenant_id, id, f from role, unnest(array['purchasing.orders', 'purchasing.orders.edit',
          'purchasing.invoices.edit']) f
        where tenant_id = ${tenantId} and code = 'hr' on conflict do nothing`.execute(database),
    );
  });

  const tenantOf = async () => (await demo.ask('admin', calls.currentSession, {})).tenant.id;
  const words = (body: string, attachmentIds: string[] = []) => ({
    requestKey: uuid7(),
    body,
    attachmentIds,
  });
  const titles = async (account: string) =>
    (await demo.ask(account, calls.noticePage, { rows: 50 })).rows.map(({ title }) => title);
  async function runJobs(): Promise<void> {
    const { database, clock } = demo.gateway;
    const tenantId = await tenantOf();
    await database.withTransaction({ tenantId, accountId: null }, 'write', async (transaction) => {
      for (const kind of supplierJobs)
        await enqueue(transaction, systemOf(tenantId), kind, {}, { now: clock.now() });
    });
    const runner = testRunner(database, clock.now);
    await testWorker(runner, supplierJobs).runAll();
    expect(runner.failures).toEqual([]);
  }

  test('go both ways with files, count as new once, and each side hears of them', async () => {
    const { id: orderId } = await buying.ordered(supplier.id);
    const file = new File([tinyPng], 'drawing.png');
    const { id } = await demo.ask(login, calls.portalUploadScan, { file, of: 'message' });
    const first = { orderId, ...words('Which colour?', [id]) };
    const { messageId } = await demo.ask(login, calls.portalSendMessage, first);
    expect(await demo.ask(login, calls.portalSendMessage, first)).toEqual({ messageId });
    await demo.ask(login, calls.portalSendMessage, { orderId, ...words('We have two.') });
    const { rows } = await demo.ask('hr', calls.orderThreads, { kind: 'unread', rows: 200 });
    expect(rows.find((one) => one.orderId === orderId)).toMatchObject({
      unread: 2,
      lastBody: 'We have two.',
    });
    const thread = await demo.ask('hr', calls.orderThread, { orderId });
    expect(thread).toMatchObject({ open: true, unread: 2 });
    expect(thread.messages).toMatchObject([
      { messageId, side: 'supplier', authorName: '供应商联系人', body: 'Which colour?' },
      { side: 'supplier', files: [] },
    ]);
    expect(thread.messages[0]?.files).toMatchObject([{ id, name: 'drawing.png' }]);
    const saved = await (await demo.browser('hr')).send(calls.orderFile, { attachmentId: id });
    expect(saved.code).not.toBe('notFound');
    await runJobs();
    await runJobs();
    // One message a day for a thread that waits for an answer.
    const told = (await titles('hr')).filter((title) => /发来消息|wrote about order/.test(title));
    expect(told).toHaveLength(1);
    await demo.ask('hr', calls.readOrderMessages, { orderId });
    expect(await demo.ask('hr', calls.orderThread, { orderId })).toMatchObject({ unread: 0 });
    const reply = { orderId, ...words('Blue, please.') };
    const sent = await demo.ask('hr', calls.sendOrderMessage, reply);
    expect(await demo.ask('hr', calls.sendOrderMessage, reply)).toEqual(sent);
    const today = await demo.ask(login, calls.portalToday, {});
    expect(today.messages).toMatchObject([{ id: orderId, unread: 1 }]);
    const own = await demo.ask(login, calls.portalMessages, { orderId });
    expect(own.messages.at(-1)).toMatchObject({
      side: 'buyer',
      authorName: null,
      body: 'Blue, please.',
    });
    // A second press sends no second notice.
    const heard = (await titles(login)).filter((title) => /发来消息|wrote about order/.test(title));
    expect(heard).toHaveLength(1);
    await demo.ask(login, calls.portalReadMessages, { orderId });
    expect((await demo.ask(login, calls.portalToday, {})).messages).toEqual([]);
  });

  test('are words or files, and none once the order is closed', async () => {
    const order = await buying.ordered(supplier.id);
    const { id: orderId } = order;
    const browser = await demo.browser(login);
    const empty = { orderId, requestKey: uuid7(), attachmentIds: [] };
    expect((await browser.call(calls.portalSendMessage, empty)).answer.fields).toMatchObject([
      { path: 'body', issue: 'required' },
    ]);
    await demo.ask(login, calls.portalSendMessage, { orderId, ...words('Until when?') });
    await buying.move(purchaseOrders, order, 'cancel');
    const late = { orderId, ...words('Still there?') };
    expect((await browser.call(calls.portalSendMessage, late)).code).toBe('notNow');
    const buyer = await demo.browser('hr');
    expect((await buyer.call(calls.sendOrderMessage, late)).code).toBe('notNow');
    const thread = await demo.ask('hr', calls.orderThread, { orderId });
    expect(thread).toMatchObject({ open: false });
    expect(thread.messages).toHaveLength(1);
  });

  test('of an order are not for who does not reach it, nor files of others', async () => {
    const { id: orderId } = await buying.ordered(supplier.id);
    const staff = await demo.browser('staff');
    expect((await staff.call(calls.orderThread, { orderId })).code).toBe('noPermission');
    const file = new File([tinyPng], 'ours.png');
    const { id } = await demo.ask('hr', calls.uploadOrderFile, { file });
    const stolen = { orderId, ...words('Look', [id]) };
    const browser = await demo.browser(login);
    expect((await browser.call(calls.portalSendMessage, stolen)).code).toBe('notFound');
    expect((await browser.call(calls.portalScan, { scanId: id })).code).toBe('notFound');
    const draft = await buying.order(supplier.id);
    const buyer = await demo.browser('hr');
    expect((await buyer.call(calls.orderThread, { orderId: draft.id })).code).toBe('notFound');
  });
});
