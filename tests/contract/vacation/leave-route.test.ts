import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('the route of a leave', (current) => {
  test('is shown before it is sent, and is the one it takes', async () => {
    const demo = current();
    const { types } = await demo.ask('staff', calls.myBalances, {});
    const type = types.find(({ left }) => Number(left) >= 1);
    const later = addDays(demo.today, 40);
    const weekday = (new Date(`${later}T00:00:00Z`).getUTCDay() + 6) % 7;
    const day = addDays(later, 2 - weekday);
    const span = { fromOn: day, fromHalf: 'am', toOn: day, toHalf: 'am' } as const;
    const asked = { typeId: type?.id ?? '', ...span };
    expect((await demo.ask('staff', calls.previewLeave, asked)).route).toBeNull();

    const { user } = await demo.ask('manager', calls.currentSession, {});
    const who = [{ kind: 'people' as const, ids: [user.employmentId ?? ''] }];
    const { id: definitionId } = await demo.ask('admin', calls.saveDefinition, {
      definitionId: null,
      record: 'leaveRequest',
      draftRev: 0,
      nameZh: '请假',
      nameEn: 'Leave',
      form: { sections: [] },
      route: { nodes: [stepOf({ id: 'one', name: 'Manager', who })], withdraw: 'running' },
    });
    await demo.ask('admin', calls.publishDefinition, { definitionId, draftRev: 1 });

    const { route } = await demo.ask('staff', calls.previewLeave, asked);
    expect(route).toHaveLength(1);
    expect(route?.[0]).toMatchObject({ node: 'one', name: 'Manager' });
    expect(route?.[0]?.people).toHaveLength(1);
    const before = await demo.ask('manager', calls.approveCenterCount, {});
    const { pending } = await demo.ask('staff', calls.applyLeave, asked);
    expect(pending).toBe(true);
    const after = await demo.ask('manager', calls.approveCenterCount, {});
    expect(after.todo).toBe(before.todo + 1);
  });
});
