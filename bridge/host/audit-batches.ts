import type { AuditEntry } from './audit.ts';
import { type Batches, createBatches, type SendBatch } from './batches.ts';

/** The numbers of the batches of the trail, in entries and milliseconds. */
export const batchLimits = {
  /** An hour without a network is not worth more memory than this. */
  waiting: 1_000,
  /** With the longest names they fit into 64 KiB. */
  entries: 100,
  interval: 10_000,
  leastPause: 1_000,
  mostPause: 5 * 60_000,
  flushed: 1,
} as const;

/** Collects the calls of apps. */
export function createAuditBatches(send: SendBatch<AuditEntry>): Batches<AuditEntry> {
  return createBatches({
    limits: batchLimits,
    send,
    // Calls that were served matter more than a flood of refused ones, which could be made to push them out.
    givesWay: ({ decision }) => decision === 'refused',
  });
}
