import * as z from 'zod/mini';
import { type AnyJobKind, defineJob } from '#gateway/jobs/job-kind.ts';
import { jobTitles } from './texts/job-words.ts';

/** Milliseconds for which the log of deliveries is kept. */
const kept = 180 * 86_400_000;

/** The recurring work of messages. */
export const messageJobs: readonly AnyJobKind[] = [
  defineJob({
    kind: 'message.tidy',
    area: 'message',
    title: jobTitles.tidy,
    payload: z.object({}),
    schedule: { every: 'day', at: '03:40' },
    async run({ tenantId, now, step }) {
      const before = new Date(now().getTime() - kept);
      const { numDeletedRows } = await step(null, (database) =>
        database
          .deleteFrom('outbox')
          .where('tenant_id', '=', tenantId)
          .where('ended_at', '<', before)
          .executeTakeFirstOrThrow(),
      );
      return { summary: { messages: Number(numDeletedRows) } };
    },
  }),
];
