import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import {
  calculate,
  change,
  codeOf,
  demoLeaver,
  enteredItems,
  openRun,
  payAndClose,
} from '#tests/support/pay-runs.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

const agreed = { kind: 'N', severance: '900000.00', unusedDays: '1' } as const;

eachDemo('a settlement and its run', (current) => {
  test('it waits for who moves the run, and is refused once the run is submitted', async () => {
    const demo = current();
    const { employmentId } = await demoLeaver(demo);
    const run = await openRun(demo);
    const { database } = demo.gateway;
    const tenantId = await tenantOf(database, 'harbour');
    const request = { ...agreed, employmentId };
    const held = Promise.withResolvers<void>();
    // Begun here, since inside of the transaction no other one may be opened.
    const asked = held.promise.then(() => codeOf(demo, 'hr', calls.savePaySettlement, request));
    await database.withTransaction({ tenantId, accountId: null }, 'write', async (transaction) => {
      await sql`select from pay_run where tenant_id = ${tenantId} and id = ${run.id}
          for update`.execute(transaction);
      held.resolve();
      await setTimeout(700);
      await sql`update pay_run set state = 'submitted' where tenant_id = ${tenantId}
          and id = ${run.id}`.execute(transaction);
    });
    expect(await asked).toBe('salary.noFinalMonth');
    expect(await enteredItems(demo, employmentId, run.month)).not.toContain('severance');
    await change(
      demo,
      (id) => sql`update pay_run set state = 'calculated' where tenant_id = ${id}
        and id = ${run.id}`,
    );
  });

  test('one that is entered in a month that is paid stays there: a later last day enters no other', async () => {
    const demo = current();
    const { employmentId, month } = await demoLeaver(demo);
    const next = addMonths(month ?? '', 1);
    const settled = ['severance', 'unused_leave'];
    const request = { ...agreed, employmentId };
    await demo.ask('hr', calls.savePaySettlement, request);
    const entered = await enteredItems(demo, employmentId, month ?? '');
    expect(entered).toEqual(expect.arrayContaining(settled));
    const run = await calculate(demo, await openRun(demo));
    expect((await payAndClose(demo, run.id)).state).toBe('closed');
    expect(await codeOf(demo, 'hr', calls.savePaySettlement, request)).toBe('salary.noFinalMonth');

    const { groups } = await demo.ask('hr', calls.payRuns, {});
    await demo.ask('hr', calls.createPayRun, { payGroupId: groups[0]?.id ?? '' });
    const lastDay = addDays(next, 9);
    await change(
      demo,
      (id) => sql`update employment set left_on = ${lastDay}::date where tenant_id = ${id}
        and id = ${employmentId}`,
    );
    const moved = await demo.ask('hr', calls.paySettlement, { employmentId });
    expect(moved.month).toBe(next);
    expect(await codeOf(demo, 'hr', calls.savePaySettlement, request)).toBe('salary.noFinalMonth');
    expect(await enteredItems(demo, employmentId, month ?? '')).toEqual(entered);
    expect(await enteredItems(demo, employmentId, next)).not.toContain('severance');
  });
});
