import * as z from 'zod/mini';
import { type AnyJobKind, defineJob } from '#gateway/jobs/job-kind.ts';
import { expireLots } from './balances/expire-lots.ts';
import { grantLeave } from './balances/grant-leave.ts';
import { reevaluateJob } from './policies/reevaluate-job.ts';
import { jobTitles } from './texts/job-titles.ts';

/** The background work of this area. */
export const vacationJobs: readonly AnyJobKind[] = [
  reevaluateJob,
  defineJob({
    kind: 'vacation.grant',
    area: 'vacation',
    title: jobTitles.grant,
    payload: z.object({}),
    schedule: { every: 'day', at: '00:20' },
    async run(context) {
      const { tenantId, now } = context;
      const grants = await context.step(null, (database) =>
        grantLeave({ database, tenantId, now }),
      );
      const lapsed = await context.step(null, (database) =>
        expireLots({ database, tenantId, now }),
      );
      return { summary: { grants, lapsed } };
    },
  }),
];
