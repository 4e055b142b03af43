import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { fieldOf } from '#bridge/calls/workflow/form.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { followDueTasks } from '#gateway/services/workflow/due-tasks.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { inCompany, tenantOf } from '#tests/support/records/life-bench.ts';
import { sendForm } from '#tests/support/workflow/publish-form.ts';

eachDemo('tasks that are due', (current) => {
  test('remind their person once, and go to the manager above where the step says so', async () => {
    const demo = current();
    const manager = (await demo.ask('manager', calls.currentSession, {})).user.employmentId ?? '';
    const nameZh = '限时';
    const who = [{ kind: 'people' as const, ids: [manager] }];
    const { id: definitionId } = await demo.ask('admin', calls.saveDefinition, {
      definitionId: null,
      record: null,
      nameZh,
      nameEn: 'Timed',
      draftRev: 0,
      form: {
        sections: [
          {
            id: 'one',
            nameZh,
            nameEn: 'Timed',
            fields: [fieldOf({ id: 'why', nameZh, nameEn: 'Why', kind: 'text' })],
          },
        ],
      },
      route: {
        nodes: [stepOf({ id: 'one', name: 'one', who, dueHours: 4, overdue: 'up' })],
        withdraw: 'running',
      },
    });
    await demo.ask('admin', calls.publishDefinition, { definitionId, draftRev: 1 });
    const approvalId = await sendForm(demo, 'staff', definitionId);
    const tenantId = await tenantOf(demo);
    const { task } = await demo.ask('manager', calls.getApproval, { approvalId });
    const dueAt = Date.parse(task?.dueAt ?? '');
    expect(dueAt).toBeGreaterThanOrEqual(Date.now() + 4 * 3_600_000 - 60_000);
    const after = (hours: number) =>
      inCompany(demo, (database) => {
        const at = new Date(dueAt + hours * 3_600_000);
        return followDueTasks({ database, tenantId, now: () => at });
      });
    expect(await after(-3)).toEqual({ reminded: 0, escalated: 0 });
    expect(await after(-1)).toEqual({ reminded: 1, escalated: 0 });
    expect(await after(-1)).toEqual({ reminded: 0, escalated: 0 });
    const before = await demo.ask('staff', calls.getApproval, { approvalId });
    const { escalated } = await after(1);
    const { steps, log } = await demo.ask('staff', calls.getApproval, { approvalId });
    const open = steps.flatMap(({ people }) => people).filter(({ state }) => state === 'open');
    expect(open).toHaveLength(1);
    expect(escalated).toBe(1);
    expect(open[0]?.name).not.toBe(before.steps[0]?.people[0]?.name);
    expect(log.find(({ kind }) => kind === 'overdueUp')).toMatchObject({
      actorName: null,
      forName: before.steps[0]?.people[0]?.name,
      people: [open[0]?.name],
    });
  });
});
