import type { Locale } from '#bridge/calls/kit/words.ts';
import type { GatewayDatabase } from '../db/open-database.ts';
import type { DatabaseTransaction } from '../db/tables.ts';
import { type Claim, LEASE } from './claim.ts';
import { announceChange } from './job-changes.ts';

/** Why a job that runs has to stop. */
export type StopReason = 'cancelled' | 'stopping' | 'lost';

/** A job stops before its end, for a reason that is no failure. */
export class JobStopped extends Error {
  override readonly name = 'JobStopped';
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(`The job stops: ${reason}.`);
    this.reason = reason;
  }
}

/** How far a job is. */
export interface Progress {
  readonly done: number;
  readonly total: number | null;
}

/** A transaction of the job's company; a write fails after the lease is lost. */
export function inTenant<Result>(
  database: GatewayDatabase,
  claim: Claim,
  mode: 'read' | 'write',
  body: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  const { tenantId, accountId } = claim;
  return database.withTransaction({ tenantId, accountId }, mode, body);
}

/**
 * Locks the job for this transaction, so that no one takes it or cancels it before the change is kept.
 * @throws {JobStopped} when another worker has it by now, or when it is to be cancelled.
 */
export async function holdJob(transaction: DatabaseTransaction, claim: Claim): Promise<void> {
  const job = await transaction
    .selectFrom('job')
    .select('cancel_asked_at')
    .where('tenant_id', '=', claim.tenantId)
    .where('id', '=', claim.jobId)
    .where('lease_id', '=', claim.leaseId)
    .forUpdate()
    .executeTakeFirst();
  if (job === undefined) throw new JobStopped('lost');
  if (job.cancel_asked_at !== null) throw new JobStopped('cancelled');
}

/** A sign of life with how far the job is. Returns why it must stop, or null. */
export async function beat(
  database: GatewayDatabase,
  claim: Claim,
  { done, total }: Progress,
  now: Date,
): Promise<StopReason | null> {
  return inTenant(database, claim, 'write', async (transaction) => {
    const job = await transaction
      .updateTable('job')
      .set({ lease_until: new Date(now.getTime() + LEASE), done, total })
      .where('tenant_id', '=', claim.tenantId)
      .where('id', '=', claim.jobId)
      .where('lease_id', '=', claim.leaseId)
      .returning('cancel_asked_at')
      .executeTakeFirst();
    if (job === undefined) return 'lost';
    await announceChange(transaction, claim);
    return job.cancel_asked_at === null ? null : 'cancelled';
  });
}

/** Why an attempt failed: the name of a code, and its words. */
export interface AttemptError {
  readonly name: string;
  readonly words: Readonly<Record<Locale, string>>;
}

/** How an attempt ends when the job is not done. */
export type AttemptEnd =
  | { readonly state: 'cancelled' }
  | { readonly state: 'failed'; readonly error: AttemptError }
  /** It is tried again; `counts` is false when the attempt was no fault of the job. */
  | {
      readonly state: 'waiting';
      readonly error: AttemptError | null;
      readonly runAt: Date;
      readonly counts: boolean;
    };

/** Gives the job back in its present state; nothing happens when another worker has it. */
export async function giveBack(
  database: GatewayDatabase,
  claim: Claim,
  end: AttemptEnd,
  now: Date,
): Promise<void> {
  const waits = end.state === 'waiting';
  const error = end.state === 'cancelled' ? null : end.error;
  await inTenant(database, claim, 'write', async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('job')
      .set({
        state: end.state,
        lease_id: null,
        lease_until: null,
        worker: null,
        error: error?.name ?? null,
        error_words: error && JSON.stringify(error.words),
        ended_at: waits ? null : now,
        ...(waits && { run_at: end.runAt }),
        ...(waits && !end.counts && { attempt: claim.attempt - 1 }),
      })
      .where('tenant_id', '=', claim.tenantId)
      .where('id', '=', claim.jobId)
      .where('lease_id', '=', claim.leaseId)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await announceChange(transaction, claim);
  });
}
