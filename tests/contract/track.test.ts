import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { trackBatch } from '#bridge/calls/track/reported-events.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { removeAllOldRows } from '#tests/support/retention.ts';
import { signedReport } from '#tests/support/track.ts';

eachDemo('behaviour events', (current) => {
  let demo: DemoGateway;
  beforeAll(() => {
    demo = current();
  });

  type Events = Parameters<typeof signedReport>[1][];

  async function report(account: string, ...events: Events): Promise<string> {
    const browser = await demo.browser(account);
    const signed = await signedReport(browser, ...events);
    expect((await browser.call(calls.reportEvents, signed)).code).toBe('ok');
    return signed.runId;
  }

  const page = (filter: RequestOf<typeof calls.trackedEventPage> = {}) =>
    demo.ask('admin', calls.trackedEventPage, { rows: 200, ...filter });

  const counts = (filter: RequestOf<typeof calls.eventCounts> = {}) =>
    demo.ask('admin', calls.eventCounts, { rows: 200, ...filter });

  test('are kept with what was said of them, and without who it was', async () => {
    const runId = await report('staff', { name: 'card.opened', properties: { from: 'search' } });
    const { rows } = await page({ event: 'card.opened' });
    expect(rows).toMatchObject([
      { id: `${runId}.0`, app: 'alpha', event: 'card.opened', properties: { from: 'search' } },
    ]);
    const stored = await demo.gateway.asOwner((client) =>
      client.query(`select to_jsonb(t)::text as row from app.tracked_event t where run_id = $1`, [
        runId,
      ]),
    );
    const { user } = await demo.ask('staff', calls.currentSession, {});
    expect(stored.rows[0]?.row).not.toContain(user.id);
  });

  test('are counted by day, app and event, and each person once a day', async () => {
    await report('staff', { name: 'sheet.sorted' }, { name: 'sheet.sorted' });
    await report('staff', { name: 'sheet.sorted' });
    await report('hr', { name: 'sheet.sorted', app: 'beta' }, { name: 'sheet.sorted' });
    const { rows } = await counts({ event: 'sheet.sorted', sort: 'times' });
    expect(rows.map(({ app, times, people }) => [app, times, people])).toEqual([
      ['alpha', 4, 2],
      ['beta', 1, 1],
    ]);
    expect((await counts({ event: 'sheet.sorted', app: ['beta'] })).total).toBe(1);
    expect((await counts({ event: 'sheet.sorted', to: '2020-01-01' })).total).toBe(0);
    const { events } = await demo.ask('admin', calls.eventChoices, {});
    expect(events).toContain('sheet.sorted');
  });

  test('that come a day late count their person as on that day, who is nobody of today', async () => {
    const day = 24 * 3_600_000;
    const runId = await report('staff', { name: 'came.late', ago: day }, { name: 'came.late' });
    const stored = await demo.gateway.asOwner((client) =>
      client.query('select distinct day, visitor from app.tracked_event where run_id = $1', [
        runId,
      ]),
    );
    expect(new Set(stored.rows.map((row) => String(row.day))).size).toBe(2);
    expect(new Set(stored.rows.map(({ visitor }) => visitor)).size).toBe(2);
    await report('staff', { name: 'came.late', ago: day });
    const { rows } = await counts({ event: ['came.late'] });
    expect(rows.map(({ times, people }) => [times, people])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  test('of a report that comes twice are kept once', async () => {
    const browser = await demo.browser('hr');
    const signed = await signedReport(browser, { name: 'sent.twice' }, { name: 'sent.twice' });
    const again = await signedReport(browser, { name: 'sent.twice' });
    await browser.call(calls.reportEvents, signed);
    await browser.call(calls.reportEvents, signed);
    // Under another nonce it is the same run all the same.
    await browser.call(calls.reportEvents, { ...again, runId: signed.runId });
    expect((await page({ event: 'sent.twice' })).total).toBe(2);
  });

  test('are refused when anything that was signed is another, or the key is', async () => {
    const browser = await demo.browser('hr');
    const signed = await signedReport(browser, { name: 'never.kept' });
    const stranger = await signedReport(await demo.browser('maple'), { name: 'never.kept' });
    const wrong: Partial<typeof signed>[] = [
      { sign: 'a'.repeat(64) },
      { nonce: uuid7() },
      { appCode: 'APP13' },
      { date: '2020-01-01' },
      { date: stranger.date, nonce: stranger.nonce, sign: stranger.sign },
    ];
    for (const change of wrong) {
      const { code } = await browser.call(calls.reportEvents, { ...signed, ...change });
      expect([change, code]).toEqual([change, 'track.signatureInvalid']);
    }
    expect((await page({ event: 'never.kept' })).total).toBe(0);
  });

  test('hold no more than five to a report, and nothing that could be a name or a number of a person', async () => {
    const browser = await demo.browser('hr');
    const codeOf = async (...events: Events) =>
      (await browser.call(calls.reportEvents, await signedReport(browser, ...events))).code;
    expect(await codeOf(...Array.from({ length: trackBatch }, () => ({})))).toBe('ok');
    expect(await codeOf(...Array.from({ length: trackBatch + 1 }, () => ({})))).toBe('badInput');
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`p${at}`, at]));
    const wrong: Record<string, string | number>[] = [
      { who: '林晓' },
      { who: 'Lin Xiao' },
      { mail: 'lin@harbour.example' },
      { phone: '13800000000' },
      { phone: 13_800_000_000 },
      { word: 'a'.repeat(33) },
      many,
    ];
    for (const properties of wrong) expect(await codeOf({ properties })).toBe('badInput');
    for (const name of ['Roster', 'a b', 'a.b.c.d.e', '林晓', `a${'b'.repeat(64)}`])
      expect(await codeOf({ name })).toBe('badInput');
  });

  test('are read by who may, and in no other company', async () => {
    await report('maple', { name: 'only.maple' });
    expect((await page({ event: 'only.maple' })).total).toBe(0);
    for (const account of ['staff', 'hr']) {
      const { code } = await (await demo.browser(account)).call(calls.eventCounts, {});
      expect([account, code]).toEqual([account, 'noPermission']);
    }
    expect((await demo.ask('operator', calls.eventCounts, {})).rows.length).toBeGreaterThan(0);
  });

  test('are removed after 90 days, and what could tell who a visitor was after three', async () => {
    const { tenant } = await demo.ask('admin', calls.currentSession, {});
    const runId = uuid7();
    await demo.gateway.asOwner(async (client) => {
      for (const days of [89, 91])
        await client.query(
          `insert into app.tracked_event select $1, $2, $3::int, now() - make_interval(days => $3),
             current_date - $3::int, 'alpha', 'old.one', '{}', 'aaaaaaaaaaaaaaaa'`,
          [tenant.id, runId, days],
        );
      for (const days of [2, 5])
        await client.query(
          `insert into app.track_key select $1, current_date - $2::int, repeat('k', 43), repeat('s', 43)`,
          [tenant.id, days],
        );
    });
    await removeAllOldRows(demo.gateway.database, demo.gateway.clock.now());
    const left = await demo.gateway.asOwner((client) =>
      client.query('select number from app.tracked_event where run_id = $1', [runId]),
    );
    expect(left.rows).toEqual([{ number: 89 }]);
    const keys = await demo.gateway.asOwner((client) =>
      client.query(`select from app.track_key where key = repeat('k', 43)`),
    );
    expect(keys.rowCount).toBe(1);
  });

  test('are signed with one key of the company, by whichever name it is asked for', async () => {
    const ask = async (account: string) =>
      Promise.all([
        demo.ask(account, calls.trackKey, { appCode: 'APP12' }),
        demo.ask(account, calls.getMonitoringKey, { appCode: 'APP13' }),
      ]);
    const [own, monitored] = await ask('hr');
    expect(monitored).toEqual(own);
    const [theirs] = await ask('maple');
    expect(theirs?.key).not.toBe(own?.key);
  });

  test('leave no line in the trail of writes', async () => {
    const names = [calls.reportEvents, calls.trackKey, calls.getMonitoringKey].map(
      ({ name }) => name,
    );
    const { rows } = await demo.gateway.asOwner((client) =>
      client.query('select from app.audit_event where call = any($1)', [names]),
    );
    expect(rows).toEqual([]);
  });
});
