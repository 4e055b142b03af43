import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { JobRunner } from '#gateway/jobs/run-job.ts';
import { JobWorker } from '#gateway/jobs/worker.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { jobKinds } from '../job-kinds.ts';
import type { GatewayServices } from '../services.ts';

/** What a worker of this process is made of. */
export interface WorkerParts {
  readonly services: GatewayServices;
  readonly slots: number;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

/** Makes the worker that runs the jobs of all areas in this process. */
export function createJobWorker({ services, slots, now, log }: WorkerParts): JobWorker {
  return new JobWorker({
    database: services.database,
    kinds: jobKinds,
    name: `${hostname()} ${process.pid}`,
    slots,
    now,
    callerOf: callersOf(services, now),
    onFailure: (error, { jobId, kind, tenantId, attempt }) =>
      log.warn({ err: error, jobId, kind, tenantId, attempt }, 'job failed'),
    onError: (error) => log.warn({ err: error }, 'worker failed'),
  });
}

/** A job runs with what its person may do when it runs, not with what they could do when they asked. */
function callersOf(services: GatewayServices, now: () => Date): JobRunner['callerOf'] {
  return async ({ tenantId, accountId, jobId, kind, locale, app }, transaction, record) => {
    if (accountId === null) throw new RefusedError('noPermission');
    const account = await transaction
      .selectFrom('account')
      .select('status')
      .where('id', '=', accountId)
      .executeTakeFirst();
    if (account?.status !== 'active') throw new RefusedError('accountChanged');
    const rights = await services.rights.read(transaction, tenantId, accountId);
    if (kind.start !== null && !hasFunction(rights, kind.start.functionId)) {
      throw new RefusedError('noPermission');
    }
    return {
      tenantId,
      accountId,
      locale,
      requestId: jobId,
      caller: app === null ? 'shell' : { app },
      rights,
      database: transaction,
      apps: services.apps().of(tenantId),
      portalOrigin: services.portalOrigin,
      now,
      record,
    };
  };
}
