import * as z from 'zod/mini';
import { type AnyJobKind, defineJob } from '#gateway/jobs/job-kind.ts';
import { followDueTasks } from './due-tasks.ts';
import { handOverTasks } from './hand-over.ts';
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
  defineJob({
    kind: 'workflow.handOver',
    area: 'workflow',
    title: jobTitles.handOver,
    payload: z.object({}),
    schedule: { every: 'interval', minutes: 15 },
    async run({ tenantId, now, step }) {
      const summary = await step(null, (database) => handOverTasks({ database, tenantId, now }));
      return { summary };
    },
  }),
  defineJob({
    kind: 'workflow.unsentFiles',
    area: 'workflow',
    title: jobTitles.unsentFiles,
    payload: z.object({}),
    schedule: { every: 'day', at: '03:20' },
    async run({ tenantId, now, step }) {
      const before = new Date(now().getTime() - 30 * 86_400_000);
      const { numDeletedRows } = await step(null, (database) =>
        database
          .deleteFrom('approval_file')
          .where('tenant_id', '=', tenantId)
          .where('approval_id', 'is', null)
          .where('added_at', '<', before)
          .executeTakeFirstOrThrow(),
      );
      return { summary: { files: Number(numDeletedRows) } };
    },
  }),
];
