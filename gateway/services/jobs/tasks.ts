import type {
  downLoadErrorData,
  getDownLoadList,
  getProgress,
  startTask,
  updateProcess,
} from '#bridge/calls/jobs/tasks.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { cancelJob, retryJob } from '#gateway/jobs/change-job.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { findFile, readAllParts } from '#gateway/jobs/job-files.ts';
import type { AnyJobKind } from '#gateway/jobs/job-kind.ts';
import { fieldErrors } from '#gateway/kernel/field-errors.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext, Verdict } from '#gateway/kernel/handler.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { jobKinds } from '../job-kinds.ts';
import { type JobLine, ownJobs, readJobLines } from './job-rows.ts';

/** A kind is started by those who have its function, through an app that has its service. */
export function mayStartTask(
  { rights, caller, apps }: CallContext,
  { kind: name }: ParsedRequestOf<typeof startTask>,
): Verdict {
  const kind = jobKinds.get(name);
  if (!kind?.start) return 'notFound';
  if (!hasFunction(rights, kind.start.functionId)) return 'noPermission';
  if (caller === 'shell') return 'allow';
  const services = apps.byCode(caller.app)?.manifest.services ?? [];
  return services.some(({ service }) => service === kind.area) ? 'allow' : 'noPermission';
}

/** Enqueues a task of the caller. */
export async function answerStart(
  context: CallContext,
  { kind: name, payload, key }: ParsedRequestOf<typeof startTask>,
): Promise<ResultOf<typeof startTask>> {
  const kind = jobKinds.get(name);
  if (kind === undefined) throw new RefusedError('notFound');
  checkPayload(kind, payload);
  const { tenantId, accountId, locale, caller } = context;
  const owner = { tenantId, accountId, locale, app: caller === 'shell' ? null : caller.app };
  // A key is a person's own: the same one of another person is another task.
  const options = { now: context.now(), ...(key && { key: `${accountId} ${key}` }) };
  const { jobId } = await enqueue(context.database, owner, kind, payload, options);
  context.record(`job:${jobId}`, { kind: name });
  return { jobId };
}

function checkPayload({ payload: schema }: AnyJobKind, payload: unknown): void {
  const { error } = schema.safeParse(payload);
  if (error) throw new RefusedError('badInput', { fields: fieldErrors(error.issues, payload) });
}

/** Returns one page of the caller's tasks. */
export async function answerTasks(
  context: CallContext,
  { state, page, rows }: ParsedRequestOf<typeof getDownLoadList>,
): Promise<ResultOf<typeof getDownLoadList>> {
  const jobs = ownJobs(context).$if(state !== undefined, (query) =>
    query.where('q.state', '=', state ?? 'done'),
  );
  const shown = await readJobLines(
    context,
    jobs
      .orderBy('q.created_at', 'desc')
      .orderBy('q.id', 'desc')
      .limit(rows)
      .offset(offsetOf({ page, rows })),
  );
  const unfinished = await countRows(
    ownJobs(context).where('q.state', 'in', ['waiting', 'running']),
  );
  return { ...(await pageFrom({ page, rows }, shown, () => countRows(jobs))), unfinished };
}

/** Returns the state of one task of the caller. */
export function answerProgress(
  context: CallContext,
  { jobId }: ParsedRequestOf<typeof getProgress>,
): Promise<JobLine> {
  return readOwnJob(context, jobId);
}

/** Cancels a task of the caller or begins it again. */
export async function answerUpdate(
  context: CallContext,
  { jobId, action }: ParsedRequestOf<typeof updateProcess>,
): Promise<JobLine> {
  const { kind } = await readOwnJob(context, jobId);
  const change = action === 'cancel' ? cancelJob : retryJob;
  const place = { tenantId: context.tenantId, jobId };
  if (!(await change(context.database, place, context.now()))) throw new RefusedError('conflict');
  context.record(`job:${jobId}`, { kind, action });
  return readOwnJob(context, jobId);
}

/** Returns the rows that an import refused. */
export async function answerErrors(
  context: CallContext,
  { jobId }: ParsedRequestOf<typeof downLoadErrorData>,
): Promise<FileAnswer> {
  const { kind } = await readOwnJob(context, jobId);
  const { tenantId, database } = context;
  const file = await findFile(database, { tenantId, jobId, role: 'errors' }, context.now());
  if (file === undefined) throw new RefusedError('notFound');
  context.record(`job:${jobId}`, { kind, file: 'errors' });
  return new FileAnswer(file.name, file.contentType, await readAllParts(database, file));
}

async function readOwnJob(context: CallContext, jobId: string): Promise<JobLine> {
  const [job] = await readJobLines(context, ownJobs(context).where('q.id', '=', jobId));
  if (job === undefined) throw new RefusedError('notFound');
  return job;
}
