import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import { leavings } from '#gateway/services/joyhr/life/records/leavings.ts';
import { handOverTasks } from '#gateway/services/workflow/hand-over.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { hired, inCompany, submitted, tenantOf } from '#tests/support/records/life-bench.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';
import { publishForm, sendForm } from '#tests/support/workflow/publish-form.ts';

eachDemo('tasks of people who are gone', (current) => {
  const colleague = async (demo: DemoGateway, loginName: string) => {
    const employmentId = await hired(demo, entries, addDays(demo.today, -60));
    const { accountId } = await makeAccount(demo, {
      loginName,
      range: 'self',
      functions: [],
      employmentId,
    });
    return { employmentId, accountId };
  };
  const asking = (ids: readonly string[]) =>
    stepOf({ id: 'one', name: 'one', who: [{ kind: 'people', ids: [...ids] }], several: 'and' });
  const holders = async (demo: DemoGateway, approvalId: string) => {
    const { steps } = await demo.ask('staff', calls.getApproval, { approvalId });
    return steps
      .flatMap(({ people }) => people)
      .flatMap(({ state, employmentId }) => (state === 'open' ? [employmentId] : []));
  };

  test('41: go to the successor of the leaving on the last day, once, and decisions keep the name', async () => {
    const demo = current();
    const leaver = await colleague(demo, 'leaver');
    const successor = await colleague(demo, 'successor');
    const form = await publishForm(demo, [
      asking([leaver.employmentId]),
      stepOf({
        id: 'two',
        name: 'two',
        who: [{ kind: 'people', ids: [leaver.employmentId] }],
        again: 'ask',
      }),
    ]);
    const approvalId = await sendForm(demo, 'staff', form);
    await demo.ask('leaver', calls.actOnApproval, {
      approvalId,
      act: 'approve',
      words: 'fine',
      requestKey: uuid7(),
    });
    const lastDay = addDays(demo.today, 40);
    await submitted(demo, 'hr', leavings, {
      employment: leaver.employmentId,
      kind: 'resignation',
      noticeOn: demo.today,
      lastDay,
      takeover: successor.employmentId,
    });
    const tenantId = await tenantOf(demo);
    const onDay = (day: string) =>
      inCompany(demo, (database) =>
        handOverTasks({ database, tenantId, now: () => new Date(`${day}T09:00:00+08:00`) }),
      );
    const moved = async (day: string) => {
      await onDay(day);
      return holders(demo, approvalId);
    };
    expect(await moved(addDays(lastDay, -1))).toEqual([leaver.employmentId]);
    expect(await moved(lastDay)).toEqual([successor.employmentId]);
    expect(await onDay(lastDay)).toEqual({ moved: 0 });
    const { log } = await demo.ask('staff', calls.getApproval, { approvalId });
    expect(log.map(({ kind }) => kind)).toEqual(['submit', 'approve', 'handOver']);
    expect(log[1]?.actorName).toBe(log[2]?.forName);
  });

  test('43: a disabled account decides nothing any more, and its task moves on', async () => {
    const demo = current();
    const disabled = await colleague(demo, 'disabled');
    const form = await publishForm(demo, [asking([disabled.employmentId])]);
    const approvalId = await sendForm(demo, 'staff', form);
    const open = await demo.browser('disabled');
    expect((await open.call(calls.getApproval, { approvalId })).code).toBe('ok');
    await demo.ask('admin', calls.turnAccount, {
      accountId: disabled.accountId,
      enabled: '0',
    });
    const request = { approvalId, act: 'approve' as const, requestKey: uuid7() };
    expect((await open.call(calls.actOnApproval, request)).code).toBe('accountChanged');
    expect(await holders(demo, approvalId)).toEqual([disabled.employmentId]);
    const tenantId = await tenantOf(demo);
    await inCompany(demo, (database) =>
      handOverTasks({ database, tenantId, now: demo.gateway.clock.now }),
    );
    const now = await holders(demo, approvalId);
    expect([now.length, now[0] === disabled.employmentId]).toEqual([1, false]);
  });
});
