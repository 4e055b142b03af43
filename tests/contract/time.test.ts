import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { reevaluate } from '#gateway/services/kaoqin/days/reevaluate.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

eachDemo('time', (current) => {
  const balanceOf = async (code: string) => {
    const { types } = await current().ask('staff', calls.myBalances, {});
    return types.find(({ name }) => name === code);
  };

  test('a punch counts for its day at once, and a second one in a moment is refused', async () => {
    const { day, minute } = await current().ask('staff', calls.punch, {});
    const { days } = await current().ask('staff', calls.myMonth, { month: day.slice(0, 7) });
    const { punches } = await current().ask('staff', calls.myDay, { day });
    expect(punches.map((punch) => punch.minute)).toContain(minute);
    expect(days.find((one) => one.day === day)?.result).not.toBeNull();
    const again = await (await current().browser('staff')).call(calls.punch, {});
    expect(again.code).toBe('throttled');
    expect((await (await current().browser('admin')).call(calls.punch, {})).code).toBe('notFound');
  });

  test('leave is counted by the shift, taken from its lot, and given back when it is cancelled', async () => {
    const type = await balanceOf('公司福利年假');
    if (type === undefined) throw new Error('The demo has no such type.');
    const monday = nextMonday(addDays(current().today, 7));
    const asked = {
      typeId: type.id,
      fromOn: monday,
      fromHalf: 'pm',
      toOn: addDays(monday, 1),
      toHalf: 'pm',
    } as const;
    const preview = await current().ask('staff', calls.previewLeave, asked);
    expect(preview).toMatchObject({ total: '1.5', problems: [] });
    const { id, state } = await current().ask('staff', calls.applyLeave, asked);
    expect(state).toBe('approved');
    expect(Number((await balanceOf('公司福利年假'))?.left)).toBe(Number(type.left) - 1.5);
    const overlap = await (await current().browser('staff')).call(calls.applyLeave, asked);
    expect(overlap.code).toBe('badInput');
    const { version } = await current().ask('staff', calls.leaveRequestGet, { id });
    await current().ask('staff', calls.leaveRequestMove, { id, version, move: 'cancel' });
    expect((await balanceOf('公司福利年假'))?.left).toBe(type.left);
    const { rows } = await current().ask('staff', calls.myLedger, { typeId: type.id });
    expect(rows.slice(0, 2).every(({ kind }) => kind === 'release')).toBe(true);
    expect(rows[0]?.balance).toBe(type.left);
  });

  test('nothing is taken beyond the balance', async () => {
    const type = await balanceOf('公司福利年假');
    const monday = nextMonday(addDays(current().today, 7));
    const preview = await current().ask('staff', calls.previewLeave, {
      typeId: type?.id ?? '',
      fromOn: monday,
      fromHalf: 'am',
      toOn: addDays(monday, 11),
      toHalf: 'pm',
    });
    expect(preview.problems).toHaveLength(1);
  });

  test('judging the days of everybody again changes none of them', async () => {
    const { gateway, today } = current();
    const tenantId = await tenantOf(gateway.database, 'harbour');
    const now = () => new Date(`${addDays(today, -3)}T12:00:00Z`);
    const written = await gateway.database.withTransaction(
      { tenantId, accountId: null },
      'write',
      async (database) => {
        const { rows } = await sql<{ id: string }>`select distinct employment_id as id
          from day_result where tenant_id = ${tenantId}`.execute(database);
        return reevaluate(
          { database, tenantId, now },
          rows.map(({ id }) => id),
          { from: addDays(today, -40), to: addDays(today, -10) },
          'adjustment',
        );
      },
    );
    expect(written).toBe(0);
  });
});

function nextMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (8 - weekday) % 7);
}
