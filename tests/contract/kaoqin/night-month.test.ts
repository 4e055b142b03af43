import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays, addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import { reevaluate } from '#gateway/services/kaoqin/days/reevaluate.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

const nextDay = 1440;

eachDemo('the month of somebody who works at night', (current) => {
  let demo: DemoGateway;
  let month = '';
  let employmentId = '';
  beforeAll(async () => {
    demo = current();
    // Maple leaves its last month open.
    month = addMonths(monthStart(demo.today), -1).slice(0, 7);
    const { rows } = await demo.ask('maple', calls.attendanceMonthTotals, { month, rows: 200 });
    employmentId = rows.find(({ nightShifts }) => nightShifts > 15)?.employmentId ?? '';
  });

  const days = async () =>
    (await demo.ask('maple', calls.attendanceMonthPerson, { month, employmentId })).days;

  test('has a punch in of the evening and a punch out of the next morning on each day', async () => {
    const all = await days();
    const whole = all.filter(({ punchIn, punchOut }) => punchIn !== null && punchOut !== null);
    expect(whole.length).toBeGreaterThan(12);
    for (const { punchIn, punchOut, workedMinutes } of whole) {
      expect(punchIn).toBeGreaterThan(nextDay / 2);
      expect(punchIn).toBeLessThan(nextDay);
      expect(punchOut).toBeGreaterThan(nextDay);
      expect(workedMinutes).toBeGreaterThan(0);
    }
    const { rows } = await demo.ask('maple', calls.attendanceMonthTotals, { month, rows: 200 });
    const line = rows.find((row) => row.employmentId === employmentId);
    expect(line?.nightShifts).toBe(all.filter(({ workedMinutes }) => workedMinutes > 0).length);
  });

  test('takes a punch of the morning for the day before, whenever it arrives', async () => {
    const before = await days();
    const whole = before.find(({ punchOut }) => punchOut !== null && punchOut < nextDay + 500);
    const day = whole?.day ?? '';
    const next = addDays(day, 1);
    const tenantId = await tenantOf(demo.gateway.database, 'maple');
    await demo.gateway.database.withTransaction(
      { tenantId, accountId: null },
      'write',
      async (database) => {
        await sql`insert into punch (tenant_id, employment_id, id, at, zone, source, added_at)
          values (${tenantId}, ${employmentId}, gen_random_uuid(),
            (${next}::date + interval '8 hours 25 minutes') at time zone 'Asia/Shanghai',
            'Asia/Shanghai', 'device', now())`.execute(database);
        const context = { database, tenantId, now: () => demo.gateway.clock.now() };
        await reevaluate(context, [employmentId], { from: day, to: next }, 'import');
      },
    );
    const after = await days();
    expect(after.find((one) => one.day === day)?.punchOut).toBe(nextDay + 505);
    const others = ({ day: other }: { day: string }) => other !== day;
    expect(after.filter(others)).toEqual(before.filter(others));
  });
});
