import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { ResumeFile } from './keep-read.ts';
import { readResumeJob } from './read-resume-job.ts';

type Rows = Pick<CallContext, 'database' | 'tenantId' | 'locale' | 'now'>;

/** Has a résumé read by a job; asked again within the hour, the job that is there does it. */
export async function enqueueReading(
  { database, tenantId, locale, now }: Rows,
  { candidateId, fileId }: ResumeFile,
): Promise<void> {
  const owner = { tenantId, accountId: null, locale, app: null };
  const hour = now().toISOString().slice(0, 13);
  const key = `${candidateId} ${fileId} ${hour}`;
  await enqueue(database, owner, readResumeJob, { candidateId, fileId }, { now: now(), key });
}
