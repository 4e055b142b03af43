import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import { regularisations } from '#gateway/services/joyhr/life/records/regularisations.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { hired, type ReadChange, runDay, submitted } from '#tests/support/records/life-bench.ts';
import { publishRoute } from '#tests/support/workflow/publish-route.ts';

const DAY = 86_400_000;

// The clock goes on here: who was signed in before is not any longer.
eachDemo('a regularisation', (current) => {
  test('waits for its approval, and takes effect on its day', async () => {
    const demo = current();
    const { today, gateway } = demo;
    const manager = (await demo.ask('manager', calls.currentSession, {})).user.employmentId ?? '';
    await publishRoute(demo, 'regularisation', [
      stepOf({ id: 'one', name: 'one', who: [{ kind: 'people', ids: [manager] }] }),
    ]);
    const joinedOn = addDays(today, -20);
    const probationEndsOn = addDays(addMonths(joinedOn, 3), -1);
    const employment = await hired(demo, entries, joinedOn, { probationEndsOn });
    const effectiveOn = addDays(today, 6);
    const asked = (await submitted(demo, 'hr', regularisations, {
      employment,
      effectiveOn,
    })) as ReadChange & { pending: string };
    const fields = async () =>
      (await demo.ask('hr', calls.getEmployee, { employmentId: employment })).fields;
    expect([asked.state, (await fields()).probationEndsOn]).toEqual(['draft', probationEndsOn]);
    await demo.ask('manager', calls.actOnApproval, {
      approvalId: asked.pending,
      act: 'approve',
      requestKey: uuid7(),
    });
    expect((await fields()).probationEndsOn).toBe(addDays(effectiveOn, -1));
    const statusOn = async () => {
      const browser = gateway.browser();
      await browser.signIn('hr');
      const { answer } = await browser.call(calls.getEmployee, { employmentId: employment });
      return answer.result?.status;
    };
    expect(await statusOn()).toBe('probation');
    gateway.clock.advance(6 * DAY);
    await runDay(demo);
    expect(await statusOn()).toBe('active');
  });
});
