import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { prismJobs } from '#gateway/services/prism/subscriptions/due.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { readJobs, systemOf } from '#tests/support/jobs.ts';
import { codeOf } from '#tests/support/pay-runs.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';
import { idOf } from '#tests/support/ways-in.ts';

type Wanted = RequestOf<typeof calls.saveSubscription>;
const hour = 3_600_000;

const daily = (changes: Partial<Wanted> = {}): Wanted => ({
  report: 'roster-summary',
  rhythm: { every: 'day', at: '09:00' },
  filters: { organId: null, period: null, compare: null },
  way: 'portal',
  workbook: false,
  receiverIds: [],
  ...changes,
});

const listOf = async (demo: DemoGateway, account: string) =>
  (await demo.ask(account, calls.listSubscriptions, {})).subscriptions;

async function oneOf(demo: DemoGateway, account: string, id: string) {
  const found = (await listOf(demo, account)).find((one) => one.id === id);
  if (found === undefined) throw new Error('The subscription is not listed.');
  return found;
}

async function subscribe(demo: DemoGateway, account: string, changes: Partial<Wanted> = {}) {
  const { ids } = await demo.ask(account, calls.saveSubscription, daily(changes));
  return ids[0] ?? '';
}

/** What the outbox has of a subscription. */
async function messagesOf(demo: DemoGateway, id: string) {
  const { database } = demo.gateway;
  const tenantId = await tenantOf(database, 'harbour');
  const place = { tenantId, accountId: null };
  const { rows } = await database.withTransaction(place, 'read', (transaction) =>
    sql<{ event: string; state: string; parts: Record<string, unknown>; account_id: string }>`
      select event, state, parts, account_id from outbox
      where tenant_id = ${tenantId} and dedupe_key like ${`%${id}%`}
      order by created_at, id`.execute(transaction),
  );
  return rows;
}

/** Makes every subscription due that comes, for as long as `days` say, and waits until all work on them is done. */
async function passDays(demo: DemoGateway, days: number): Promise<void> {
  const { database, clock } = demo.gateway;
  const tenantId = await tenantOf(database, 'harbour');
  const place = { tenantId, accountId: null };
  const dueAt = new Date(clock.now().getTime() - days * 24 * hour);
  await database.withTransaction(place, 'write', async (transaction) => {
    await sql`update report_subscription set next_at = ${dueAt}
      where tenant_id = ${tenantId} and state = 'active'`.execute(transaction);
  });
  await look(demo);
}

/** Has the recurring job look once, and waits for what it begins. */
async function look(demo: DemoGateway): Promise<void> {
  const { database, clock } = demo.gateway;
  const tenantId = await tenantOf(database, 'harbour');
  const place = { tenantId, accountId: null };
  const [due] = prismJobs;
  if (due === undefined) throw new Error('There is no job.');
  const job = await database.withTransaction(place, 'write', (transaction) =>
    enqueue(transaction, systemOf(tenantId), due, {}, { now: clock.now() }),
  );
  const open = async (): Promise<number> => {
    const jobs = await readJobs(database, tenantId);
    const ours = jobs.filter(({ id, kind }) => id === job.jobId || kind === 'prism.subscription');
    return ours.filter(({ state }) => state === 'waiting' || state === 'running').length;
  };
  await expect.poll(open, { timeout: 20_000 }).toBe(0);
  const failed = (await readJobs(database, tenantId)).filter(({ state }) => state === 'failed');
  expect(failed).toEqual([]);
}

eachDemo('subscriptions to reports', (current) => {
  test('a report comes once for each time, and once after days without a worker', async () => {
    const demo = current();
    const id = await subscribe(demo, 'hr');
    await look(demo);
    expect(await oneOf(demo, 'hr', id)).toMatchObject({
      state: 'active',
      mine: true,
      makerName: null,
      lastSentAt: null,
    });
    await passDays(demo, 1);
    const first = await messagesOf(demo, id);
    expect(first.map(({ event, state }) => [event, state])).toEqual([
      ['report.ready', 'portalOnly'],
    ]);
    expect(JSON.stringify(first[0]?.parts)).toContain('在职人数');
    await look(demo);
    expect(await messagesOf(demo, id)).toHaveLength(1);
    // Five days without a worker are one report.
    await passDays(demo, 5);
    expect(await messagesOf(demo, id)).toHaveLength(2);
    const sent = await oneOf(demo, 'hr', id);
    expect(sent.lastSentAt).not.toBeNull();
    expect(Date.parse(sent.nextAt ?? '')).toBeGreaterThan(demo.gateway.clock.now().getTime());
  });

  test('a paused one does not come, and comes from its next time on', async () => {
    const demo = current();
    const id = await subscribe(demo, 'hr');
    await demo.ask('hr', calls.pauseSubscription, { id, paused: true });
    await passDays(demo, 3);
    expect(await messagesOf(demo, id)).toEqual([]);
    await demo.ask('hr', calls.pauseSubscription, { id, paused: false });
    await look(demo);
    expect(await messagesOf(demo, id)).toEqual([]);
    await passDays(demo, 1);
    expect(await messagesOf(demo, id)).toHaveLength(1);
    await demo.ask('hr', calls.removeSubscription, { id });
    await passDays(demo, 2);
    expect(await messagesOf(demo, id)).toHaveLength(1);
    expect((await listOf(demo, 'hr')).map((one) => one.id)).not.toContain(id);
  });

  test('each receiver gets the figures that the own rights allow, and a workbook of them', async () => {
    const demo = current();
    const people = await demo.ask('hr', calls.subscriptionReceivers, { report: 'roster-summary' });
    const manager = await accountOf(demo, 'manager');
    const staff = await accountOf(demo, 'staff');
    expect(people.map(({ id }) => id)).toContain(manager);
    expect(people.map(({ id }) => id)).not.toContain(staff);
    const others = daily({ receiverIds: [manager], workbook: true });
    expect(
      await codeOf(demo, 'hr', calls.saveSubscription, { ...others, receiverIds: [staff] }),
    ).toBe('notFound');
    expect(
      await codeOf(demo, 'manager', calls.saveSubscription, {
        ...others,
        receiverIds: [await accountOf(demo, 'hr')],
      }),
    ).toBe('noPermission');
    const own = await subscribe(demo, 'hr', { workbook: true });
    const [theirs = ''] = (await demo.ask('hr', calls.saveSubscription, others)).ids;
    await passDays(demo, 1);
    const count = async (id: string): Promise<number> => {
      const [message] = await messagesOf(demo, id);
      return Number(/在职人数 (\d+)人/.exec(JSON.stringify(message?.parts))?.[1]);
    };
    expect(await count(theirs)).toBeGreaterThan(0);
    expect(await count(theirs)).toBeLessThan(await count(own));
    expect(await oneOf(demo, 'manager', theirs)).toMatchObject({ mine: true });
    expect((await oneOf(demo, 'manager', theirs)).file?.name).toMatch(/\.xlsx$/);
    // Who subscribed somebody else sees that it came, and not what.
    expect((await oneOf(demo, 'hr', theirs)).file).toBeNull();
    expect(await codeOf(demo, 'hr', calls.subscriptionFile, { id: theirs })).toBe('notFound');
    const browser = await demo.browser('manager');
    const { status, bytes } = await browser.call(calls.subscriptionFile, { id: theirs });
    expect([status, bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    expect(await codeOf(demo, 'staff', calls.pauseSubscription, { id: theirs, paused: true })).toBe(
      'noPermission',
    );
  });

  test('a receiver who loses the right gets none; both are informed', async () => {
    const demo = current();
    const manager = await accountOf(demo, 'manager');
    const [id = ''] = (
      await demo.ask('hr', calls.saveSubscription, daily({ receiverIds: [manager] }))
    ).ids;
    await withoutRole(demo, async () => {
      await passDays(demo, 1);
      expect(await oneOf(demo, 'hr', id)).toMatchObject({
        state: 'stopped',
        stopped: 'noRight',
        nextAt: null,
      });
      const notices = await messagesOf(demo, id);
      expect(notices.map(({ event }) => event)).toEqual(['report.stopped', 'report.stopped']);
      expect(new Set(notices.map(({ account_id: account }) => account))).toEqual(
        new Set([manager, await accountOf(demo, 'hr')]),
      );
      await passDays(demo, 2);
      expect(await messagesOf(demo, id)).toHaveLength(2);
    });
  });

  test('a saved report that is removed stops, and a strange one cannot be subscribed to', async () => {
    const demo = current();
    const { definition } = await demo.ask('hr', calls.openReport, { id: 'roster-summary' });
    const saved = await demo.ask('hr', calls.saveReport, {
      name: '订阅用',
      note: '',
      definition,
      roleIds: [],
    });
    expect(await codeOf(demo, 'manager', calls.saveSubscription, daily({ report: saved.id }))).toBe(
      'notFound',
    );
    const id = await subscribe(demo, 'hr', { report: saved.id });
    await demo.ask('hr', calls.removeReport, { id: saved.id });
    await passDays(demo, 1);
    expect(await oneOf(demo, 'hr', id)).toMatchObject({ state: 'stopped', stopped: 'gone' });
  });
});

const accountOf = (demo: DemoGateway, loginName: string): Promise<string> =>
  idOf(demo.gateway, loginName);

/** Takes the right to open reports from every role of heads of departments for a while. */
async function withoutRole(demo: DemoGateway, body: () => Promise<void>): Promise<void> {
  const { database } = demo.gateway;
  const tenantId = await tenantOf(database, 'harbour');
  const place = { tenantId, accountId: null };
  const of = sql`tenant_id = ${tenantId} and function_id = 'report.reports'
    and role_id in (select id from role where tenant_id = ${tenantId} and code = 'manager')`;
  const { rows } = await database.withTransaction(place, 'write', (transaction) =>
    sql<{ role_id: string; function_id: string }>`delete from role_function where ${of}
      returning role_id, function_id`.execute(transaction),
  );
  expect(rows).toHaveLength(1);
  try {
    await forgetRights();
    await body();
  } finally {
    await database.withTransaction(place, 'write', (transaction) =>
      transaction
        .insertInto('role_function')
        .values(rows.map((row) => ({ tenant_id: tenantId, ...row })))
        .execute(),
    );
    await forgetRights();
  }
}

/** Rights are remembered for less than a second. */
const forgetRights = (): Promise<void> => new Promise((done) => setTimeout(done, 1100));
