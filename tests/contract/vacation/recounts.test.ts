import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('approved leave after the calendar changed', (current) => {
  test('the demo has none that counts differently', async () => {
    expect(await current().ask('hr', calls.leaveRecounts, {})).toEqual({ rows: [], more: false });
  });

  test('is listed with its days, and nothing changes before it is corrected', async () => {
    const demo = current();
    const left = async () => {
      const { types } = await demo.ask('staff', calls.myBalances, {});
      return types.find(({ name }) => name === '公司福利年假');
    };
    const type = await left();
    const monday = nextMonday(addDays(demo.today, 21));
    const span = {
      fromOn: monday,
      fromHalf: 'am',
      toOn: addDays(monday, 2),
      toHalf: 'pm',
    } as const;
    const asked = { typeId: type?.id ?? '', ...span };
    const { total, days } = await demo.ask('staff', calls.previewLeave, asked);
    const { id } = await demo.ask('staff', calls.applyLeave, asked);
    const taken = Number((await left())?.left);
    expect(taken).toBe(Number(type?.left) - Number(total));

    const free = days.at(-1)?.day ?? '';
    await demo.ask('hr', calls.calendarDayCreate, {
      values: { day: free, kind: 'rest-day', name: '公司庆典' },
    });
    const after = String(Number(total) - 1);
    const { rows } = await demo.ask('hr', calls.leaveRecounts, {});
    const row = rows.find((one) => one.id === id);
    expect(row).toMatchObject({
      before: total,
      after,
      gone: [{ day: free, name: '公司庆典' }],
      added: [],
    });
    expect(Number((await left())?.left)).toBe(taken);

    const hr = await demo.browser('hr');
    const correct = { id, after };
    expect((await (await demo.browser('staff')).call(calls.leaveRecounts, {})).code).toBe(
      'noPermission',
    );
    expect((await (await demo.browser('maple')).call(calls.correctLeaveCount, correct)).code).toBe(
      'notFound',
    );
    expect((await hr.call(calls.correctLeaveCount, { id, after: total })).code).toBe('conflict');
    expect(await demo.ask('hr', calls.correctLeaveCount, correct)).toEqual({
      days: after,
      cancelled: false,
    });
    expect(Number((await left())?.left)).toBe(taken + 1);
    const { fields } = await demo.ask('staff', calls.leaveRequestGet, { id });
    expect(Number(fields.days)).toBe(Number(after));
    expect((await hr.call(calls.correctLeaveCount, correct)).code).toBe('notNow');
    const { rows: messages } = await demo.ask('staff', calls.noticePage, { rows: 20 });
    expect(messages.map(({ title }) => title)).toContain('Your leave was counted again');
  });

  test('takes a day again that counts by now, and leaves days that were returned', async () => {
    const demo = current();
    const { types } = await demo.ask('staff', calls.myBalances, {});
    const type = types.find(({ name }) => name === '公司福利年假');
    const monday = nextMonday(addDays(demo.today, 35));
    const friday = addDays(monday, 4);
    const saturday = addDays(monday, 5);
    const asked = { typeId: type?.id ?? '', fromOn: friday, toOn: addDays(monday, 7) };
    const halves = { fromHalf: 'am', toHalf: 'pm' } as const;
    const { id } = await demo.ask('staff', calls.applyLeave, { ...asked, ...halves });
    // Somebody who corrects leave does not see the own one.
    const own = await demo.ask('hr', calls.myBalances, {});
    const ownType = own.types.find(({ name }) => name === '公司福利年假');
    await demo.ask('hr', calls.applyLeave, { ...asked, typeId: ownType?.id ?? '', ...halves });
    await demo.ask('staff', calls.returnFromLeave, {
      leaveRequestId: id,
      fromOn: friday,
      toOn: friday,
    });
    expect((await demo.ask('hr', calls.leaveRecounts, {})).rows).toEqual([]);
    await demo.ask('hr', calls.calendarDayCreate, {
      values: { day: saturday, kind: 'workday', name: '调休上班' },
    });
    const { rows } = await demo.ask('hr', calls.leaveRecounts, {});
    expect(rows).toMatchObject([
      { id, before: '1', after: '2', gone: [], added: [{ day: saturday, name: '调休上班' }] },
    ]);
    await demo.ask('hr', calls.correctLeaveCount, { id, after: '2' });
    expect((await demo.ask('hr', calls.leaveRecounts, {})).rows).toEqual([]);
  });
});

function nextMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (8 - weekday) % 7);
}
