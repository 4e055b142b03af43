import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { cycleNormMinutes } from '#gateway/kernel/law/working-time.ts';
import { addDays, addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import { reevaluate } from '#gateway/services/kaoqin/days/reevaluate.ts';
import { readMonthTotals } from '#gateway/services/kaoqin/months/read-totals.ts';
import { readAttendance } from '#gateway/services/salary/runs/load-attendance.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

eachDemo('comprehensive hours', (current) => {
  let demo: DemoGateway;
  let first = '';
  let month = '';
  let employmentId = '';
  let norm = 0;
  beforeAll(async () => {
    demo = current();
    first = addMonths(monthStart(demo.today), -1);
    month = first.slice(0, 7);
    norm = cycleNormMinutes('month', { place: 'CN', asOf: addDays(addMonths(first, 1), -1) });
    const { rows } = await demo.ask('maple', calls.attendanceMonthTotals, { month, rows: 50 });
    employmentId = rows.find(({ presentDays }) => presentDays > 15)?.employmentId ?? '';
  });

  const ofPerson = async (of = month) =>
    demo.ask('maple', calls.attendanceMonthPerson, { month: of, employmentId });
  const line = async () => {
    const { rows } = await demo.ask('maple', calls.attendanceMonthTotals, { month, rows: 200 });
    return rows.find((row) => row.employmentId === employmentId);
  };
  const judge = (from: string, to: string) =>
    write(demo, async (database, tenantId) => {
      const context = { database, tenantId, now: () => demo.gateway.clock.now() };
      await reevaluate(context, [employmentId], { from, to }, 'overtime');
    });
  const changeGroups = async (hoursSystem: 'comprehensive' | 'flexible' | 'standard') => {
    const { rows } = await demo.ask('maple', calls.attendanceGroupPage, { rows: 50 });
    const hoursCycle = hoursSystem === 'comprehensive' ? ('month' as const) : null;
    for (const { id, version } of rows)
      await demo.ask('maple', calls.attendanceGroupUpdate, {
        id,
        version,
        changes: { hoursSystem, hoursCycle, overtimeBasis: 'request' },
      });
    await judge(first, addDays(addMonths(first, 1), -1));
  };

  test('want a cycle, and other hours have none', async () => {
    const { rows } = await demo.ask('maple', calls.attendanceGroupPage, { rows: 50 });
    const [group] = rows;
    const row = { id: group?.id ?? '', version: group?.version ?? 1 };
    const client = await demo.browser('maple');
    const without = await client.call(calls.attendanceGroupUpdate, {
      ...row,
      changes: { hoursSystem: 'comprehensive' },
    });
    expect(without.answer.fields).toMatchObject([
      { path: 'changes.hoursCycle', issue: 'required' },
    ]);
    const standard = await client.call(calls.attendanceGroupUpdate, {
      ...row,
      changes: { hoursCycle: 'year' },
    });
    expect(standard.answer.fields).toMatchObject([
      { path: 'changes.hoursCycle', issue: 'mustBeEmpty' },
    ]);
  });

  test('count what is beyond the norm of the month once, at its end', async () => {
    await changeGroups('comprehensive');
    const { cycles, days } = await ofPerson();
    const worked = days.reduce((sum, day) => sum + day.workedMinutes, 0);
    expect(cycles).toMatchObject([{ cycle: 'month', from: first, state: 'ended' }]);
    expect(cycles[0]?.normMinutes).toBe(norm);
    expect(cycles[0]?.workedMinutes).toBeGreaterThanOrEqual(worked);
    expect(await line()).toMatchObject({ overtimeWorkday: 0, overtimeRestDay: 0 });

    await write(demo, askThreeHours);
    await judge(first, addDays(addMonths(first, 1), -1));
    const sum = await cycleMinutes();
    const { holidayMinutes = 0 } = (await ofPerson()).cycles[0] ?? {};
    const beyond = Math.max(0, sum - holidayMinutes - norm);
    expect(beyond).toBeGreaterThan(0);
    expect(await line()).toMatchObject({ cycleMinutes: sum, overtimeCycle: beyond });
    // The check before closing counts who has more than 36 hours of overtime, those of cycles included.
    const { findings } = await demo.ask('maple', calls.attendanceMonthChecks, { month });
    const { rows } = await demo.ask('maple', calls.attendanceMonthTotals, { month, rows: 200 });
    const above = rows.filter(
      (row) =>
        row.overtimeWorkday + row.overtimeRestDay + row.overtimeHoliday + row.overtimeCycle >
        36 * 60,
    );
    expect(findings.find(({ kind }) => kind === 'overtimeLimit')?.count ?? 0).toBe(above.length);
    expect(above.some((row) => row.employmentId === employmentId)).toBe(beyond > 36 * 60);
    const running = (await ofPerson(demo.today.slice(0, 7))).cycles;
    expect(running.every(({ countedMinutes }) => countedMinutes === 0)).toBe(true);
  });

  test('are kept when the month is closed, and overtime that is cancelled later is a difference of the next month', async () => {
    const before = await line();
    await demo.ask('maple', calls.closeAttendanceMonth, { month, confirmed: 'yes' });
    expect(await line()).toEqual(before);
    // Pay takes hours of two decimals.
    expect(await hoursOfPay()).toBeCloseTo((before?.overtimeCycle ?? 0) / 60, 2);
    const { days } = await ofPerson();
    const day = days.find(({ workedMinutes }) => workedMinutes > 0)?.day ?? '';
    await write(demo, (database, tenantId) =>
      sql`update overtime_request set state = 'cancelled' where tenant_id = ${tenantId}
        and employment_id = ${employmentId} and day = ${day}::date`.execute(database),
    );
    await judge(day, day);
    const next = addMonths(first, 1);
    const { cycles } = await ofPerson(next.slice(0, 7));
    const corrected = cycles.find(({ state }) => state === 'corrected');
    expect(corrected?.countedMinutes).toBe(-180);
    const figures = await write(demo, async (database, tenantId) => {
      const { totals } = await readMonthTotals(database, tenantId, next, [employmentId]);
      return totals.get(employmentId)?.corrected.figures;
    });
    expect(figures?.overtime_cycle).toBe(corrected?.countedMinutes);
    expect(await line()).toEqual(before);
  });

  /** Hours at 150 % that a run of pay of the month takes. */
  const hoursOfPay = () =>
    write(demo, async (database, tenantId) => {
      const entered = await readAttendance({ database, tenantId, run: { month: first } }, [
        employmentId,
      ]);
      const hours = entered.get(employmentId)?.find(({ code }) => code === 'overtime_hours');
      return Number(hours?.value);
    });

  const cycleMinutes = async () => {
    const rows = await write(demo, (database, tenantId) =>
      database
        .selectFrom('day_result')
        .where('tenant_id', '=', tenantId)
        .where('employment_id', '=', employmentId)
        .where('day', '>=', first)
        .where('day', '<', addMonths(first, 1))
        .select('cycle_minutes')
        .execute(),
    );
    return rows.reduce((sum, row) => sum + row.cycle_minutes, 0);
  };

  /** Three hours of approved overtime on every day that was worked. */
  async function askThreeHours(database: DatabaseTransaction, tenantId: string): Promise<void> {
    await sql`update overtime_request set state = 'cancelled' where tenant_id = ${tenantId}
      and employment_id = ${employmentId}`.execute(database);
    await sql`insert into overtime_request (tenant_id, id, employment_id, day, from_at, to_at, settle,
        reason, state)
      select d.tenant_id, gen_random_uuid(), d.employment_id, d.day, '18:30', '21:30', 'pay', 'x', 'approved'
      from day_result d where d.tenant_id = ${tenantId} and d.employment_id = ${employmentId}
        and d.worked_minutes > 0 and d.day >= ${first}::date
        and d.day < ${addMonths(first, 1)}::date`.execute(database);
  }
});

async function write<Result>(
  { gateway }: DemoGateway,
  body: (database: DatabaseTransaction, tenantId: string) => Promise<Result>,
): Promise<Result> {
  const tenantId = await tenantOf(gateway.database, 'maple');
  return gateway.database.withTransaction({ tenantId, accountId: null }, 'write', (database) =>
    body(database, tenantId),
  );
}
