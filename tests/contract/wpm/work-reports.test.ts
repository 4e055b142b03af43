import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { workPeriodOf } from '#bridge/calls/wpm/periods.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { codeOf } from '#tests/support/pay-runs.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

eachDemo('work reports', (current) => {
  test('a report is drafted, sent to the superior, read and commented, and stays as it is then', async () => {
    const demo = current();
    const opened = await demo.ask('staff', calls.openWorkReport, { kind: 'weekly' });
    expect(opened).toMatchObject({ state: null, canWrite: true, done: '' });
    expect(opened.receivers[0]?.name).toBeTruthy();
    const reader = 'manager';
    const request = write(opened.fromOn, [await employmentOf(demo, 'harbour', reader)]);
    expect(await save(demo, { ...request, done: ' ', send: true })).toBe('wpm.noText');
    expect(await save(demo, { ...request, receiverIds: [], send: true })).toBe('wpm.noReceiver');
    const draft = await demo.ask('staff', calls.saveWorkReport, { ...request, send: false });
    expect(draft.state).toBe('draft');
    const before = await demo.ask(reader, calls.getRemindCount, {});
    expect(await codeOf(demo, reader, calls.getRemindDetail, { id: draft.id })).toBe('notFound');
    const sent = await demo.ask('staff', calls.saveWorkReport, { ...request, send: true });
    expect(sent).toEqual({ id: draft.id, state: 'sent' });
    const after = await demo.ask(reader, calls.getRemindCount, {});
    expect(after.unread).toBe(before.unread + 1);
    const list = await demo.ask(reader, calls.getRemindList, { show: 'unread', kind: 'weekly' });
    expect(list.rows[0]).toMatchObject({ id: sent.id, read: false, late: false });
    // Before it is read it can be mended.
    await demo.ask('staff', calls.saveWorkReport, { ...request, done: '改过', send: true });
    const detail = await demo.ask(reader, calls.getRemindDetail, { id: sent.id });
    expect(detail).toMatchObject({ done: '改过', own: false, state: 'sent' });
    expect((await demo.ask(reader, calls.getRemindCount, {})).unread).toBe(before.unread);
    expect(await save(demo, { ...request, send: true })).toBe('wpm.alreadyRead');
    await demo.ask(reader, calls.commentWorkReport, { id: sent.id, text: '辛苦了' });
    const own = await demo.ask('staff', calls.ownWorkReports, { kind: 'weekly' });
    expect(own.rows[0]).toMatchObject({ id: sent.id, read: 1, receivers: 1, comments: 1 });
    // The plan of this week is what the next one reports on.
    const next = addDays(opened.toOn, 1);
    expect(
      (await demo.ask('staff', calls.openWorkReport, { kind: 'weekly', on: next })).planned,
    ).toBe('next');
    expect(await save(demo, { ...request, on: next, send: false })).toBe('wpm.notBegun');
  });

  test('a report that is read while it is saved again stays as it was read', async () => {
    const demo = current();
    const on = addDays(demo.today, -3);
    const receiver = await employmentOf(demo, 'harbour', 'manager');
    const request = { ...write(on, [receiver]), kind: 'daily' as const, send: true };
    const { id } = await demo.ask('staff', calls.saveWorkReport, request);
    const { database } = demo.gateway;
    const place = { tenantId: await tenantOf(database, 'harbour'), accountId: null };
    const marked = Promise.withResolvers<void>();
    const reading = database.withTransaction(place, 'write', async (transaction) => {
      await sql`update work_report_receiver set read_at = now()
        where work_report_id = ${id}`.execute(transaction);
      marked.resolve();
      // On PGlite the call waits for this transaction as a whole.
      if (database.kind === 'postgresql') await waits(transaction);
    });
    await marked.promise;
    const saved = save(demo, { ...request, done: 'later' });
    await reading;
    expect(await saved).toBe('wpm.alreadyRead');
    const kept = await demo.ask('manager', calls.getRemindDetail, { id });
    expect(kept).toMatchObject({ done: 'done', receivers: [{ id: receiver }] });
    expect(kept.receivers[0]?.readAt).not.toBeNull();
  });

  test('to mark all as read keeps what came meanwhile', async () => {
    const demo = current();
    const until = demo.gateway.clock.now().toISOString();
    demo.gateway.clock.advance(1000);
    const month = await demo.ask('staff', calls.openWorkReport, { kind: 'monthly' });
    const reader = 'manager';
    const superior = await employmentOf(demo, 'harbour', reader);
    const request = { ...write(month.fromOn, [superior]), kind: 'monthly' as const, send: true };
    await demo.ask('staff', calls.saveWorkReport, request);
    await demo.ask(reader, calls.updateAllRemindIsSee, { until });
    expect(await demo.ask(reader, calls.getRemindCount, {})).toMatchObject({ unread: 1 });
  });

  test('the superior sees who has sent and who has not, and takes the reports along', async () => {
    const demo = current();
    const reader = 'manager';
    const weeks = [-7, -6, -5, -4, -3, -2, -1].map((days) => addDays(demo.today, days));
    const states = new Set<string>();
    for (const on of weeks) {
      const { people } = await demo.ask(reader, calls.getRemindItems, { kind: 'daily', on });
      for (const { state } of people) states.add(state);
    }
    expect(states).toContain('sent');
    expect(states).toContain('missing');
    const now = await demo.ask(reader, calls.getRemindItems, { kind: 'monthly' });
    expect(now.people.map(({ state }) => state)).toContain('open');
    const past = addDays(workPeriodOf('monthly', demo.today).fromOn, -200);
    const before = await demo.ask(reader, calls.getRemindItems, { kind: 'monthly', on: past });
    expect(new Set(before.people.map(({ state }) => state))).toEqual(new Set(['missing']));
    const file = await (await demo.browser(reader)).call(calls.exportRemind, { format: 'csv' });
    const { received } = await demo.ask(reader, calls.getRemindCount, {});
    expect(file.body.trim().split('\n').length).toBeGreaterThanOrEqual(received + 1);
  });

  test('no other person sees a report, and one is sent to colleagues of the own company alone', async () => {
    const demo = current();
    const { rows } = await demo.ask('staff', calls.ownWorkReports, {});
    const id = rows[0]?.id ?? '';
    for (const account of ['admin', 'maple']) {
      expect(await codeOf(demo, account, calls.getRemindDetail, { id })).toBe('notFound');
      const comment = { id, text: 'x' };
      expect(await codeOf(demo, account, calls.commentWorkReport, comment)).toBe('notFound');
    }
    const colleague = await employmentOf(demo, 'maple');
    const yesterday = addDays(demo.today, -1);
    const foreign = {
      ...write(yesterday, [colleague]),
      kind: 'daily' as const,
      send: true,
    };
    expect(await save(demo, foreign)).toBe('notFound');
  });
});

type Save = RequestOf<typeof calls.saveWorkReport>;

function write(on: string, receiverIds: string[]): Omit<Save, 'send'> {
  return { kind: 'weekly', on, done: 'done', plan: 'next', problems: '', receiverIds };
}

function save(demo: DemoGateway, request: Save): Promise<string | undefined> {
  return codeOf(demo, 'staff', calls.saveWorkReport, request);
}

/** Resolves once another transaction waits for what this one changed. */
async function waits(transaction: DatabaseTransaction): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`select pid from pg_stat_activity
      where pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(transaction);
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 5000 }).toBeGreaterThan(0);
}

/** The employment of an account of a company, or any of its employments. */
async function employmentOf({ gateway }: DemoGateway, company: string, login?: string) {
  const { database } = gateway;
  const tenantId = await tenantOf(database, company);
  const place = { tenantId, accountId: null };
  const named = login === undefined ? sql`true` : sql`a.login_name = ${login}`;
  const { rows } = await database.withTransaction(place, 'read', (transaction) =>
    sql<{ readonly id: string }>`
      select e.id from employment e
      left join membership m on m.tenant_id = ${tenantId} and m.employment_id = e.id
      left join account a on a.id = m.account_id
      where e.tenant_id = ${tenantId} and ${named} order by e.id limit 1`.execute(transaction),
  );
  return rows[0]?.id ?? '';
}
