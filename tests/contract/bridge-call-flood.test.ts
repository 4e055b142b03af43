import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { mostKeptPerHour } from '#gateway/services/retention/hourly-limit.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { reportedCall } from '#tests/support/request-maker.ts';

type Reported = RequestOf<typeof calls.reportBridgeCalls>['calls'][number];

const hour = 3_600_000;

eachDemo('the audit trail of the bridge in a flood', (current) => {
  let demo: DemoGateway;
  beforeAll(() => {
    demo = current();
  });

  const report = async (account: string, ...reported: Partial<Reported>[]): Promise<void> => {
    const mountId = uuid7();
    const all = reported.map((one, number) => ({ ...reportedCall, mountId, number, ...one }));
    await demo.ask(account, calls.reportBridgeCalls, { calls: all });
  };

  const page = (filter: RequestOf<typeof calls.bridgeCallPage>) =>
    demo.ask('admin', calls.bridgeCallPage, { rows: 200, ...filter });

  /** As many calls of an account as are kept in an hour, all of them so long ago. */
  const flood = async (account: string, ago: string) => {
    const { tenant, user } = await demo.ask(account, calls.currentSession, {});
    await demo.gateway.asOwner((client) =>
      client.query(
        `insert into app.bridge_call select $1, $2, $3, n, $4::timestamptz - $6::interval,
           'alpha', 'tabs.open', 'refused', 'throttled', 1, 1 from generate_series(1, $5::int) as n`,
        [tenant.id, user.id, uuid7(), demo.gateway.clock.now(), mostKeptPerHour, ago],
      ),
    );
    return user.id;
  };
  const refused = { method: 'jobs.progress', decision: 'refused' } as const;
  const lostOf = async (filter: RequestOf<typeof calls.bridgeCallPage>) =>
    (await page({ direction: 'asc', ...filter })).rows.map(({ lost }) => lost);

  test('takes one line of a report, and counts the rest as lost', async () => {
    const accountId = await flood('manager', '10 minutes');
    await report('manager', refused, refused, refused);
    expect(await lostOf({ method: refused.method })).toEqual([2]);
    // Others have their own measure.
    await report('staff', { method: 'jobs.end' }, { method: 'jobs.end' });
    expect((await page({ method: 'jobs.end' })).rows).toHaveLength(2);
    // An hour later there is room again.
    await demo.gateway.asOwner((client) =>
      client.query(`update app.bridge_call set at = at - interval '1 hour' where account_id = $1`, [
        accountId,
      ]),
    );
    await report('manager', { method: 'jobs.again' }, { method: 'jobs.again' });
    expect((await page({ method: 'jobs.again' })).rows).toHaveLength(2);
  });

  test('no app hides what another one asked, nor behind what is refused what was served', async () => {
    await flood('operator', '10 minutes');
    const [alpha, beta] = [refused, { app: 'beta', method: 'files.upload' }];
    await report('operator', alpha, alpha, { method: 'files.save' }, alpha, beta, beta);
    expect(await lostOf({ method: 'files.upload' })).toEqual([1]);
    expect(await lostOf({ method: 'files.save' })).toEqual([0]);
  });

  test('what comes late has the measure of its own hour', async () => {
    await flood('hr', '150 minutes');
    const late = { method: 'jobs.late', ago: 2 * hour };
    await report('hr', late, late, late);
    expect(await lostOf({ method: 'jobs.late' })).toEqual([2]);
  });
});
