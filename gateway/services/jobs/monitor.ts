import { type Expression, type SqlBool, sql } from 'kysely';
import { jobFunctions } from '#bridge/calls/jobs/functions.ts';
import { earlierRuns, type getTaskMonitorDetail } from '#bridge/calls/jobs/monitor.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { jobKinds } from '../job-kinds.ts';
import { companyJobs, type JobLine, type Jobs, ownJobs, readJobLines } from './job-rows.ts';

type Detail = ResultOf<typeof getTaskMonitorDetail>;

/** Returns what is known of one job that the caller sees. @throws {RefusedError} `notFound` */
export async function answerMonitor(
  context: CallContext,
  { jobId }: ParsedRequestOf<typeof getTaskMonitorDetail>,
): Promise<Detail> {
  const seen = hasFunction(context.rights, jobFunctions.jobs)
    ? companyJobs(context)
    : ownJobs(context);
  const [job] = await readJobLines(context, seen.where('q.id', '=', jobId));
  if (job === undefined) throw new RefusedError('notFound');
  const { runAt } = await seen
    .where('q.id', '=', jobId)
    .select('q.run_at as runAt')
    .executeTakeFirstOrThrow();
  const now = context.now();
  return {
    job,
    waited: spent(runAt.toISOString(), job.startedAt ?? job.endedAt, now),
    ran: spent(job.startedAt, job.endedAt, now),
    ahead: job.state === 'waiting' ? await countAhead(context, jobId) : 0,
    schedule: job.ownerName === null ? await readSchedule(context, job.kind) : null,
    earlier: await readEarlier(context, seen, job),
  };
}

/** Milliseconds between two moments, until now while the second is to come; never less than none: a job may be due later. */
function spent(from: string | null, to: string | null, now: Date): number | null {
  if (from === null) return null;
  return Math.max(0, (to === null ? now : new Date(to)).getTime() - new Date(from).getTime());
}

/** Workers take the more urgent first, and of those alike the one that is due longest. */
async function countAhead(context: CallContext, jobId: string): Promise<number> {
  const isFirst: Expression<SqlBool> = sql<boolean>`(o.priority > q.priority
    or (o.priority = q.priority and (o.run_at, o.id) < (q.run_at, q.id)))`;
  const { count } = await companyJobs(context)
    .where('q.id', '=', jobId)
    .innerJoin('job as o', (join) =>
      join.onRef('o.tenant_id', '=', 'q.tenant_id').on('o.state', '=', 'waiting').on(isFirst),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function readSchedule(
  { database, tenantId }: CallContext,
  kind: string,
): Promise<Detail['schedule']> {
  const schedule = jobKinds.get(kind)?.schedule ?? null;
  const row = await database
    .selectFrom('job_schedule')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .select(['time_zone', 'next_at'])
    .executeTakeFirst();
  if (schedule === null || row === undefined) return null;
  return {
    minutes: null,
    weekday: null,
    day: null,
    at: null,
    ...schedule,
    timeZone: row.time_zone,
    nextAt: row.next_at.toISOString(),
  };
}

async function readEarlier(
  context: CallContext,
  seen: Jobs,
  { id, kind, createdAt }: JobLine,
): Promise<Detail['earlier']> {
  const lines = await readJobLines(
    context,
    seen
      .where('q.kind', '=', kind)
      .where('q.id', '<>', id)
      .where('q.created_at', '<=', new Date(createdAt))
      .orderBy('q.created_at', 'desc')
      .orderBy('q.id', 'desc')
      .limit(earlierRuns),
  );
  return lines.map((line) => ({
    id: line.id,
    state: line.state,
    createdAt: line.createdAt,
    ran: spent(line.startedAt, line.endedAt, context.now()),
    error: line.error,
  }));
}
