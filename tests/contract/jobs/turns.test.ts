import { expect, test } from 'vitest';
import { eachDatabase } from '#tests/support/database.ts';
import { buildTenant } from '#tests/support/identity.ts';
import { jobBench, namedJob } from '#tests/support/job-bench.ts';
import { testWorker } from '#tests/support/jobs.ts';

eachDatabase('the turns of jobs', (current) => {
  const { ask, clock, runner } = jobBench(current);

  test('begin by priority, and of one priority the older first', async () => {
    const began: string[] = [];
    const kind = namedJob(async (_, name) => {
      began.push(name);
      return {};
    });
    await ask(kind, 'low', { priority: 'low' });
    await ask(kind, 'first');
    clock().advance(10);
    await ask(kind, 'second');
    await ask(kind, 'high', { priority: 'high' });
    clock().advance(10);
    await testWorker(runner(), [kind], { slots: 1 }).runAll();
    expect(began).toEqual(['high', 'first', 'second', 'low']);
  });

  test('of a company with many do not keep another one with few', async () => {
    const { tenantId: small } = await buildTenant(current().database);
    const began: string[] = [];
    const kind = namedJob(async (context) => {
      began.push(context.tenantId === small ? 'small' : 'large');
      return {};
    });
    for (let number = 0; number < 12; number += 1) await ask(kind);
    for (let number = 0; number < 2; number += 1) await ask(kind, 'late', {}, small);
    clock().advance(10);
    await testWorker(runner(), [kind], { slots: 1 }).runAll();
    expect(began).toHaveLength(14);
    expect(began.slice(0, 5)).toEqual(['large', 'small', 'large', 'small', 'large']);
  });

  test('of one company leave a slot of the worker to the others', async () => {
    const { tenantId: other } = await buildTenant(current().database);
    const gate = Promise.withResolvers<void>();
    const began: string[] = [];
    const kind = namedJob(async (context) => {
      began.push(context.tenantId === other ? 'other' : 'busy');
      await gate.promise;
      return {};
    });
    for (let number = 0; number < 6; number += 1) await ask(kind);
    const worker = testWorker(runner(), [kind], { slots: 3 });
    await worker.look();
    await worker.look();
    await expect.poll(() => began).toEqual(['busy', 'busy']);
    await ask(kind, 'late', {}, other);
    await worker.look();
    await expect.poll(() => began).toEqual(['busy', 'busy', 'other']);
    gate.resolve();
    await worker.runAll();
    expect(began).toHaveLength(7);
  });
});
