import type { Selectable, SelectQueryBuilder } from 'kysely';
import type * as z from 'zod/mini';
import { jobFunctions } from '#bridge/calls/jobs/functions.ts';
import type { jobLine } from '#bridge/calls/jobs/job-line.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { Database } from '#gateway/db/tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { jobKinds } from '../job-kinds.ts';
import { jobWords } from './texts/job-words.ts';

/** One job as it leaves. */
export type JobLine = z.output<typeof jobLine>;

type Tables = Database & { q: Database['job'] };

/** Jobs of one company as `q`, without a selection. */
export type Jobs = SelectQueryBuilder<Tables, 'q', object>;

/** The jobs of the caller's company. */
export function companyJobs({ database, tenantId }: CallContext): Jobs {
  return database.selectFrom('job as q').where('q.tenant_id', '=', tenantId);
}

/** The jobs the caller asked for; an app sees only those that were asked for through it. */
export function ownJobs(context: CallContext): Jobs {
  const own = companyJobs(context).where('q.account_id', '=', context.accountId);
  return context.caller === 'shell' ? own : own.where('q.app', '=', context.caller.app);
}

/** Reads some jobs in their order, as they leave. */
export async function readJobLines(context: CallContext, jobs: Jobs): Promise<JobLine[]> {
  const rows = await jobs
    .leftJoin('account as a', 'a.id', 'q.account_id')
    .select(['q.id', 'q.kind', 'q.state', 'q.cancel_asked_at', 'q.done', 'q.total', 'q.attempt'])
    .select([
      'q.most_attempts',
      'q.error',
      'q.error_words',
      'q.account_id',
      'a.display_name',
      'q.created_at',
    ])
    .select(['q.run_at', 'q.started_at', 'q.ended_at', 'q.summary'])
    .execute();
  const files = await readFiles(
    context,
    rows.map(({ id }) => id),
  );
  const mayManage = hasFunction(context.rights, jobFunctions['jobs.manage']);
  return rows.map((row) => {
    const { id, kind, state, attempt, total } = row;
    const isOwn = row.account_id === context.accountId;
    const mayChange = isOwn || mayManage;
    const cancelling = state === 'running' && row.cancel_asked_at !== null;
    return {
      id,
      kind,
      title: jobKinds.get(kind)?.title[context.locale] ?? kind,
      state,
      cancelling,
      done: row.done,
      total,
      attempt,
      mostAttempts: row.most_attempts,
      error: errorWords(row, context.locale),
      ownerName: row.display_name,
      createdAt: row.created_at.toISOString(),
      dueAt: state === 'waiting' ? row.run_at.toISOString() : null,
      startedAt: row.started_at?.toISOString() ?? null,
      endedAt: row.ended_at?.toISOString() ?? null,
      files: files.get(id) ?? [],
      summary: isOwn ? presentSummary(row.summary) : {},
      can: {
        cancel: mayChange && !cancelling && (state === 'waiting' || state === 'running'),
        retry: mayChange && (state === 'failed' || state === 'cancelled'),
        download: isOwn && files.has(id),
      },
    };
  });
}

async function readFiles(
  { database, tenantId, now }: CallContext,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, JobLine['files']>> {
  const files = new Map<string, JobLine['files']>();
  if (jobIds.length === 0) return files;
  const rows = await database
    .selectFrom('job_file')
    .select(['job_id', 'role', 'name', 'size', 'expires_at'])
    .where('tenant_id', '=', tenantId)
    .where('job_id', 'in', jobIds)
    .where('expires_at', '>', now())
    .orderBy('role', 'desc')
    .execute();
  for (const { job_id: jobId, role, name, size, expires_at: expiresAt } of rows) {
    const file = { role, name, size: Number(size), expiresAt: expiresAt.toISOString() };
    files.set(jobId, [...(files.get(jobId) ?? []), file]);
  }
  return files;
}

/** A worker that went away left no words. */
function errorWords(
  { error, error_words: words }: Pick<Selectable<Database['job']>, 'error' | 'error_words'>,
  locale: Locale,
): string | null {
  if (error === null) return null;
  return words?.[locale] ?? jobWords[locale].interrupted;
}

/** What a job kept of its outcome: plain values alone. */
function presentSummary(summary: Readonly<Record<string, unknown>>): JobLine['summary'] {
  const plain = ([, value]: [string, unknown]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return Object.fromEntries(Object.entries(summary).filter(plain)) as JobLine['summary'];
}
