import * as z from 'zod/mini';
import { type AnyJobKind, defineJob } from '#gateway/jobs/job-kind.ts';
import { removeOldRows } from './remove-old-rows.ts';
import { jobTitles } from './texts/job-titles.ts';

/** The recurring work of this area. */
export const retentionJobs: readonly AnyJobKind[] = [
  defineJob({
    kind: 'retention.removeOldRows',
    area: 'retention',
    title: jobTitles.removeOldRows,
    payload: z.object({}),
    priority: 'low',
    schedule: { every: 'interval', minutes: 60 },
    async run(context) {
      const rows = await removeOldRows(context.tenantId, context.now(), (body) =>
        context.step(null, body),
      );
      return { summary: { rows } };
    },
  }),
];
