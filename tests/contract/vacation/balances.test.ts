import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { expireLots } from '#gateway/services/vacation/balances/expire-lots.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('balances of leave', (current) => {
  test('are listed for people in reach, and changed by hand with a reason', async () => {
    const demo = current();
    const page = await demo.ask('hr', calls.leaveBalances, { rows: 200 });
    const company = page.types.find(({ name }) => name === '公司福利年假')?.id ?? '';
    const person = page.rows.find(({ balances }) => leftOf(balances, company) === '3');
    if (person === undefined) throw new Error('Nobody has three days left.');
    const { employmentId, name } = person;
    const change = { employmentId, typeId: company, reason: '补发入职年度额度' };

    const validTo = addDays(demo.today, 30);
    const more = await demo.ask('hr', calls.adjustBalance, { ...change, days: '1.5', validTo });
    expect(more.left).toBe('4.5');
    // What ends first is taken first: the days that were added.
    const less = await demo.ask('hr', calls.adjustBalance, { ...change, days: '-2' });
    expect(less.left).toBe('2.5');

    const { rows } = await demo.ask('hr', calls.personLedger, {
      employmentId,
      typeId: company,
    });
    const [last, before, first] = rows.map(({ kind, amount }) => `${kind} ${amount}`);
    // Both lots were taken from at once.
    expect([last, before].toSorted()).toEqual(['adjust -0.5', 'adjust -1.5']);
    expect(first).toBe('grant 1.5');
    expect(rows[0]).toMatchObject({ why: '补发入职年度额度', balance: '2.5' });
    expect(rows[0]?.by).not.toBe('');
    const again = await demo.ask('hr', calls.leaveBalances, { search: name, rows: 10 });
    const own = again.rows.find((row) => row.employmentId === employmentId);
    expect(leftOf(own?.balances ?? [], company)).toBe('2.5');
  });

  test('are not taken away below zero, nor changed by those who may only look', async () => {
    const demo = current();
    const page = await demo.ask('manager', calls.leaveBalances, { rows: 10 });
    const [person] = page.rows;
    const [type] = page.types;
    const change = {
      employmentId: person?.employmentId ?? '',
      typeId: type?.id ?? '',
      reason: '更正',
      days: '-400',
    };
    const hr = await (await demo.browser('hr')).call(calls.adjustBalance, change);
    expect(hr.code).toBe('badInput');
    const manager = await (await demo.browser('manager')).call(calls.adjustBalance, change);
    expect(manager.code).toBe('noPermission');
    const staff = await (await demo.browser('staff')).call(calls.leaveBalances, { rows: 10 });
    expect(staff.code).toBe('noPermission');
    const foreign = await (await demo.browser('maple')).call(calls.adjustBalance, {
      ...change,
      days: '1',
    });
    expect(foreign.code).not.toBe(0);
  });

  test('lapse once when their lot is over, and the ledger ends at what is left', async () => {
    const demo = current();
    const page = await demo.ask('hr', calls.leaveBalances, { rows: 200 });
    const company = page.types.find(({ name }) => name === '公司福利年假')?.id ?? '';
    const { employmentId } = page.rows.find(
      ({ balances }) => leftOf(balances, company) === '3',
    ) ?? {
      employmentId: '',
    };
    const asked = { employmentId, typeId: company };
    const validTo = addDays(demo.today, 1);
    await demo.ask('hr', calls.adjustBalance, { ...asked, days: '2', validTo, reason: '临时' });
    const later = () => new Date(`${addDays(demo.today, 3)}T04:00:00Z`);
    const lapsed = await expireAt(demo, later);
    expect(lapsed).toBeGreaterThan(0);
    expect(await expireAt(demo, later)).toBe(0);
    const { rows } = await demo.ask('hr', calls.personLedger, asked);
    expect(rows[0]).toMatchObject({ kind: 'expire', amount: '-2', balance: '3' });
  });

  test('of a type by the hour give the hours of the shift, without its break', async () => {
    const demo = current();
    const { types } = await demo.ask('staff', calls.myBalances, {});
    const personal = types.find(({ name }) => name === '事假');
    expect(personal?.unit).toBe('hour');
    const day = nextMonday(addDays(demo.today, 40));
    const span = { fromOn: day, fromHalf: 'am', toOn: day, toHalf: 'pm' } as const;
    const asked = { typeId: personal?.id ?? '', ...span, fromAt: '11:00', toAt: '14:00' };
    const preview = await demo.ask('staff', calls.previewLeave, asked);
    expect(preview).toMatchObject({ minutes: 120, total: '0.25', problems: [] });
    expect(preview.days).toMatchObject([{ half: 'times', from: '11:00', to: '14:00' }]);
    await demo.ask('staff', calls.applyLeave, asked);
    const beside = { ...asked, fromAt: '14:00', toAt: '15:00' };
    expect((await demo.ask('staff', calls.previewLeave, beside)).problems).toEqual([]);
    const across = { ...asked, fromAt: '13:30', toAt: '15:00' };
    expect((await demo.ask('staff', calls.previewLeave, across)).problems).toHaveLength(1);
    const whole = await demo.ask('staff', calls.previewLeave, { typeId: asked.typeId, ...span });
    expect(whole.problems).toHaveLength(1);
    const annual = types.find(({ name }) => name === '公司福利年假')?.id ?? '';
    const wrong = await demo.ask('staff', calls.previewLeave, { ...beside, typeId: annual });
    expect(wrong.problems).toHaveLength(1);
  });
});

function leftOf(balances: readonly { typeId: string; left: string }[], typeId: string) {
  return balances.find((one) => one.typeId === typeId)?.left;
}

async function expireAt(demo: DemoGateway, now: () => Date): Promise<number> {
  const { database } = demo.gateway;
  const { id: tenantId } = await database.withOperatorTransaction(
    { accountId: null },
    'read',
    (operator) =>
      operator
        .selectFrom('tenant')
        .select('id')
        .where('code', '=', 'harbour')
        .executeTakeFirstOrThrow(),
  );
  return database.withTransaction({ tenantId, accountId: null }, 'write', (transaction) =>
    expireLots({ database: transaction, tenantId, now }),
  );
}

function nextMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (8 - weekday) % 7);
}
