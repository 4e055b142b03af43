import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { findRow } from '#gateway/record/detail.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { hiringJobs } from '../records/index.ts';

/**
 * Checks that the caller reaches a job.
 * @throws {RefusedError} `notFound`, also for a job out of reach
 */
export async function requireJob(context: CallContext, jobId: string): Promise<void> {
  await findRow(await openScope(context, hiringJobs, records), jobId);
}

/** An application as its rules look at it. */
export interface OpenApplication {
  readonly id: string;
  readonly version: number;
  readonly state: 'active' | 'hired' | 'closed';
  readonly candidateId: string;
  readonly jobId: string;
  readonly jobState: 'draft' | 'open' | 'paused' | 'closed';
  readonly requisitionId: string;
  readonly stageId: string;
}

/**
 * Reads an application of a job the caller reaches, and locks it where it is to be changed.
 * @throws {RefusedError} `notFound`
 */
export async function openApplication(
  context: CallContext,
  id: string,
  { locked = false }: { readonly locked?: boolean } = {},
): Promise<OpenApplication> {
  const { database, tenantId } = context;
  const query = database
    .selectFrom('application as a')
    .innerJoin('hiring_job as j', (join) =>
      join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'),
    )
    .where('a.tenant_id', '=', tenantId)
    .where('a.id', '=', id)
    .select([
      'a.id',
      'a.version',
      'a.state',
      'a.candidate_id as candidateId',
      'a.job_id as jobId',
      'j.state as jobState',
      'j.requisition_id as requisitionId',
      'a.stage_id as stageId',
    ]);
  const found = await (locked ? query.forUpdate('a') : query).executeTakeFirst();
  if (found === undefined) throw new RefusedError('notFound');
  await requireJob(context, found.jobId);
  return found;
}

/**
 * The same for a change: the version is the one that was shown.
 * @throws {RefusedError} `notFound`, `conflict`
 */
export async function openForChange(
  context: CallContext,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<OpenApplication> {
  const application = await openApplication(context, id, { locked: true });
  if (application.version !== version) throw new RefusedError('conflict');
  context.record(`application:${id}`);
  return application;
}
