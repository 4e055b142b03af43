/** One background job, as lists show it. */
import * as z from 'zod/mini';
import { id, moment } from '../kit/atoms.ts';

/** The state of a job. */
export const jobState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']);

/** Every state, in the order of a life. */
export const jobStates = jobState.options;

/** What a file of a job is: its result, or the rows that an import refused. */
export const jobFileRole = z.enum(['result', 'errors']);

/** A file that a job left, until it expires. */
export const jobFile = z.object({
  role: jobFileRole,
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  expiresAt: moment,
});

/** One job. */
export const jobLine = z.object({
  id,
  /** `<area>.<what it does>`. */
  kind: z.string(),
  /** What the kind is called, in the language asked for. */
  title: z.string(),
  state: jobState,
  /** Somebody asked to cancel it; it has not stopped yet. */
  cancelling: z.boolean(),
  done: z.number(),
  /** Null while it is unknown. */
  total: z.nullable(z.number()),
  /** How often it was begun, and how often it may be. */
  attempt: z.number(),
  mostAttempts: z.number(),
  /** Why the last attempt failed, in words; null when none did. */
  error: z.nullable(z.string()),
  /** Who asked for it; null for the system itself. */
  ownerName: z.nullable(z.string()),
  createdAt: moment,
  /** When a waiting job is due. */
  dueAt: z.nullable(moment),
  startedAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  files: z.array(jobFile),
  /** What came of it, for the one who asked: counts, by names that the kind knows. */
  summary: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** What the caller may do with it now. */
  can: z.object({ cancel: z.boolean(), retry: z.boolean(), download: z.boolean() }),
});
