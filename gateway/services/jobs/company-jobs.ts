import {
  type cancelJob as cancelCall,
  type jobFileAddress,
  jobFilePath,
  type jobPage,
} from '#bridge/calls/jobs/calls.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { cancelJob } from '#gateway/jobs/change-job.ts';
import { findFile, signFile } from '#gateway/jobs/job-files.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { escapeLike } from '../people/keyword.ts';
import { companyJobs, type JobLine, ownJobs, readJobLines } from './job-rows.ts';

/** Returns one page of the company's jobs. */
export async function answerJobPage(
  context: CallContext,
  { keyword, state, origin, direction, page, rows }: ParsedRequestOf<typeof jobPage>,
): Promise<ResultOf<typeof jobPage>> {
  const pattern = `%${escapeLike(keyword ?? '')}%`;
  const jobs = companyJobs(context)
    .$if(state !== undefined, (query) => query.where('q.state', '=', state ?? 'done'))
    .$if(origin !== undefined, (query) =>
      query.where('q.account_id', origin === 'system' ? 'is' : 'is not', null),
    )
    .$if(keyword !== undefined, (query) =>
      query.where('q.account_id', 'in', (people) =>
        people.selectFrom('account').select('id').where('display_name', 'ilike', pattern),
      ),
    );
  const shown = await readJobLines(
    context,
    jobs
      .orderBy('q.created_at', direction)
      .orderBy('q.id', direction)
      .limit(rows)
      .offset(offsetOf({ page, rows })),
  );
  return pageFrom({ page, rows }, shown, () => countRows(jobs));
}

/** Cancels a job of the company, or begins it again. */
export function answerChange(action: 'cancel' | 'retry', change: typeof cancelJob) {
  return async (
    context: CallContext,
    { jobId }: ParsedRequestOf<typeof cancelCall>,
  ): Promise<JobLine> => {
    const { kind } = await readCompanyJob(context, jobId);
    const place = { tenantId: context.tenantId, jobId };
    if (!(await change(context.database, place, context.now()))) throw new RefusedError('conflict');
    context.record(`job:${jobId}`, { kind, action });
    return readCompanyJob(context, jobId);
  };
}

/** Returns where a file of the caller's own job can be downloaded without a session. */
export async function answerFileAddress(
  context: CallContext,
  { jobId, role }: ParsedRequestOf<typeof jobFileAddress>,
): Promise<ResultOf<typeof jobFileAddress>> {
  const [job] = await readJobLines(context, ownJobs(context).where('q.id', '=', jobId));
  const { tenantId, database } = context;
  const file = job && (await findFile(database, { tenantId, jobId, role }, context.now()));
  if (file === undefined) throw new RefusedError('notFound');
  context.record(`job:${jobId}`, { kind: job?.kind, file: role });
  return {
    address: [jobFilePath, tenantId, jobId, role, signFile(file)].join('/'),
    expiresAt: file.expiresAt.toISOString(),
  };
}

async function readCompanyJob(context: CallContext, jobId: string): Promise<JobLine> {
  const [job] = await readJobLines(context, companyJobs(context).where('q.id', '=', jobId));
  if (job === undefined) throw new RefusedError('notFound');
  return job;
}
