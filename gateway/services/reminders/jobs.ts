import * as z from 'zod/mini';
import { type AnyJobKind, defineJob } from '#gateway/jobs/job-kind.ts';
import { records } from '../records.ts';
import { tellDue } from './tell-due.ts';
import { jobTitles } from './texts/reminder-words.ts';

/** Before people come to work. */
const MORNING = '06:00';

/** The recurring work of this area. */
export const reminderJobs: readonly AnyJobKind[] = [
  defineJob({
    kind: 'reminders.tell',
    area: 'reminders',
    title: jobTitles.tell,
    payload: z.object({}),
    schedule: { every: 'day', at: MORNING },
    async run(context) {
      const { tenantId, jobId, now } = context;
      let messages = 0;
      for (const bound of records.all) {
        if (bound.record.reminders === undefined) continue;
        // What is announced is written down in the same transaction: an attempt that follows tells the rest.
        messages += await context.step(null, (transaction) =>
          tellDue(transaction, { tenantId, requestId: jobId, now }, bound, records),
        );
      }
      return { summary: { messages } };
    },
  }),
];
