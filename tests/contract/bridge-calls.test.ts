import { readXlsx } from 'hucre';
import { beforeAll, describe, expect, test } from 'vitest';
import { mostReported } from '#bridge/calls/audit/bridge-call-report.ts';
import { mostExported } from '#bridge/calls/audit/bridge-calls.ts';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { reportedCall } from '#tests/support/request-maker.ts';
import { removeAllOldRows } from '#tests/support/retention.ts';

type Reported = RequestOf<typeof calls.reportBridgeCalls>['calls'][number];

const hour = 3_600_000;
const day = 24 * hour;

eachDemo('the audit trail of the bridge', (current) => {
  let demo: DemoGateway;
  beforeAll(() => {
    demo = current();
  });

  /** Reports calls of one run of an app; what is not said is as usual. */
  const report = async (account: string, ...reported: Partial<Reported>[]): Promise<string> => {
    const mountId = uuid7();
    const all = reported.map((one, number) => ({ ...reportedCall, mountId, number, ...one }));
    await demo.ask(account, calls.reportBridgeCalls, { calls: all });
    return mountId;
  };

  const page = (filter: RequestOf<typeof calls.bridgeCallPage> = {}, account = 'admin') =>
    demo.ask(account, calls.bridgeCallPage, { rows: 200, ...filter });

  const runs = async (filter: RequestOf<typeof calls.bridgeCallPage>, account = 'admin') =>
    new Set((await page(filter, account)).rows.map(({ mountId }) => mountId));

  test('names the person of the session and the app, whatever is sent', async () => {
    const mountId = await report('staff', { method: 'dialogs.confirm', milliseconds: 12.34 });
    const { rows } = await page({ method: 'dialogs.confirm' });
    expect(rows[0]).toMatchObject({
      mountId,
      userName: '周雨桐',
      account: 'staff',
      app: 'alpha',
      appName: 'alpha',
      decision: 'served',
      code: 'ok',
      milliseconds: 12.3,
      size: 120,
      lost: 0,
    });
    const browser = await demo.browser('staff');
    const forged = { ...reportedCall, accountId: uuid7(), userId: uuid7() };
    const { code } = await browser.call(calls.reportBridgeCalls, { calls: [forged] });
    expect(code).toBe('badInput');
  });

  test('has no room for what was in a call', async () => {
    const { rows } = await demo.gateway.asOwner((client) =>
      client.query(
        `select column_name from information_schema.columns
         where table_schema = 'app' and table_name = 'bridge_call' order by 1`,
      ),
    );
    expect(rows.map((row) => row.column_name).join(' ')).toBe(
      'account_id app at code decision lost method milliseconds mount_id number size tenant_id',
    );
  });

  test('dates a call by how long ago it was, and never by the clock of a browser', async () => {
    const asked = demo.gateway.clock.now().getTime();
    const mountId = await report('hr', { ago: hour }, { ago: 20 * day });
    const { rows } = await page({});
    const [recent, oldest] = rows
      .filter((row) => row.mountId === mountId)
      .map(({ at }) => Math.round((asked - Date.parse(at)) / hour));
    expect([recent, oldest]).toEqual([1, 24]);
  });

  test('keeps a report that comes twice once, and says how many calls were lost before it', async () => {
    const mountId = uuid7();
    const one = { ...reportedCall, mountId, method: 'jobs.start' };
    const request = { calls: [one, { ...one, number: 2 }], lost: 7 };
    await demo.ask('hr', calls.reportBridgeCalls, request);
    await demo.ask('hr', calls.reportBridgeCalls, request);
    const { rows } = await page({ method: 'jobs.start', direction: 'asc' });
    expect(rows.map(({ lost }) => lost)).toEqual([7, 0]);
  });

  test('shows a name that an app made up in plain characters', async () => {
    await report('hr', { method: 'tabs.\u202eнepo\ufffd', decision: 'refused' });
    const { rows } = await page({ decision: 'refused' });
    expect(rows[0]?.method).toMatch(/^tabs\.\?+epo\?+$/);
  });

  test('takes so many calls at once, and not one more', async () => {
    const browser = await demo.browser('hr');
    const many = Array.from({ length: mostReported + 1 }, (_, number) => ({
      ...reportedCall,
      mountId: uuid7(),
      number,
    }));
    for (const wrong of [many, []]) {
      const { code } = await browser.call(calls.reportBridgeCalls, { calls: wrong });
      expect(code).toBe('badInput');
    }
    const { code } = await browser.call(calls.reportBridgeCalls, { calls: many.slice(1) });
    expect(code).toBe('ok');
  });

  test('is found by person, app, method, decision, code and day', async () => {
    const wanted = await report('manager', {
      app: 'beta',
      method: 'search.provide',
      decision: 'refused',
      code: 'notGranted',
    });
    const other = await report('maple', { app: 'beta', method: 'search.provide' });
    const { today } = demo;
    const fitting: RequestOf<typeof calls.bridgeCallPage>[] = [
      { keyword: '慕白' },
      { keyword: 'MANAG' },
      { app: 'beta' },
      { method: 'search.provide' },
      { decision: 'refused' },
      { code: ['throttled', 'notGranted'], app: ['beta', 'alpha'] },
      { from: today, to: today },
      { keyword: 'manager', app: 'beta', code: 'notGranted', from: today },
    ];
    for (const filter of fitting) expect(await runs(filter)).toContain(wanted);
    const others: RequestOf<typeof calls.bridgeCallPage>[] = [
      { keyword: '%' },
      { keyword: '周雨桐' },
      { app: 'alpha' },
      { method: 'tabs' },
      { decision: 'served' },
      { code: 'ok' },
      { to: '2020-01-01' },
      { from: '2120-01-01' },
    ];
    for (const filter of others) expect(await runs(filter)).not.toContain(wanted);
    expect(await runs({ app: 'beta' })).not.toContain(other);
    expect(await runs({ app: 'beta' }, 'maple')).toEqual(new Set([other]));
  });

  test('stands in pages, the newest first or the oldest', async () => {
    const newest = await page({ rows: 10 });
    expect(newest.totalPage).toBe(Math.ceil(newest.total / 10));
    const oldest = await page({ rows: 10, direction: 'asc', page: newest.totalPage });
    const times = newest.rows.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().reverse());
    expect(oldest.rows.map(({ at }) => at)).toEqual(oldest.rows.map(({ at }) => at).toSorted());
    expect(oldest.rows.at(-1)?.at).toBe(times[0]);
  });

  describe('is read', () => {
    test('by those who hold the function, and by nobody else', async () => {
      expect((await page({}, 'operator')).total).toBeGreaterThan(0);
      const columns = ['at' as const];
      for (const account of ['hr', 'manager', 'staff']) {
        const browser = await demo.browser(account);
        expect((await browser.call(calls.bridgeCallPage, {})).code).toBe('noPermission');
        expect((await browser.call(calls.bridgeCallChoices, {})).code).toBe('noPermission');
        const { code } = await browser.call(calls.bridgeCallExport, { columns });
        expect(code).toBe('noPermission');
      }
    });

    test('as a file with the same rows, and that is on record', async () => {
      await report('staff', { method: 'tabs.rename', code: 'busy' });
      const browser = await demo.browser('operator');
      const request = {
        method: 'tabs.rename',
        columns: ['at', 'appName', 'userName', 'method', 'decision', 'code'] as const,
      };
      const zh = { headers: { 'accept-language': 'zh-CN' } };
      const wanted = { ...request, columns: [...request.columns] };
      const csv = await browser.call(calls.bridgeCallExport, { ...wanted, format: 'csv' }, zh);
      expect(csv.body).toMatch(
        /^\uFEFF调用时间,应用,用户,方法,处理,结果\r\n\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3},alpha,周雨桐,tabs\.rename,已受理,busy\r\n$/,
      );
      const xlsx = await browser.call(calls.bridgeCallExport, wanted);
      const [header, row] = (await readXlsx(xlsx.bytes)).sheets[0]?.rows ?? [];
      expect(header?.[3]).toBe('Method');
      expect(row?.slice(1)).toEqual(['alpha', '周雨桐', 'tabs.rename', 'Accepted', 'busy']);
      const { rows } = await demo.gateway.asOwner((client) =>
        client.query('select target from app.audit_event where call = $1', [
          calls.bridgeCallExport.name,
        ]),
      );
      expect(rows).toEqual([{ target: 'bridge-calls' }, { target: 'bridge-calls' }]);
    });

    test('as no file at all when there is more than a file holds, so that none ends early', async () => {
      const { tenant } = await demo.ask('maple', calls.currentSession, {});
      await demo.gateway.asOwner((client) =>
        client.query(
          `insert into app.bridge_call select $1, $2, $3, n, now() - make_interval(secs => n),
             'alpha', 'tabs.open', 'served', 'ok', 1, 1 from generate_series(1, $4::int) as n`,
          [tenant.id, uuid7(), uuid7(), mostExported + 1],
        ),
      );
      const browser = await demo.browser('maple');
      const columns = ['at' as const, 'method' as const];
      const all = await browser.call(calls.bridgeCallExport, { columns, format: 'csv' });
      expect(all.code).toBe('tooManyRows');
      const first = await browser.call(calls.bridgeCallPage, { page: 5000, rows: 20 });
      expect(first.answer.result?.total).toBeGreaterThan(mostExported);
    });

    test('and a report leaves no second line in the trail of writes', async () => {
      const { rows } = await demo.gateway.asOwner((client) =>
        client.query('select from app.audit_event where call = $1', [calls.reportBridgeCalls.name]),
      );
      expect(rows).toEqual([]);
    });
  });

  test('is removed faster than a busy company fills it', async () => {
    const { tenant } = await demo.ask('maple', calls.currentSession, {});
    const mountId = uuid7();
    await demo.gateway.asOwner((client) =>
      client.query(
        `insert into app.bridge_call select $1, $2, $3, n, now() - interval '181 days',
           'alpha', 'tabs.open', 'served', 'ok', 1, 1 from generate_series(1, 12000) as n`,
        [tenant.id, uuid7(), mountId],
      ),
    );
    await removeAllOldRows(demo.gateway.database, demo.gateway.clock.now());
    const { rows } = await demo.gateway.asOwner((client) =>
      client.query('select count(*)::int as left from app.bridge_call where mount_id = $1', [
        mountId,
      ]),
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  test('is removed after 180 days, and nothing younger by anybody', async () => {
    const { tenant } = await demo.ask('admin', calls.currentSession, {});
    const mountId = uuid7();
    const age = (days: number) =>
      demo.gateway.asOwner((client) =>
        client.query(
          `insert into app.bridge_call select $1, $2, $3, $4::int, now() - make_interval(days => $4),
             'alpha', 'tabs.open', 'served', 'ok', 1, 1`,
          [tenant.id, uuid7(), mountId, days],
        ),
      );
    for (const days of [179, 181, 200]) await age(days);
    await removeAllOldRows(demo.gateway.database, demo.gateway.clock.now());
    const left = async () => {
      const { rows } = await demo.gateway.asOwner((client) =>
        client.query('select number from app.bridge_call where mount_id = $1', [mountId]),
      );
      return rows.map(({ number }) => number);
    };
    expect(await left()).toEqual([179]);
    const place = { tenantId: tenant.id, accountId: null };
    await demo.gateway.database.withTransaction(place, 'write', (transaction) =>
      transaction.deleteFrom('bridge_call').where('tenant_id', '=', tenant.id).execute(),
    );
    expect(await left()).toEqual([179]);
  });
});
