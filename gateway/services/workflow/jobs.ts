import * as z from 'zod/mini';
import { type AnyJobKind, defineJob } from '#gateway/jobs/job-kind.ts';
import { followDueTasks } from './due-tasks.ts';
import { jobTitles } from './texts/job-words.ts';

/** The recurring work of approvals. */
export const workflowJobs: readonly AnyJobKind[] = [
  defineJob({
    kind: 'workflow.due',
    area: 'workflow',
    title: jobTitles.due,
    payload: z.object({}),
    schedule: { every: 'interval', minutes: 15 },
    async run(context) {
      const { tenantId, now } = context;
      const summary = await context.step(null, (database) =>
        followDueTasks({ database, tenantId, now }),
      );
      return { summary };
    },
  }),
];
