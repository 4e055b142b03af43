import * as z from 'zod/mini';
import { type AnyJobKind, defineJob } from '#gateway/jobs/job-kind.ts';
import { checkTrail } from './super-login/check-trail.ts';
import { tellBroken } from './super-login/tell-broken.ts';
import { jobTitles } from './texts/job-titles.ts';

/** The recurring work of this area. */
export const uacJobs: readonly AnyJobKind[] = [
  defineJob({
    kind: 'uac.checkTrail',
    area: 'uac',
    title: jobTitles.checkTrail,
    payload: z.object({}),
    priority: 'low',
    schedule: { every: 'day', at: '03:20' },
    async run({ tenantId, now, read }) {
      const { lines, broken } = await read((transaction) => checkTrail(transaction, tenantId));
      if (broken === null) return { summary: { lines } };
      return {
        summary: { lines, broken: broken.eventId },
        effect: (transaction) => tellBroken({ database: transaction, tenantId, now }, broken),
      };
    },
  }),
];
