import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { monthStart } from '#gateway/kernel/people/calendar.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('settings of attendance', (current) => {
  test('a shift that begins later clears lateness of open days, and leaves closed ones', async () => {
    const demo = current();
    const closed = (await demo.ask('hr', calls.attendanceMonths, {})).months.find(
      ({ state }) => state === 'closed',
    );
    const month = closed?.month ?? '';
    const before = await demo.ask('hr', calls.attendanceMonthTotals, { month, rows: 200 });
    const late = async () => (await lateDays(demo)).filter(({ shift }) => shift === '标准班');
    expect((await late()).length).toBeGreaterThan(0);
    const { rows } = await demo.ask('hr', calls.shiftPage, { rows: 50 });
    const office = rows.find(({ fields }) => fields.name === '标准班');
    await demo.ask('hr', calls.shiftUpdate, {
      id: office?.id ?? '',
      version: office?.version ?? 1,
      changes: { flexLate: 120 },
    });
    await expect.poll(async () => (await late()).length, { timeout: 30_000 }).toBe(0);
    const after = await demo.ask('hr', calls.attendanceMonthTotals, { month, rows: 200 });
    expect(after.rows).toEqual(before.rows);
  });

  test('a group that has another shift judges the open days of its people by it', async () => {
    const demo = current();
    const { rows } = await demo.ask('hr', calls.attendanceGroupPage, { rows: 50 });
    const group = rows.find(({ fields }) => fields.kind === 'fixed');
    const { rows: shifts } = await demo.ask('hr', calls.shiftPage, { rows: 50 });
    const early = {
      name: '清晨班',
      colour: 'green' as const,
      onAt: '05:00',
      offAt: '14:00',
      lateFrom: 1,
    };
    const { fields } = shifts.find((one) => one.fields.name === '标准班') ?? { fields: {} };
    const { id } = await demo.ask('hr', calls.shiftCreate, {
      values: { ...fields, ...early } as never,
    });
    await demo.ask('hr', calls.attendanceGroupUpdate, {
      id: group?.id ?? '',
      version: group?.version ?? 1,
      changes: { shift: id },
    });
    const { tenant } = await demo.ask('hr', calls.currentSession, {});
    const judged = () =>
      demo.gateway.database.withTransaction(
        { tenantId: tenant.id, accountId: null },
        'read',
        async (transaction) => {
          const days = await transaction
            .selectFrom('day_result')
            .where('tenant_id', '=', tenant.id)
            .where('shift_id', '=', id)
            .select('day')
            .execute();
          return days.length;
        },
      );
    await expect.poll(judged, { timeout: 30_000 }).toBeGreaterThan(0);
  });

  test('an open month is judged again on demand, a closed one is not', async () => {
    const demo = current();
    const open = monthStart(demo.today).slice(0, 7);
    const { jobId } = await demo.ask('hr', calls.rejudgeMonth, { month: open });
    const task = () => demo.ask('hr', calls.getProgress, { jobId });
    await expect.poll(async () => (await task()).endedAt, { timeout: 30_000 }).not.toBeNull();
    expect(await task()).toMatchObject({ state: 'done', error: null });
    const { months } = await demo.ask('hr', calls.attendanceMonths, {});
    const closed = months.find(({ state }) => state === 'closed')?.month ?? '';
    const refused = await (await demo.browser('hr')).call(calls.rejudgeMonth, { month: closed });
    expect(refused.code).toBe('notNow');
  });

  test('a manager sees where the own people are, and nobody else', async () => {
    const demo = current();
    const month = demo.today.slice(0, 7);
    const team = await demo.ask('manager', calls.attendanceTeam, { month, rows: 200 });
    const all = await demo.ask('hr', calls.attendanceTeam, { month, rows: 10 });
    expect(team.total).toBeGreaterThan(0);
    expect(team.total).toBeLessThan(all.total);
    for (const { days } of team.rows) expect(days).toHaveLength(team.days.length);
    const staff = await demo.browser('staff');
    expect((await staff.call(calls.attendanceTeam, { month })).code).toBe('noPermission');
  });

  test('an employee asks for an own missing punch, within the days the group allows', async () => {
    const demo = current();
    const old = await (await demo.browser('staff')).call(calls.applyPatch, {
      day: '2020-01-06',
      at: '18:00',
      reason: 'Forgotten',
    });
    expect(old.code).toBe('badInput');
  });
});

async function lateDays(demo: DemoGateway) {
  const { rows } = await demo.ask('hr', calls.attendanceExceptions, { rows: 200, kind: 'late' });
  return rows;
}
