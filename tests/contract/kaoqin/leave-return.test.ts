import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('a return from leave', (current) => {
  test('gives back the days that were not taken, and leaves the others', async () => {
    const demo = current();
    const left = async () => {
      const { types } = await demo.ask('staff', calls.myBalances, {});
      return types.find(({ name }) => name === '公司福利年假');
    };
    const type = await left();
    const monday = nextMonday(addDays(demo.today, 14));
    const { id } = await demo.ask('staff', calls.applyLeave, {
      typeId: type?.id ?? '',
      fromOn: monday,
      fromHalf: 'am',
      toOn: addDays(monday, 1),
      toHalf: 'pm',
    });
    const tuesday = addDays(monday, 1);
    const browser = await demo.browser('staff');
    const wrong = await browser.call(calls.returnFromLeave, {
      leaveRequestId: id,
      fromOn: addDays(monday, 5),
      toOn: addDays(monday, 6),
    });
    expect(wrong.code).toBe('badInput');
    const back = { leaveRequestId: id, fromOn: tuesday, toOn: tuesday };
    const foreign = await (await demo.browser('maple')).call(calls.returnFromLeave, back);
    expect(foreign.code).toBe('notFound');
    expect(await demo.ask('staff', calls.returnFromLeave, back)).toEqual({ pending: false });
    expect(Number((await left())?.left)).toBe(Number(type?.left) - 1);
    const { fields, state } = await demo.ask('staff', calls.leaveRequestGet, { id });
    expect([state, Number(fields.days)]).toEqual(['approved', 1]);
    const again = await browser.call(calls.returnFromLeave, back);
    expect(again.code).toBe('badInput');
    await demo.ask('staff', calls.returnFromLeave, { ...back, fromOn: monday, toOn: monday });
    expect((await demo.ask('staff', calls.leaveRequestGet, { id })).state).toBe('cancelled');
    expect((await left())?.left).toBe(type?.left);
  });

  test('supplementary leave goes on from the day after', async () => {
    const demo = current();
    const { types } = await demo.ask('staff', calls.myBalances, {});
    const personal = types.find(({ name }) => name === '事假');
    const monday = nextMonday(addDays(demo.today, 28));
    const day = { fromOn: monday, fromHalf: 'am', toOn: monday, toHalf: 'pm' } as const;
    const { id } = await demo.ask('staff', calls.applyLeave, {
      typeId: personal?.id ?? '',
      ...day,
    });
    const tuesday = addDays(monday, 1);
    await demo.ask('staff', calls.extendLeave, { leaveRequestId: id, toOn: tuesday });
    const { rows } = await demo.ask('staff', calls.leaveRequestPage, { rows: 50 });
    expect(rows.map(({ fields }) => fields.fromOn)).toContain(tuesday);
  });
});

function nextMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (8 - weekday) % 7);
}
