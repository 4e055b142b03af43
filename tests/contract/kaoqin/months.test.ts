import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addMonths, daysBetween, monthStart } from '#gateway/kernel/people/calendar.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

eachDemo('attendance months', (current) => {
  const months = async (account: string) =>
    (await current().ask(account, calls.attendanceMonths, {})).months;

  test('a closed month shows the sums of its days, kept', async () => {
    const closed = (await months('hr')).find(({ state }) => state === 'closed');
    const month = closed?.month ?? '';
    const { rows, state } = await current().ask('hr', calls.attendanceMonthTotals, {
      month,
      rows: 20,
    });
    expect(state).toBe('closed');
    for (const row of rows.slice(0, 5)) {
      const { days } = await current().ask('hr', calls.attendanceMonthPerson, {
        month,
        employmentId: row.employmentId,
      });
      const sum = (name: 'workedMinutes' | 'lateMinutes' | 'absentMinutes' | 'leaveMinutes') =>
        days.reduce((all, day) => all + day[name], 0);
      expect(row).toMatchObject({
        workedMinutes: sum('workedMinutes'),
        lateMinutes: sum('lateMinutes'),
        absentMinutes: sum('absentMinutes'),
        leaveMinutes: sum('leaveMinutes'),
      });
    }
  });

  test('its days refuse every change, even one that the gateway itself asks for', async () => {
    const closed = (await months('hr')).find(({ state }) => state === 'closed');
    await expect(
      write(current(), 'harbour', (database, tenantId) =>
        sql`update day_result set worked_minutes = worked_minutes + 1 where tenant_id = ${tenantId}
          and day = ${`${closed?.month}-15`}::date`.execute(database),
      ),
    ).rejects.toThrow(/never change/);
    await expect(
      write(current(), 'harbour', (database, tenantId) =>
        sql`delete from attendance_month_total where tenant_id = ${tenantId}
          and month = ${`${closed?.month}-01`}::date`.execute(database),
      ),
    ).rejects.toThrow(/never change/);
  });

  test('a month whose pay is submitted stays closed, and one that runs is not closed', async () => {
    const browser = await current().browser('hr');
    const all = await months('hr');
    const latest = all.find(({ can }) => can.reopen)?.month ?? '';
    const reopened = await browser.call(calls.reopenAttendanceMonth, {
      month: latest,
      reason: 'x',
    });
    expect(reopened.code).toBe('kaoqin.monthPaid');
    const month = current().today.slice(0, 7);
    const closed = await browser.call(calls.closeAttendanceMonth, { month });
    expect(closed.code).toBe('kaoqin.monthNotOver');
    const manager = await current().browser('manager');
    expect((await manager.call(calls.closeAttendanceMonth, { month })).code).toBe('noPermission');
  });

  test('a sheet of a month holds everybody', async () => {
    const client = await current().browser('hr');
    const month = (await months('hr'))[0]?.month ?? '';
    const { headers } = await client.call(calls.attendanceMonthSheet, { month, format: 'csv' });
    expect(headers['content-type']).toContain('text/csv');
  });

  test('a month is closed with a list of what is open; what comes late counts in the next one', async () => {
    const demo = current();
    const month = demo.today.slice(0, 7);
    const next = addMonths(monthStart(demo.today), 1);
    demo.gateway.clock.advance((daysBetween(demo.today, next) + 2) * 86_400_000);
    const client = await demo.browser('maple');
    const before = addMonths(monthStart(demo.today), -1).slice(0, 7);
    const wrongOrder = await client.call(calls.closeAttendanceMonth, { month });
    expect(wrongOrder.code).toBe('kaoqin.closeOrder');
    await write(demo, 'maple', async (database, tenantId) => {
      // Somebody worked beyond the limit of a month, and days of a roster were never published.
      await sql`update day_result set overtime_workday = 120 where tenant_id = ${tenantId}
        and employment_id = (select employment_id from day_result
          where tenant_id = ${tenantId} and day >= ${`${before}-01`}::date and day < ${`${month}-01`}::date
          group by employment_id order by count(*) desc, employment_id limit 1)
        and day >= ${`${before}-01`}::date and day < ${`${month}-01`}::date`.execute(database);
      await sql`update roster_day set rests = shift_id is not null, shift_id = null
        where tenant_id = ${tenantId} and day = ${`${before}-16`}::date`.execute(database);
    });
    const { findings } = await demo.ask('maple', calls.attendanceMonthChecks, { month: before });
    expect(findings.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['exceptions', 'overtimeLimit', 'unpublishedDays']),
    );
    expect(findings.find(({ kind }) => kind === 'openDays')).toBeUndefined();
    const asked = await client.call(calls.closeAttendanceMonth, { month: before });
    expect(asked.code).toBe('kaoqin.openFindings');
    const worker = await workOnRestDay(demo, `${before}-15`);
    await demo.ask('maple', calls.closeAttendanceMonth, { month: before, confirmed: 'yes' });
    expect(await timeOffOf(demo, worker, `overtime:${before}`)).toEqual(['0.5000']);
    const kept = { month, confirmed: 'yes' } as const;
    expect((await demo.ask('maple', calls.closeAttendanceMonth, kept)).people).toBeGreaterThan(0);

    const sums = await totalsOf(demo, month);
    const { employmentId, day } = await lateDay(demo, month, sums);
    await travel(demo, employmentId, day);
    expect(await totalsOf(demo, month)).toEqual(sums);
    const person = { month: next.slice(0, 7), employmentId };
    const { corrections } = await demo.ask('maple', calls.attendanceMonthPerson, person);
    expect(corrections).toMatchObject([{ day, cause: 'trip', lateTimes: -1, tripDays: 1 }]);

    const reason = 'A trip was missing.';
    const alone = await client.call(calls.reopenAttendanceMonth, { month, reason });
    expect(alone.code).toBe('kaoqin.secondPerson');
    const other = await demo.browser('admin');
    const tenantId = await tenantOf(demo.gateway.database, 'maple');
    expect((await other.call(calls.switchTenant, { tenantId })).code).toBe('ok');
    const { judged } = await demo.ask('admin', calls.reopenAttendanceMonth, { month, reason });
    expect(judged).toBe(1);
    const again = await demo.ask('maple', calls.attendanceMonthPerson, person);
    expect(again.corrections).toEqual([]);
    const [step] = (await months('maple')).find((one) => one.month === month)?.steps ?? [];
    expect(step).toMatchObject({ action: 'reopened', note: reason });
    await demo.ask('maple', calls.closeAttendanceMonth, kept);
    const tripDays = (rows: typeof sums) =>
      rows.find((row) => row.employmentId === employmentId)?.tripDays ?? 0;
    expect(tripDays(await totalsOf(demo, month))).toBe(tripDays(sums) + 1);
  });
});

type Write = Parameters<DemoGateway['gateway']['database']['withTransaction']>[2];

async function write<Result>(
  { gateway }: DemoGateway,
  company: string,
  body: (database: Parameters<Write>[0], tenantId: string) => Promise<Result>,
): Promise<Result> {
  const tenantId = await tenantOf(gateway.database, company);
  return gateway.database.withTransaction({ tenantId, accountId: null }, 'write', (database) =>
    body(database, tenantId),
  );
}

async function totalsOf(demo: DemoGateway, month: string) {
  const { rows } = await demo.ask('maple', calls.attendanceMonthTotals, { month, rows: 200 });
  return rows;
}

/** A day on which somebody came late. */
async function lateDay(
  demo: DemoGateway,
  month: string,
  people: Awaited<ReturnType<typeof totalsOf>>,
) {
  const employmentId = people.find(({ lateTimes }) => lateTimes > 0)?.employmentId ?? '';
  const { days } = await demo.ask('maple', calls.attendanceMonthPerson, { month, employmentId });
  const day = days.find(({ lateMinutes }) => lateMinutes > 0)?.day ?? '';
  return { employmentId, day };
}

async function travel(demo: DemoGateway, employment: string, day: string): Promise<void> {
  const values = { employment, kind: 'trip', fromOn: day, toOn: day, place: 'Ning', reason: 'x' };
  const made = await demo.ask('maple', calls.tripRequestCreate, {
    values: { ...values, kind: 'trip' },
  });
  const { id = '', version = 1 } = made;
  await demo.ask('maple', calls.tripRequestMove, { id, version, move: 'submit' });
}

/** Half a day of overtime on a rest day that is settled by time off. */
async function workOnRestDay(demo: DemoGateway, day: string): Promise<string> {
  return write(demo, 'maple', async (database, tenantId) => {
    const { rows } = await sql<{ id: string }>`select employment_id as id from day_result
      where tenant_id = ${tenantId} and day = ${day}::date order by employment_id limit 1`.execute(
      database,
    );
    const employment = rows[0]?.id ?? '';
    await sql`update day_result set overtime_rest_day = 240, hash = 'rest' where tenant_id = ${tenantId}
      and employment_id = ${employment} and day = ${day}::date`.execute(database);
    await sql`insert into overtime_request (tenant_id, id, employment_id, day, from_at, to_at, settle,
        reason, state) values (${tenantId}, ${uuid7()}, ${employment}, ${day}, '09:00', '13:00',
        'rest', 'x', 'approved')`.execute(database);
    return employment;
  });
}

async function timeOffOf(
  demo: DemoGateway,
  employment: string,
  key: string,
): Promise<readonly string[]> {
  const { rows } = await write(demo, 'maple', (database, tenantId) =>
    sql<{ amount: string }>`select g.amount::text as amount from leave_lot l
      join leave_ledger g on g.tenant_id = l.tenant_id and g.lot_id = l.id
      where l.tenant_id = ${tenantId} and l.employment_id = ${employment}
        and l.source_key = ${key}`.execute(database),
  );
  return rows.map(({ amount }) => amount);
}
