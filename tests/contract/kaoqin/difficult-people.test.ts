import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

const minutesOfDay = 24 * 60;

/** A punch of the demo that is further away than its group allows. */
async function farPunch({ gateway: { database } }: DemoGateway) {
  const tenantId = await tenantOf(database, 'harbour');
  const { rows } = await database.withTransaction({ tenantId, accountId: null }, 'read', (reader) =>
    sql<{ employmentId: string; day: string }>`
      select employment_id as "employmentId", (at at time zone zone)::date as day from punch
      where tenant_id = ${tenantId} and distance > 300 order by at desc limit 1`.execute(reader),
  );
  return rows[0];
}

eachDemo('the difficult people of the demo', (current) => {
  test('somebody who works at night signs in, and has punches after midnight', async () => {
    const demo = current();
    const days = Array.from({ length: 21 }, (_, at) => addDays(demo.today, -1 - at));
    const own = [];
    for (const day of days) own.push(await demo.ask('night', calls.myDay, { day }));
    const nights = own.filter(({ punches }) =>
      punches.some(({ counts, minute }) => counts && minute > minutesOfDay),
    );
    expect(nights.length).toBeGreaterThan(4);
  });

  test('somebody took more leave than there was', async () => {
    const { rows } = await current().ask('hr', calls.leaveBalances, { rows: 200 });
    const below = rows.flatMap(({ balances }) =>
      balances.filter(({ left }) => left.startsWith('-')),
    );
    expect(below).toHaveLength(1);
  });

  test('a punch from too far away says how far', async () => {
    const demo = current();
    const found = await farPunch(demo);
    const { punches } = await demo.ask('hr', calls.attendanceExceptionDay, {
      employmentId: found?.employmentId ?? '',
      day: found?.day ?? '',
    });
    const far = punches.filter(({ outside }) => outside);
    expect(far.length).toBeGreaterThan(0);
    expect(far[0]?.distance).toBeGreaterThan(300);
    expect(far[0]?.source).toBe('web');
  });
});
