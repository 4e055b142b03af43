import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('a change of what a type of leave grants', (current) => {
  test('is shown before it is saved, and brings balances to it once', async () => {
    const demo = current();
    const type = await companyLeave(demo);
    const before = await balanceOf(demo, type.id);
    const changes = { perYear: '9' };
    const preview = await demo.ask('hr', calls.previewLeavePolicy, { id: type.id, changes });
    expect(preview.people).toBeGreaterThan(5);
    expect(preview.less.people + preview.more.people).toBe(preview.people);
    expect(await balanceOf(demo, type.id)).toBe(before);
    expect(preview.largest).toHaveLength(5);

    await demo.ask('hr', calls.leaveTypeUpdate, { id: type.id, version: type.version, changes });
    const difference = 9 - Number(type.fields.perYear);
    await expect
      .poll(() => balanceOf(demo, type.id), { timeout: 30_000 })
      .toBe(before + difference);
    const { rows } = await demo.ask('staff', calls.myLedger, { typeId: type.id });
    expect(rows[0]).toMatchObject({ kind: 'adjust', amount: String(difference) });
    expect(rows[0]?.why).toMatch(/: 3.* → 9/);
    expect(rows.filter(({ kind }) => kind === 'grant').length).toBeGreaterThan(0);

    const again = await demo.ask('hr', calls.previewLeavePolicy, { id: type.id, changes });
    expect(again).toMatchObject({ people: 0, belowZero: 0, largest: [] });
  });

  test('of the months of the next year moves what is left to a lot that ends then', async () => {
    const demo = current();
    const type = await companyLeave(demo);
    const before = await balanceOf(demo, type.id);
    const carryMonths = type.fields.carryMonths === 6 ? 5 : 6;
    await demo.ask('hr', calls.leaveTypeUpdate, {
      id: type.id,
      version: type.version,
      changes: { carryMonths },
    });
    const ends = `${Number(demo.today.slice(0, 4)) + 1}-${carryMonths === 6 ? '06-30' : '05-31'}`;
    const lots = async () => {
      const { types } = await demo.ask('staff', calls.myBalances, {});
      return types.find(({ id }) => id === type.id)?.lots.filter(({ left }) => left !== '0') ?? [];
    };
    await expect.poll(async () => (await lots())[0]?.validTo, { timeout: 30_000 }).toBe(ends);
    expect(await lots()).toHaveLength(1);
    expect(await balanceOf(demo, type.id)).toBe(before);
  });

  test('is shown to those who keep types of leave only', async () => {
    const demo = current();
    const { id } = await companyLeave(demo);
    const staff = await demo.browser('staff');
    const { code } = await staff.call(calls.previewLeavePolicy, { id, changes: {} });
    expect(code).toBe('noPermission');
  });
});

async function companyLeave(demo: DemoGateway) {
  const { rows } = await demo.ask('hr', calls.leaveTypePage, { rows: 50 });
  const type = rows.find(({ fields }) => fields.grantRule === 'yearly');
  if (type === undefined) throw new Error('No type of leave is granted every year.');
  return type;
}

async function balanceOf(demo: DemoGateway, typeId: string): Promise<number> {
  const { types } = await demo.ask('staff', calls.myBalances, {});
  return Number(types.find(({ id }) => id === typeId)?.left);
}
