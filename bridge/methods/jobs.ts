import * as z from 'zod/mini';
import { line } from './atoms.ts';
import { defineMethod } from './define.ts';

const jobId = z.string().check(z.minLength(1), z.maxLength(64));
const count = z.int().check(z.gte(0), z.lte(1_000_000_000));

export const startJob = defineMethod({
  name: 'jobs.start',
  request: z.strictObject({
    title: line(80),
    kind: z.enum(['import', 'export', 'other']),
    total: z.optional(count),
    canCancel: z._default(z.boolean(), false),
  }),
  result: z.object({ jobId }),
  capability: 'jobs',
  threats: ['T16'],
  errors: ['busy'],
  perMinute: 20,
  doc: 'Shows long work of the app over the whole portal, in plain text; at most five at once. It ends as interrupted when the frame goes.',
});

export const updateJob = defineMethod({
  name: 'jobs.update',
  request: z.strictObject({ jobId, done: count, total: z.optional(count) }),
  result: z.null(),
  capability: 'jobs',
  threats: ['T16'],
  errors: ['notFound'],
  perMinute: 240,
  doc: 'Says how far a running job of this mount has come.',
});

export const finishJob = defineMethod({
  name: 'jobs.finish',
  request: z.strictObject({
    jobId,
    outcome: z.enum(['done', 'failed', 'cancelled']),
    detail: z.optional(line(200)),
    /** Whether the app can hand out the result once more. */
    again: z._default(z.boolean(), false),
  }),
  result: z.null(),
  capability: 'jobs',
  threats: ['T16'],
  errors: ['notFound'],
  perMinute: 20,
  doc: 'Ends a running job of this mount, with a sentence on what came of it.',
});
