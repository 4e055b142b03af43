import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import type { Enqueued, JobOwner } from '#gateway/jobs/enqueue.ts';
import { type AnyJobKind, collectJobKinds } from '#gateway/jobs/job-kind.ts';
import type { JobRunner } from '#gateway/jobs/run-job.ts';
import { JobWorker } from '#gateway/jobs/worker.ts';

/** The system as the owner of a job. */
export function systemOf(tenantId: string): JobOwner {
  return { tenantId, accountId: null, locale: 'en', app: null };
}

/** What jobs of a test are run with; what fails for another reason than a refusal is kept in `failures`. */
export function testRunner(
  database: GatewayDatabase,
  now: () => Date,
): JobRunner & { readonly failures: unknown[] } {
  const failures: unknown[] = [];
  return {
    database,
    now,
    callerOf: () => Promise.reject(new Error('These jobs have no caller.')),
    onFailure: (error) => failures.push(error),
    failures,
  };
}

/** A worker of a test. What goes wrong beside its jobs makes the process fail. */
export function testWorker(
  runner: JobRunner,
  kinds: readonly AnyJobKind[],
  { slots = 2, name = 'test' }: { readonly slots?: number; readonly name?: string } = {},
): JobWorker {
  const onError = (error: unknown): void => {
    throw error;
  };
  return new JobWorker({ ...runner, kinds: collectJobKinds(kinds), name, slots, onError });
}

/** The states of jobs of a company, by their ids. */
export async function readJobs(database: GatewayDatabase, tenantId: string) {
  return database.withTransaction({ tenantId, accountId: null }, 'read', (transaction) =>
    transaction
      .selectFrom('job')
      .select([
        'id',
        'kind',
        'state',
        'attempt',
        'error',
        'run_at as runAt',
        'done',
        'total',
        'summary',
      ])
      .where('tenant_id', '=', tenantId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );
}

/** The state of one job. */
export async function readJob(database: GatewayDatabase, tenantId: string, { jobId }: Enqueued) {
  const found = (await readJobs(database, tenantId)).find(({ id }) => id === jobId);
  if (found === undefined) throw new Error(`There is no job ${jobId}.`);
  return found;
}

/** The marks a company has, each as often as it was left. */
export async function readMarks(database: GatewayDatabase, tenantId: string): Promise<string[]> {
  const rows = await database.withTransaction(
    { tenantId, accountId: null },
    'read',
    (transaction) =>
      transaction
        .selectFrom('audit_event')
        .select('target')
        .where('tenant_id', '=', tenantId)
        .where('call', '=', 'test.mark')
        .orderBy('target')
        .execute(),
  );
  return rows.map(({ target }) => target);
}
