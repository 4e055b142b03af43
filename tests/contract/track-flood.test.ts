import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { dayOf, startOf } from '#gateway/kernel/people/calendar.ts';
import { mostKeptPerHour } from '#gateway/services/retention/hourly-limit.ts';
import { visitorOf } from '#gateway/services/track/track-keys.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { signedReport } from '#tests/support/track.ts';

type Events = Partial<RequestOf<typeof calls.reportEvents>['events'][number]>[];

const hour = 3_600_000;

eachDemo('behaviour events in a flood', (current) => {
  let demo: DemoGateway;
  beforeAll(() => {
    demo = current();
  });

  async function codeOf(account: string, ...events: Events): Promise<string | undefined> {
    const browser = await demo.browser(account);
    return (await browser.call(calls.reportEvents, await signedReport(browser, ...events))).code;
  }

  const timesOf = async (event: string): Promise<number> => {
    const { rows } = await demo.ask('admin', calls.eventCounts, { event: [event], rows: 200 });
    return rows.reduce((sum, { times }) => sum + times, 0);
  };

  /** As many events of an account as are kept in an hour, all of one moment; answers their run. */
  async function flood(account: string, at: Date): Promise<string> {
    // Makes the keys of today and of yesterday.
    const name = 'before.flood';
    expect(await codeOf(account, { name }, { name, ago: 24 * hour })).toBe('ok');
    const { tenant, user } = await demo.ask(account, calls.currentSession, {});
    const runId = uuid7();
    await demo.gateway.asOwner(async (client) => {
      const { rows } = await client.query(
        'select key, salt from app.track_key where tenant_id = $1 and day = $2',
        [tenant.id, dayOf(at)],
      );
      const visitor = visitorOf(rows[0], user.id);
      await client.query(
        `insert into app.tracked_event select $1, $2, n, $3::timestamptz, $4::date, 'alpha',
           'flood.came', '{}', $5 from generate_series(1, $6::int) as n`,
        [tenant.id, runId, at, dayOf(at), visitor, mostKeptPerHour],
      );
    });
    return runId;
  }
  const now = () => demo.gateway.clock.now().getTime();

  test('are not kept beyond the most of an account in an hour, however they are handed in', async () => {
    const runId = await flood('staff', new Date(now() - hour / 6));
    expect(await codeOf('staff', { name: 'too.much' }, { name: 'too.much' })).toBe('throttled');
    expect(await codeOf('staff', { name: 'too.much', app: 'beta' })).toBe('throttled');
    expect(await timesOf('too.much')).toBe(0);
    // Others have their own measure.
    expect(await codeOf('hr', { name: 'of.others' })).toBe('ok');
    // An hour later there is room again.
    await demo.gateway.asOwner((client) =>
      client.query(`update app.tracked_event set at = at - interval '1 hour' where run_id = $1`, [
        runId,
      ]),
    );
    expect(await codeOf('staff', { name: 'room.again' }, { name: 'room.again' })).toBe('ok');
    expect(await timesOf('room.again')).toBe(2);
  });

  test('that come late have the measure of their own hour', async () => {
    await flood('manager', new Date(now() - 20 * hour));
    expect(await codeOf('manager', { name: 'came.late', ago: 19.5 * hour })).toBe('throttled');
    expect(await codeOf('manager', { name: 'came.now' })).toBe('ok');
  });

  test('are one measure before and after midnight, though nobody could say who it was', async () => {
    const midnight = startOf(demo.today).getTime();
    await flood('hr', new Date(midnight - hour / 6));
    const ago = Math.max(0, now() - midnight - hour / 12);
    expect(await codeOf('hr', { name: 'after.midnight', ago })).toBe('throttled');
  });
});
