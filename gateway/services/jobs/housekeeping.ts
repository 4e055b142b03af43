import * as z from 'zod/mini';
import { type AnyJobKind, defineJob } from '#gateway/jobs/job-kind.ts';
import { jobTitles } from './texts/job-titles.ts';

/** How long a job that has ended stays in the lists: recurring work that went well a day, all else a month. */
const SYSTEM_KEPT = 86_400_000;
const KEPT = 30 * 86_400_000;

/** Removes files that have expired, parts that no file has, and jobs that ended long ago. */
const removeOldJobs = defineJob({
  kind: 'jobs.removeOld',
  area: 'jobs',
  title: jobTitles.removeOld,
  payload: z.object({}),
  priority: 'low',
  schedule: { every: 'interval', minutes: 60 },
  async run(context) {
    const { tenantId } = context;
    const now = context.now();
    await context.step(null, async (transaction) => {
      await transaction
        .deleteFrom('job_file')
        .where('tenant_id', '=', tenantId)
        .where('expires_at', '<=', now)
        .execute();
      await transaction
        .deleteFrom('job')
        .where('tenant_id', '=', tenantId)
        .where((where) =>
          where.or([
            where('ended_at', '<', new Date(now.getTime() - KEPT)),
            where.and([
              where('account_id', 'is', null),
              where('state', '=', 'done'),
              where('ended_at', '<', new Date(now.getTime() - SYSTEM_KEPT)),
            ]),
          ]),
        )
        .execute();
      // The parts of a job that has not ended may be those of a file to come.
      await transaction
        .deleteFrom('job_file_part')
        .where('tenant_id', '=', tenantId)
        .where('job_id', 'in', (ended) =>
          ended
            .selectFrom('job')
            .select('id')
            .where('tenant_id', '=', tenantId)
            .where('ended_at', 'is not', null),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('job_file as f')
                .select('f.job_id')
                .where('f.tenant_id', '=', tenantId)
                .whereRef('f.job_id', '=', 'job_file_part.job_id')
                .whereRef('f.role', '=', 'job_file_part.role')
                .whereRef('f.lease_id', '=', 'job_file_part.lease_id'),
            ),
          ),
        )
        .execute();
    });
    return {};
  },
});

/** The recurring work of this area. */
export const housekeepingJobs: readonly AnyJobKind[] = [removeOldJobs];
