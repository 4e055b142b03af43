import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import {
  type Calculation,
  makeSlips,
  settleCalculation,
  writeSlips,
} from '#gateway/services/salary/runs/calculate.ts';
import { inputsMarkOf } from '#gateway/services/salary/runs/inputs-mark.ts';
import { readPeople } from '#gateway/services/salary/runs/load-people.ts';
import { loadRunFacts } from '#gateway/services/salary/runs/load-plan.ts';
import { readRun } from '#gateway/services/salary/runs/open-run.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { openRun, slipsOf } from '#tests/support/pay-runs.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

eachDemo('a calculation that is killed', (current) => {
  test('leaves the slips of the one before, and goes on to the same end', async () => {
    const demo = current();
    const { database } = demo.gateway;
    const before = await openRun(demo);
    const slips = await slipsOf(demo, before.id);
    const tenantId = await tenantOf(database, 'harbour');
    const write = <Result>(body: (work: Calculation) => Promise<Result>) =>
      database.withTransaction({ tenantId, accountId: null }, 'write', async (transaction) => {
        const run = await readRun({ database: transaction, tenantId }, before.id);
        const facts = await loadRunFacts(transaction, tenantId, run);
        const inputsMark = await inputsMarkOf(transaction, tenantId, run);
        const work = { database: transaction, tenantId, run, facts, inputsMark };
        return body({ ...work, calculation: run.begun });
      });
    await write(async (work) => {
      await work.database
        .updateTable('pay_run')
        .set({ begun: work.run.begun + 1 })
        .where('id', '=', work.run.id)
        .execute();
    });
    // Half of the people are written when the worker is gone.
    const batchOf = (half: 0 | 1) =>
      write(async (work) => {
        const people = await readPeople(work.database, tenantId, work.run);
        const middle = Math.floor(people.length / 2);
        const own = half === 0 ? people.slice(0, middle) : people.slice(middle);
        await writeSlips(work.database, work, await makeSlips(work, own));
      });
    await batchOf(0);
    expect(await slipsOf(demo, before.id)).toEqual(slips);
    expect(await openRun(demo)).toEqual(before);
    // The next attempt repeats the batch that may have been written, and ends.
    await batchOf(0);
    await batchOf(1);
    expect(await slipsOf(demo, before.id)).toEqual(slips);
    expect(await write((work) => settleCalculation(work.database, work, null))).toBe(true);
    expect(await slipsOf(demo, before.id)).toEqual(slips);
    const rows = await write(({ database: transaction }) =>
      transaction
        .selectFrom('pay_slip')
        .where('pay_run_id', '=', before.id)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow(),
    );
    expect(Number(rows.count)).toBe(slips.length);
  });

  test('changes nothing once a later one was begun', async () => {
    const demo = current();
    const before = await openRun(demo);
    const tenantId = await tenantOf(demo.gateway.database, 'harbour');
    const settled = await demo.gateway.database.withTransaction(
      { tenantId, accountId: null },
      'write',
      async (database) => {
        const run = await readRun({ database, tenantId }, before.id);
        const calculation = run.begun - 1;
        const facts = await loadRunFacts(database, tenantId, run);
        const work = { tenantId, run, calculation, facts, inputsMark: '' };
        return settleCalculation(database, work, null);
      },
    );
    expect(settled).toBe(false);
    expect(await openRun(demo)).toEqual(before);
    expect((await demo.ask('hr', calls.payRuns, {})).rows[0]?.id).toBe(before.id);
  });
});
