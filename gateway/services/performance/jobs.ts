import * as z from 'zod/mini';
import { type AnyJobKind, defineJob } from '#gateway/jobs/job-kind.ts';
import { followPeople } from './people/follow-people.ts';
import { jobTitles } from './texts/job-titles.ts';

/** The background work of this area: after the changes of the day have taken effect. */
export const performanceJobs: readonly AnyJobKind[] = [
  defineJob({
    kind: 'performance.people',
    area: 'performance',
    title: jobTitles.people,
    payload: z.object({}),
    schedule: { every: 'day', at: '00:40' },
    async run({ tenantId, now, step }) {
      const files = await step(null, (database) => followPeople({ database, tenantId, now }));
      return { summary: { files } };
    },
  }),
];
