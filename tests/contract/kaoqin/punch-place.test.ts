import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { inCompany } from '#tests/support/records/life-bench.ts';

type Changes = RequestOf<typeof calls.attendanceGroupUpdate>['changes'];

/** Changes every group of the company. */
async function setGroups(demo: DemoGateway, changes: Changes): Promise<void> {
  const { rows } = await demo.ask('hr', calls.attendanceGroupPage, { rows: 50 });
  for (const { id, version } of rows)
    await demo.ask('hr', calls.attendanceGroupUpdate, { id, version, changes });
}

eachDemo('the place of a punch', (current) => {
  test('is asked for within the circle of the group, and its distance is kept', async () => {
    const demo = current();
    await setGroups(demo, {
      placeRule: 'required',
      latitude: '31.230400',
      longitude: '121.473700',
      radius: 300,
    });
    const staff = await demo.browser('staff');
    expect(await demo.ask('staff', calls.punchToday, {})).toMatchObject({
      placeRule: 'required',
      radius: 300,
    });
    const nowhere = await staff.call(calls.punch, {});
    expect(nowhere.answer.fields).toEqual([{ path: 'latitude', issue: 'required' }]);
    // A hundredth of a degree to the north is more than a kilometre.
    const far = await staff.call(calls.punch, { latitude: '31.240400', longitude: '121.473700' });
    expect(far.answer.fields).toEqual([{ path: 'latitude', issue: 'tooLarge', max: 300 }]);
    const near = await staff.call(calls.punch, { latitude: '31.231400', longitude: '121.473700' });
    expect(near.code).toBe('ok');
    expect(near.answer.result).toMatchObject({ outside: false });
    const kept = await inCompany(demo, (database) =>
      database
        .selectFrom('punch')
        .where('source', '=', 'web')
        .orderBy('at', 'desc')
        .select('distance')
        .executeTakeFirst(),
    );
    expect(kept?.distance).toBeGreaterThan(100);
    expect(kept?.distance).toBeLessThan(120);
  });

  test('is noted where it is outside the circle, and says so at once and on the day', async () => {
    const demo = current();
    await setGroups(demo, { placeRule: 'noted' });
    const { day, ...punched } = await demo.ask('night', calls.punch, {
      latitude: '31.240400',
      longitude: '121.473700',
    });
    expect(punched.outside).toBe(true);
    expect(punched.distance).toBeGreaterThan(1000);
    const { punches } = await demo.ask('night', calls.myDay, { day });
    expect(punches.find(({ source }) => source === 'web')).toMatchObject({
      outside: true,
      distance: punched.distance,
    });
    expect(await demo.ask('staff', calls.punchToday, {})).toMatchObject({ placeRule: 'noted' });
  });
});
