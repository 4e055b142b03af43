import { sql } from 'kysely';
import type { GatewayDatabase } from '../db/open-database.ts';
import type { DatabaseTransaction } from '../db/tables.ts';
import { announceChange } from './job-changes.ts';

/** Milliseconds after its last sign of life at which a job is taken from its worker. */
export const LEASE = 30_000;

/** Candidates of a company beyond those asked for: another worker may be claiming the first of them. */
const LOCKED_BY_OTHERS = 16;

/** A job that a worker holds, and until it says so again for no longer than its lease. */
export interface Claim {
  readonly tenantId: string;
  readonly jobId: string;
  readonly kind: string;
  readonly accountId: string | null;
  readonly attempt: number;
  /** Another one with every attempt: a worker that lost the job can no longer change it. */
  readonly leaseId: string;
}

/** What a worker asks for. */
export interface ClaimRequest {
  /** Names the worker to people. */
  readonly worker: string;
  readonly kinds: readonly string[];
  readonly most: number;
  /** Jobs of one company that the worker runs at once, so that others find a free slot. */
  readonly mostPerTenant: number;
  readonly now: Date;
}

/**
 * Claims the jobs that are due: the company with the fewest running jobs first, then the one that was served longest
 * ago, so that a company with a thousand jobs does not keep another with one waiting; within a company by priority, then
 * by age.
 */
export async function claimJobs(
  database: GatewayDatabase,
  { worker, kinds, most, mostPerTenant, now }: ClaimRequest,
): Promise<readonly Claim[]> {
  const until = new Date(now.getTime() + LEASE);
  return database.withOperatorTransaction({ accountId: null }, 'write', async (transaction) => {
    const { rows } = await sql<Claim>`
      with held as materialized (
        select tenant_id, count(*) as jobs, count(*) filter (where worker = ${worker}) as here
        from job where state = 'running' group by tenant_id
      ), candidate as materialized (
        select t.id as tenant_id, first.id, first.priority, first.run_at, coalesce(held.jobs, 0) as jobs,
          coalesce(held.here, 0) as here, served.at as served,
          row_number() over (partition by t.id order by first.priority desc, first.run_at, first.id) as place
        from tenant t
        left join held on held.tenant_id = t.id
        cross join lateral (
          select id, priority, run_at from job
          where tenant_id = t.id and state = 'waiting' and run_at <= ${now} and kind = any(${[...kinds]}::text[])
          order by priority desc, run_at, id limit ${most + LOCKED_BY_OTHERS}
        ) first
        left join lateral (
          select started_at as at from job where tenant_id = t.id and started_at is not null
          order by started_at desc limit 1
        ) served on true
        where t.status = 'active'
      ), chosen as materialized (
        select j.tenant_id, j.id from candidate c
        join job j on j.tenant_id = c.tenant_id and j.id = c.id
        where j.state = 'waiting' and c.here + c.place <= ${mostPerTenant}
        order by c.jobs + c.place, c.served nulls first, c.priority desc, c.run_at, c.id
        limit ${most} for update of j skip locked
      )
      update job set state = 'running', lease_id = gen_random_uuid(), lease_until = ${until},
        worker = ${worker}, attempt = attempt + 1, started_at = ${now}
      where (tenant_id, id) in (select tenant_id, id from chosen)
      returning tenant_id as "tenantId", id as "jobId", kind, account_id as "accountId", attempt,
        lease_id as "leaseId"`.execute(transaction);
    await announceAll(transaction, rows);
    return rows;
  });
}

/**
 * Takes jobs from workers that gave no sign of life: they wait again, are cancelled if somebody asked for it, or fail if
 * they were begun as often as they may. Returns how many.
 */
export async function releaseExpired(database: GatewayDatabase, now: Date): Promise<number> {
  return database.withOperatorTransaction({ accountId: null }, 'write', async (transaction) => {
    const { rows } = await sql<Pick<Claim, 'tenantId' | 'jobId' | 'accountId'>>`
      update job set lease_id = null, lease_until = null, worker = null, error_words = null, run_at = ${now},
        error = case when cancel_asked_at is null then 'interrupted' end,
        state = case when cancel_asked_at is not null then 'cancelled'
          when attempt >= most_attempts then 'failed' else 'waiting' end,
        ended_at = case when cancel_asked_at is not null or attempt >= most_attempts
          then ${now}::timestamptz end
      where state = 'running' and lease_until < ${now}
      returning tenant_id as "tenantId", id as "jobId", account_id as "accountId"`.execute(
      transaction,
    );
    await announceAll(transaction, rows);
    return rows.length;
  });
}

async function announceAll(
  transaction: DatabaseTransaction,
  jobs: readonly Pick<Claim, 'tenantId' | 'jobId' | 'accountId'>[],
): Promise<void> {
  for (const job of jobs) await announceChange(transaction, job);
}
