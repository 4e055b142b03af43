import { notify } from '../db/notify.ts';
import type { DatabaseTransaction } from '../db/tables.ts';

/** Where gateways hear that work waits; a hint. */
export const jobReadyChannel = 'job_ready';

/** Where gateways hear that something changed about a job; a hint. */
export const jobChangeChannel = 'job_change';

/** What is announced about a job. */
export interface JobChange {
  readonly tenantId: string;
  readonly jobId: string;
  /** Whose it is; null for the system's. */
  readonly accountId: string | null;
}

/** Announces that a job waits, when the transaction commits. */
export async function announceReady(
  transaction: DatabaseTransaction,
  change: JobChange,
): Promise<void> {
  await notify(transaction, jobReadyChannel, '');
  await announceChange(transaction, change);
}

/** Announces a change of a job, when the transaction commits. */
export async function announceChange(
  transaction: DatabaseTransaction,
  { tenantId, jobId, accountId }: JobChange,
): Promise<void> {
  await notify(transaction, jobChangeChannel, [tenantId, jobId, accountId ?? ''].join(' '));
}

/** Reads what was announced. */
export function readChange(payload: string): JobChange {
  const [tenantId = '', jobId = '', accountId = ''] = payload.split(' ');
  return { tenantId, jobId, accountId: accountId === '' ? null : accountId };
}
