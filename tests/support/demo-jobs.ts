import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { AnyJobKind } from '#gateway/jobs/job-kind.ts';
import type { DemoGateway } from './demo-gateway.ts';
import { readJob, systemOf, testRunner, testWorker } from './jobs.ts';

/** Runs scheduled jobs of a company of the demo now, and waits until they are done. */
export async function runDemoJobs(
  { gateway }: DemoGateway,
  tenantId: string,
  kinds: readonly AnyJobKind[],
): Promise<void> {
  const { database, clock } = gateway;
  const asked = await database.withTransaction(
    { tenantId, accountId: null },
    'write',
    (transaction) =>
      Promise.all(
        kinds.map((kind) =>
          enqueue(transaction, systemOf(tenantId), kind, {}, { now: clock.now() }),
        ),
      ),
  );
  const runner = testRunner(database, clock.now);
  await testWorker(runner, kinds).runAll();
  if (runner.failures.length > 0) throw runner.failures[0];
  for (const job of asked) {
    // The gateway has a worker too, which may be at one of them.
    let { state } = await readJob(database, tenantId, job);
    while (state !== 'done') ({ state } = await readJob(database, tenantId, job));
  }
}

/** The company of the demo. */
export async function companyOf({ gateway }: DemoGateway): Promise<string> {
  return gateway.asOwner(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from app.tenant where code = 'harbour'`,
    );
    return rows[0]?.id ?? '';
  });
}
