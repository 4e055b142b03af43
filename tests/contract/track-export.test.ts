import { readXlsx } from 'hucre';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { mostCountsExported } from '#bridge/calls/track/tracked-events.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { signedReport } from '#tests/support/track.ts';

const columns: RequestOf<typeof calls.eventCountExport>['columns'] = [
  'day',
  'appName',
  'event',
  'times',
  'people',
];

eachDemo('the figures of what is used, as a file', (current) => {
  let demo: DemoGateway;
  beforeAll(() => {
    demo = current();
  });

  async function report(account: string, ...names: readonly string[]): Promise<void> {
    const browser = await demo.browser(account);
    await browser.call(
      calls.reportEvents,
      await signedReport(browser, ...names.map((name) => ({ name }))),
    );
  }

  test('hold the rows of the list in its order, in the language of the person, and are on record', async () => {
    await report('staff', 'sheet.sorted', 'sheet.sorted', 'portal.appOpened');
    await report('hr', 'sheet.sorted');
    const browser = await demo.browser('operator');
    const wanted = {
      event: ['sheet.sorted', 'portal.appOpened'],
      app: ['alpha'],
      columns,
      ...({ sort: 'times', direction: 'desc' } as const),
    };
    const zh = { headers: { 'accept-language': 'zh-CN' } };
    const csv = await browser.call(calls.eventCountExport, { ...wanted, format: 'csv' }, zh);
    const { today } = demo;
    expect(csv.body).toBe(
      `\uFEFF日期,应用,事件,次数,人数\r\n${today},alpha,sheet.sorted,3,2\r\n${today},alpha,打开应用,1,1\r\n`,
    );
    const xlsx = await browser.call(calls.eventCountExport, wanted);
    const [header, first] = (await readXlsx(xlsx.bytes)).sheets[0]?.rows ?? [];
    expect(header).toEqual(['Day', 'App', 'Event', 'Times', 'People']);
    expect(first).toEqual([new Date(`${today}T00:00:00Z`), 'alpha', 'sheet.sorted', 3, 2]);
    const { rows } = await demo.gateway.asOwner((client) =>
      client.query('select target from app.audit_event where call = $1', [
        calls.eventCountExport.name,
      ]),
    );
    expect(rows).toEqual([{ target: 'usage' }, { target: 'usage' }]);
  });

  test('run nothing where an app is called like a formula', async () => {
    const { tenant } = await demo.ask('admin', calls.currentSession, {});
    await demo.gateway.asOwner((client) =>
      client.query(
        `insert into app.tracked_event values ($1, $2, 1, now(), current_date, '=1+1', 'ran.away', '{}',
           'aaaaaaaaaaaaaaaa')`,
        [tenant.id, uuid7()],
      ),
    );
    const browser = await demo.browser('operator');
    const wanted = { event: 'ran.away', columns: ['appName' as const, 'times' as const] };
    const csv = await browser.call(calls.eventCountExport, { ...wanted, format: 'csv' });
    expect(csv.body).toMatch(/\r\n'=1\+1,1\r\n$/);
    const xlsx = await browser.call(calls.eventCountExport, wanted);
    expect((await readXlsx(xlsx.bytes)).sheets[0]?.rows[1]).toEqual(['=1+1', 1]);
  });

  test('are taken along by who may, and hold nothing of another company', async () => {
    await report('maple', 'only.maple');
    const wanted = { columns, format: 'csv' } as const;
    for (const account of ['staff', 'hr', 'manager']) {
      const { code } = await (await demo.browser(account)).call(calls.eventCountExport, wanted);
      expect([account, code]).toEqual([account, 'noPermission']);
    }
    const { body } = await (await demo.browser('operator')).call(calls.eventCountExport, wanted);
    expect(body).toContain('sheet.sorted');
    expect(body).not.toContain('only.maple');
  });

  test('are no file at all when there is more than a file holds, so that none ends early', async () => {
    const { tenant } = await demo.ask('maple', calls.currentSession, {});
    await demo.gateway.asOwner((client) =>
      client.query(
        `insert into app.tracked_event select $1, $2, n, now(), current_date, 'alpha', 'e' || n, '{}',
           'aaaaaaaaaaaaaaaa' from generate_series(1, $3::int) as n`,
        [tenant.id, uuid7(), mostCountsExported + 1],
      ),
    );
    const browser = await demo.browser('maple');
    const wanted = { columns: ['event' as const], format: 'csv' as const };
    expect((await browser.call(calls.eventCountExport, wanted)).code).toBe('tooManyRows');
  });
});
