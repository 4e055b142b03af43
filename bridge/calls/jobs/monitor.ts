/** What is known of one job besides its line: how long it waits and runs, when it is due again, how it went before. */
import * as z from 'zod/mini';
import { id, moment } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { jobLine, jobState } from './job-line.ts';

/** How many earlier runs of the same kind are returned. */
export const earlierRuns = 5;

/** When recurring work is due, by the clock of the company: `day` counts in the month, `weekday` from Monday as 1. */
export const jobSchedule = z.object({
  every: z.enum(['interval', 'day', 'week', 'month']),
  minutes: z.nullable(z.number()),
  weekday: z.nullable(z.number()),
  day: z.nullable(z.number()),
  /** `HH:MM`. */
  at: z.nullable(z.string()),
  timeZone: z.string(),
  nextAt: moment,
});

export const getTaskMonitorDetail = defineCall({
  name: 'message.task.monitor',
  path: '/gateway/message/web/taskMonitor/getTaskMonitorDetail',
  service: 'message',
  request: z.strictObject({ jobId: id }),
  result: z.object({
    job: jobLine,
    /** Milliseconds from when it was due to its last start, and from there to its end; until now while they last. */
    waited: z.nullable(z.number()),
    ran: z.nullable(z.number()),
    /** Jobs of the company that come before it while it waits. */
    ahead: z.number(),
    /** Null for a job that somebody asked for. */
    schedule: z.nullable(jobSchedule),
    /** Earlier jobs of the same kind that the caller sees, the last one first. */
    earlier: z.array(
      z.object({
        id,
        state: jobState,
        createdAt: moment,
        /** Milliseconds from start to end; null for one that never began. */
        ran: z.nullable(z.number()),
        error: z.nullable(z.string()),
      }),
    ),
  }),
  access: { kind: 'session' },
  errors: ['notFound'],
  doc: 'Returns the progress of one job with its waiting and running time, its place in the queue, its schedule and the runs before: the own jobs, or all of the company for who looks after them.',
});
