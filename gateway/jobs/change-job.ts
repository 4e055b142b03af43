import type { DatabaseTransaction } from '../db/tables.ts';
import { announceChange, announceReady, type JobChange } from './job-changes.ts';

/**
 * Cancels a job: at once when it waits; when it runs, its worker is asked to stop it. What its finished steps changed
 * stays, its effect does not happen. Returns false when it has ended.
 */
export async function cancelJob(
  transaction: DatabaseTransaction,
  { tenantId, jobId }: Pick<JobChange, 'tenantId' | 'jobId'>,
  now: Date,
): Promise<boolean> {
  const waiting = await transaction
    .updateTable('job')
    .set({ state: 'cancelled', ended_at: now, cancel_asked_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', jobId)
    .where('state', '=', 'waiting')
    .returning('account_id as accountId')
    .executeTakeFirst();
  const changed =
    waiting ??
    (await transaction
      .updateTable('job')
      .set({ cancel_asked_at: now })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', jobId)
      .where('state', '=', 'running')
      .returning('account_id as accountId')
      .executeTakeFirst());
  if (changed === undefined) return false;
  await announceChange(transaction, { tenantId, jobId, ...changed });
  return true;
}

/** Begins a job again that failed or was cancelled, from its last step. Returns false when it did neither. */
export async function retryJob(
  transaction: DatabaseTransaction,
  { tenantId, jobId }: Pick<JobChange, 'tenantId' | 'jobId'>,
  now: Date,
): Promise<boolean> {
  const changed = await transaction
    .updateTable('job')
    .set({
      state: 'waiting',
      attempt: 0,
      run_at: now,
      error: null,
      error_words: null,
      ended_at: null,
      cancel_asked_at: null,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', jobId)
    .where('state', 'in', ['failed', 'cancelled'])
    .returning('account_id as accountId')
    .executeTakeFirst();
  if (changed === undefined) return false;
  await announceReady(transaction, { tenantId, jobId, ...changed });
  return true;
}
