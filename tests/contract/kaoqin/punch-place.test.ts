import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { inCompany } from '#tests/support/records/life-bench.ts';

eachDemo('the place of a punch', (current) => {
  test('is asked for within the circle of the group, and its distance is kept', async () => {
    const demo = current();
    const { rows } = await demo.ask('hr', calls.attendanceGroupPage, { rows: 50 });
    for (const { id, version } of rows)
      await demo.ask('hr', calls.attendanceGroupUpdate, {
        id,
        version,
        changes: {
          placeRule: 'required',
          latitude: '31.230400',
          longitude: '121.473700',
          radius: 300,
        },
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
});
