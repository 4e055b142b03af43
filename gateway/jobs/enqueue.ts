import type * as z from 'zod/mini';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { DatabaseTransaction } from '../db/tables.ts';
import { uuid7 } from '../db/uuid7.ts';
import { announceReady } from './job-changes.ts';
import { type JobKind, type JobPriority, priorities } from './job-kind.ts';

/** Whose job it is. */
export interface JobOwner {
  readonly tenantId: string;
  /** Null for the system itself. */
  readonly accountId: string | null;
  readonly locale: Locale;
  /** Code of the sub-app that asks; null for the shell and the system. */
  readonly app: string | null;
}

/** What may be said about one job. */
export interface EnqueueOptions {
  readonly now: Date;
  /** The same key is enqueued once: asked again, the job that is there is answered. */
  readonly key?: string;
  /** Not before; at once when absent. */
  readonly runAt?: Date;
  readonly priority?: JobPriority;
}

/** A job that is there by now. */
export interface Enqueued {
  readonly jobId: string;
  /** False when its key was enqueued before. */
  readonly isNew: boolean;
}

/** Enqueues a job in the caller's transaction: it runs if that commits, and only then. */
export async function enqueue<Payload extends z.ZodMiniType>(
  transaction: DatabaseTransaction,
  owner: JobOwner,
  kind: JobKind<Payload>,
  payload: z.input<Payload>,
  { now, key, runAt = now, priority = kind.priority }: EnqueueOptions,
): Promise<Enqueued> {
  // Kept as it came: the worker reads it by the same schema.
  kind.payload.parse(payload);
  const { tenantId, accountId } = owner;
  const jobId = uuid7(now.getTime());
  const added = await transaction
    .insertInto('job')
    .values({
      tenant_id: tenantId,
      id: jobId,
      kind: kind.kind,
      account_id: accountId,
      locale: owner.locale,
      app: owner.app,
      key: key ?? null,
      payload: JSON.stringify(payload),
      priority: priorities[priority],
      run_at: runAt,
      most_attempts: kind.retry.attempts,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'kind', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added !== undefined) {
    await announceReady(transaction, { tenantId, jobId, accountId });
    return { jobId, isNew: true };
  }
  const { id } = await transaction
    .selectFrom('job')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind.kind)
    .where('key', '=', key ?? null)
    .executeTakeFirstOrThrow();
  return { jobId: id, isNew: false };
}
