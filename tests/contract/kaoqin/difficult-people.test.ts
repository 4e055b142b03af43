import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

const minutesOfDay = 24 * 60;

/** A punch of the demo that is further away than its group allows. */
async function farPunch({ gateway: { database } }: DemoGateway, code: string) {
  const tenantId = await tenantOf(database, code);
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

  describe.each([
    ['harbour', 'hr'],
    ['maple', 'maple'],
  ])('of %s', (code, account) => {
    test('somebody took more leave than there was, and a carried lot ends today', async () => {
      const demo = current();
      const { rows } = await demo.ask(account, calls.leaveBalances, { rows: 200 });
      const below = rows.flatMap(({ balances }) =>
        balances.filter(({ left }) => left.startsWith('-')),
      );
      expect(below).toHaveLength(1);
      const tenantId = await tenantOf(demo.gateway.database, code);
      const { rows: lots } = await demo.gateway.database.withTransaction(
        { tenantId, accountId: null },
        'read',
        (reader) =>
          sql`select 1 from leave_lot where tenant_id = ${tenantId}
            and valid_to = ${demo.today}::date and source_key like 'carried:%'`.execute(reader),
      );
      expect(lots).toHaveLength(1);
    });

    test('a punch from too far away says how far', async () => {
      const demo = current();
      const found = await farPunch(demo, code);
      const { punches } = await demo.ask(account, calls.attendanceExceptionDay, {
        employmentId: found?.employmentId ?? '',
        day: found?.day ?? '',
      });
      const far = punches.filter(({ outside }) => outside);
      expect(far.length).toBeGreaterThan(0);
      expect(far[0]?.distance).toBeGreaterThan(300);
      expect(far[0]?.source).toBe('web');
    });

    test('one is seven months pregnant, and one nurses', async () => {
      const { rows } = await current().ask(account, calls.protectedPeriodPage, { rows: 50 });
      const kinds = rows.map(({ fields }) => fields.kind);
      expect(kinds).toEqual(expect.arrayContaining(['pregnancy', 'nursing']));
    });

    test('leave was long, cancelled, withdrawn, and given back in part', async () => {
      const demo = current();
      const { rows } = await demo.ask(account, calls.leaveRequestPage, { rows: 200 });
      const states = new Set(rows.map(({ state }) => state));
      expect(states).toEqual(new Set(['approved', 'cancelled', 'withdrawn']));
      const { rows: types } = await demo.ask(account, calls.leaveTypePage, { rows: 50 });
      const named = new Map(types.map(({ id, fields }) => [id, fields.code]));
      const codes = new Set(rows.map(({ fields }) => named.get(String(fields.type))));
      for (const long of ['maternity', 'sick', 'marriage']) expect(codes).toContain(long);
      const { rows: returns } = await demo.ask(account, calls.leaveReturnPage, { rows: 50 });
      const back = returns.find(({ state }) => state === 'approved');
      const leave = rows.find(
        ({ fields }) =>
          fields.employment === back?.fields.employment && fields.toOn === back?.fields.toOn,
      );
      expect(leave?.state).toBe('approved');
      // The day that was given back is in the span of the request, and not in its days.
      expect(String(leave?.fields.fromOn) < String(back?.fields.fromOn)).toBe(true);
    });

    test('some shifts end after midnight', async () => {
      const demo = current();
      const span = { from: addDays(demo.today, -21), to: addDays(demo.today, -2), rows: 200 };
      const { rows } = await demo.ask(account, calls.daySheet, { ...span, page: 1 });
      expect(rows.some(({ punchOut }) => (punchOut ?? 0) > minutesOfDay)).toBe(true);
    });
  });
});
